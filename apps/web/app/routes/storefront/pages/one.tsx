import { fixedPages } from '@shop/contract/pages';
import { redirect } from 'react-router';
import { beginningOf, ContentPage } from '~/features/content/pages/content-page.tsx';
import { t } from '~/lib/format.ts';
import { guestPageHeaders } from '~/lib/guest-page.ts';
import { orNotFound } from '~/lib/not-found.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import type { Route } from './+types/one.ts';

export const headers = guestPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, t(loaderData.page.name), beginningOf(t(loaderData.page.content)), {
        picture: loaderData.page.picture,
      })
    : [];

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  // A page has one address.
  if (fixedPages.some((fixed) => fixed === slug)) throw redirect(`/${slug}`, 301);
  const page = await orNotFound(context.get(apiContext)('GET /p/{slug}', { params: { slug } }));
  return { page: page.data };
}

export default function OwnersPage({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />;
}
