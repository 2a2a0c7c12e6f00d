import { fixedPages } from '@shop/contract/pages';
import { allPages } from '~/lib/all-pages.ts';
import { apiContext, pageContext } from '~/lib/page-context.ts';
import { paths } from '~/lib/paths.ts';
import { element, guestDocument } from '~/lib/xml.ts';
import type { Route } from './+types/sitemap.ts';

type Entry = { readonly path: string; readonly changed?: string };

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const api = context.get(apiContext);
  const { publicUrl } = context.get(pageContext);
  const [kits, articles, pages, individual] = await Promise.all([
    allPages((query) => api('GET /meal-kits', { query })),
    allPages((query) => api('GET /blog-articles', { query })),
    allPages((query) => api('GET /pages', { query })),
    api('GET /individual-order-settings'),
  ]);
  const isFixed = (slug: string) => fixedPages.some((each) => each === slug);
  const entries: Entry[] = [
    ...[
      paths.home(),
      paths.mealKits(),
      paths.weekMenu(),
      paths.prices(),
      paths.faq(),
      paths.contacts(),
      paths.coupons(),
      paths.christmas(),
    ].map((path) => ({ path })),
    ...(individual.data.isEnabled ? [{ path: paths.individualOrder() }] : []),
    ...kits.map((kit) => ({ path: paths.mealKit(kit.id) })),
    { path: paths.blog() },
    ...articles.map((each) => ({ path: paths.blogArticle(each.id), changed: each.publishedAt })),
    ...pages.map(({ slug, date }) => ({
      path: isFixed(slug) ? `/${slug}` : paths.page(slug),
      changed: date,
    })),
  ];
  const urls = entries.map(({ path, changed }) => {
    const place = element('loc', new URL(path, publicUrl).href);
    return `<url>${place}${changed ? element('lastmod', changed.slice(0, 10)) : ''}</url>`;
  });
  return guestDocument(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
    'application/xml',
  );
}
