import { m } from '@shop/messages';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { actOnCheckOut, loadCheckOut } from '~/features/selling/check-outs/check-out-data.server.ts';
import { CheckOutView } from '~/features/selling/check-outs/check-out-view.tsx';
import { returnedIn } from '~/features/selling/check-outs/returned.ts';
import { idOrNotFound } from '~/lib/not-found.ts';
import { apiContext, pageContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { alsoWhenRefused } from '~/lib/revalidation.ts';
import { linkLook } from '~/ui/link-look.ts';
import type { Route } from './+types/check-out.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, loaderData ? m.order_number({ number: loaderData.checkOut.number }) : m.orders_title());

/** The account's layout gives it the whole width. */
export const handle = { isWide: true };

export const loader = async ({ context, params, url }: Route.LoaderArgs) => ({
  ...(await loadCheckOut(context.get(apiContext), idOrNotFound(params.id), context.get(pageContext).now)),
  returned: returnedIn(url),
});

export const shouldRevalidate = alsoWhenRefused;

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnCheckOut(context.get(apiContext), idOrNotFound(params.id), await request.formData());
}

export default function AccountCheckOut({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Link to={paths.userCheckOuts()} className={linkLook({ kind: 'strong' })}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        {m.orders_title()}
      </Link>
      <CheckOutView {...loaderData} outcome={actionData} />
    </>
  );
}
