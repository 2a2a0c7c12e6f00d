import { m } from '@shop/messages';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { actOnOrder, loadOrder, orderId } from '~/features/selling/check-outs/check-out-data.server.ts';
import { OrderView } from '~/features/selling/check-outs/check-out-view.tsx';
import { apiContext, pageContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { alsoWhenRefused } from '~/lib/revalidation.ts';
import { linkLook } from '~/ui/link-look.ts';
import type { Route } from './+types/order.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, loaderData ? m.order_number({ number: loaderData.checkOut.number }) : m.orders_title());

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadOrder(context.get(apiContext), orderId(params.id), context.get(pageContext).now);

export const shouldRevalidate = alsoWhenRefused;

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnOrder(context.get(apiContext), orderId(params.id), await request.formData());
}

export default function AccountOrder({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Link to={paths.userOrders()} className={linkLook({ kind: 'strong' })}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        {m.orders_title()}
      </Link>
      <OrderView {...loaderData} outcome={actionData} />
    </>
  );
}
