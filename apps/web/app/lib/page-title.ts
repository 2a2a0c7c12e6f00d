import type { Picture } from '@shop/contract/pictures';
import { getLocale } from '@shop/messages';
import type { MetaDescriptor } from 'react-router';
import type { RootData } from '~/root.tsx';
import { plainSource } from '~/ui/picture-source.ts';

type Matches = readonly (
  | { readonly id: string; readonly pathname?: string; readonly loaderData?: unknown }
  | undefined
)[];

type More = {
  /** For sharing; the shop's own picture where a page has none. */
  readonly picture?: Picture | null;
  readonly type?: 'website' | 'article' | 'product';
  /** With a query, where that makes it another page. */
  readonly path?: string;
  /** What search engines read of the page besides its text. */
  readonly structuredData?: (publicUrl: string) => readonly object[];
};

export const rootOf = (matches: Matches): RootData | undefined =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;

const ogLocales = { lt: 'lt_LT', en: 'en_IE' };

/** Where one is, then whose shop it is. */
export const pageMeta = (
  matches: Matches,
  title: string,
  description?: string,
  { picture, type = 'website', path, structuredData }: More = {},
): MetaDescriptor[] => {
  const root = rootOf(matches);
  const fullTitle = root ? `${title} – ${root.shop.name}` : title;
  const basics: MetaDescriptor[] = [
    { title: fullTitle },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
  if (!root) return basics;
  // However it was written, a page has one address.
  const url = new URL(path ?? matches.at(-1)?.pathname?.toLowerCase() ?? '/', root.publicUrl).href;
  const image = plainSource((picture ?? root.shop.heroPicture)?.files ?? []);
  const shared = {
    'og:site_name': root.shop.name,
    'og:title': title,
    'og:description': description,
    'og:type': type,
    'og:url': url,
    'og:locale': ogLocales[getLocale()],
    'og:image': image && new URL(image, root.publicUrl).href,
  };
  return [
    ...basics,
    { tagName: 'link', rel: 'canonical', href: url },
    ...Object.entries(shared).flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(structuredData?.(root.publicUrl) ?? []).map((each) => ({ 'script:ld+json': each })),
  ];
};
