import { pageContext } from '~/lib/page-context.ts';
import { paths } from '~/lib/paths.ts';
import { guestDocument } from '~/lib/xml.ts';
import type { Route } from './+types/robots.ts';

/** Of no use to anybody who searches. */
const closed = [
  '/api/',
  '/admin',
  '/user',
  '/auth',
  '/check-out',
  paths.cart(),
  paths.language(),
  paths.cookies(),
  paths.confirmDeletion(),
  // The same page with one of its dishes open, or another day of its menu.
  '/*?*dish=',
  '/*?*day=',
];

export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(pageContext);
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ];
  return guestDocument(lines.join('\n'), 'text/plain');
}
