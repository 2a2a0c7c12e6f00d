import { m } from '@shop/messages';
import { t } from '~/lib/format.ts';
import { apiContext, pageContext } from '~/lib/page-context.ts';
import { paths } from '~/lib/paths.ts';
import { element, guestDocument } from '~/lib/xml.ts';
import type { Route } from './+types/feed.ts';

/** The newest articles for feed readers, in the visitor's language. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const api = context.get(apiContext);
  const { publicUrl, locale } = context.get(pageContext);
  const [shop, articles] = await Promise.all([
    api('GET /shop'),
    api('GET /blog-articles', { query: { perPage: 20 } }),
  ]);
  const at = (path: string) => new URL(path, publicUrl).href;
  const items = articles.data.map((article) => {
    const link = at(paths.blogArticle(article.id));
    const parts = [
      element('title', t(article.name)),
      element('link', link),
      element('guid', link),
      element('pubDate', new Date(article.publishedAt).toUTCString()),
      element('description', t(article.excerpt)),
    ];
    return `<item>${parts.join('')}</item>`;
  });
  const channel = [
    element('title', `${m.nav_blog()} – ${shop.data.name}`),
    element('link', at(paths.blog())),
    element('description', m.blog_description()),
    element('language', locale),
    `<atom:link href="${at(paths.blogFeed())}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ];
  return guestDocument(
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}</channel></rss>`,
    'application/rss+xml',
  );
}
