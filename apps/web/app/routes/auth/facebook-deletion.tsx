import { m } from '@shop/messages';
import { AuthPage } from '~/features/people/account/auth-page.tsx';
import { pageMeta } from '~/lib/page-title.ts';
import { Notice } from '~/ui/notice.tsx';
import type { Route } from './+types/facebook-deletion.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.facebook_deletion_title());

export const loader = ({ url }: Route.LoaderArgs) => ({
  code: (url.searchParams.get('code') ?? '').replace(/[^\w-]/g, '').slice(0, 40),
});

/** Where Facebook sends people who want to know what became of their request: it is carried out as it comes. */
export default function FacebookDeletion({ loaderData }: Route.ComponentProps) {
  return (
    <AuthPage title={m.facebook_deletion_title()}>
      <Notice tone="success" title={m.facebook_deletion_done()}>
        {loaderData.code && m.facebook_deletion_code({ code: loaderData.code })}
      </Notice>
    </AuthPage>
  );
}
