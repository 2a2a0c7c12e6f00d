import type { BlogArticle } from '@shop/contract/blog-articles';
import { t } from '../format.ts';
import { paths } from '../paths.ts';
import { at, context, images } from './schema-org.ts';

export const article = (publicUrl: string, each: BlogArticle, shopName: string) => ({
  '@context': context,
  '@type': 'Article',
  headline: t(each.name),
  description: t(each.excerpt),
  image: images(publicUrl, each.pictures),
  datePublished: each.publishedAt,
  author: { '@type': 'Organization', name: shopName },
  publisher: { '@type': 'Organization', name: shopName, logo: at(publicUrl, '/icon.svg') },
  mainEntityOfPage: at(publicUrl, paths.blogArticle(each.id)),
});
