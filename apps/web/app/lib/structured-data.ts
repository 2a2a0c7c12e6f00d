import type { BlogArticle } from '@shop/contract/blog-articles';
import type { FaqItem } from '@shop/contract/faq';
import type { MealKit } from '@shop/contract/meal-kits';
import type { Picture } from '@shop/contract/pictures';
import type { Shop } from '@shop/contract/shop';
import { plainText } from '@shop/domain/plain-text';
import { lowestDayPrice, periodPrices } from '@shop/domain/pricing/past-prices';
import { plainSource } from '~/ui/picture-source.ts';
import { t } from './format.ts';
import { paths } from './paths.ts';

/** What search engines read, in the words of schema.org. */

const context = 'https://schema.org';

const at = (publicUrl: string, path: string): string => new URL(path, publicUrl).href;

const images = (publicUrl: string, pictures: readonly Picture[]): string[] =>
  pictures.flatMap(({ files }) => plainSource(files) ?? []).map((file) => at(publicUrl, file));

export const organization = (publicUrl: string, { name, company, social, slogan }: Shop) => ({
  '@context': context,
  '@type': 'Organization',
  name,
  legalName: company.name,
  slogan: t(slogan),
  url: at(publicUrl, paths.home()),
  logo: at(publicUrl, '/icon.svg'),
  vatID: company.vatCode,
  email: company.email,
  telephone: company.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.street,
    postalCode: company.postalCode,
    addressLocality: company.city,
    addressCountry: 'LT',
  },
  sameAs: Object.values(social).filter((each) => each !== ''),
});

export const breadcrumbList = (
  publicUrl: string,
  crumbs: readonly { readonly label: string; readonly to: string }[],
) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: at(publicUrl, to),
  })),
});

const euros = (cents: number): string => (cents / 100).toFixed(2);

/** A day's prices with the kit's discount taken off, as its page shows them: one for each choice of calories and period. */
const dayPrices = (kit: MealKit): number[] =>
  periodPrices(kit).flatMap((price) => lowestDayPrice([price], kit.periods) ?? []);

export const product = (publicUrl: string, kit: MealKit, brand: string) => {
  const prices = dayPrices(kit);
  return {
    '@context': context,
    '@type': 'Product',
    name: t(kit.name),
    description: t(kit.tagline),
    sku: String(kit.id),
    brand: { '@type': 'Brand', name: brand },
    image: images(publicUrl, kit.pictures),
    ...(prices.length > 0 && {
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'EUR',
        lowPrice: euros(Math.min(...prices)),
        highPrice: euros(Math.max(...prices)),
        offerCount: prices.length,
        availability: 'https://schema.org/InStock',
        url: at(publicUrl, paths.mealKit(kit.id)),
      },
    }),
  };
};

export const faqPage = (items: readonly FaqItem[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: t(question),
    acceptedAnswer: { '@type': 'Answer', text: plainText(t(answer)) },
  })),
});

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
