import { beginningOf, ContentPage } from '~/features/content/pages/content-page.tsx';
import { EuEmblem } from '~/features/content/pages/eu-emblem.tsx';
import { t } from '~/lib/format.ts';
import { guestPageHeaders } from '~/lib/guest-page.ts';
import { orNotFound } from '~/lib/not-found.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import type { Route } from './+types/fixed.ts';

export const headers = guestPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta(matches, t(loaderData.page.name), beginningOf(t(loaderData.page.content))) : [];

/** Terms, privacy, EU support, accessibility: the owner writes them, their address is the shop's. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const slug = url.pathname.slice(1);
  const page = await orNotFound(context.get(apiContext)('GET /p/{slug}', { params: { slug } }));
  return { page: page.data };
}

export default function FixedPage({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  return <ContentPage page={page}>{`/${page.slug}` === paths.euSupport() && <EuEmblem />}</ContentPage>;
}
