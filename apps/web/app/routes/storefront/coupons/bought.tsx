import { m } from '@shop/messages';
import { redirect } from 'react-router';
import { checkOutId } from '~/features/selling/check-outs/check-out-data.server.ts';
import {
  actOnCouponOrder,
  askAboutCoupons,
  followCouponLink,
  loadCouponOrder,
} from '~/features/selling/coupons/coupon-order-data.server.ts';
import { CouponOrderView } from '~/features/selling/coupons/coupon-order-view.tsx';
import { couponPaths } from '~/lib/coupon-paths.ts';
import { apiContext, pageContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { alsoWhenRefused } from '~/lib/revalidation.ts';
import { Container } from '~/ui/page-section.tsx';
import type { Route } from './+types/bought.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(
    matches,
    loaderData ? m.coupon_order_number({ number: loaderData.order.number }) : m.coupons_title(),
  ),
  { name: 'robots', content: 'noindex' },
];

/** Where the payment provider leads back to says how it went; that is not taken from the address. */
const fromBank = ['order-token', 'error-message'];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const id = checkOutId(params.id);
  const token = url.searchParams.get('token');
  if (token !== null) await followCouponLink(api, id, token);
  if (fromBank.some((name) => url.searchParams.has(name))) {
    await askAboutCoupons(api, id);
    throw redirect(couponPaths.returned(id));
  }
  if (token !== null) throw redirect(couponPaths.bought(id));
  const { now } = context.get(pageContext);
  return { ...(await loadCouponOrder(api, id)), isReturned: url.searchParams.has('returned'), now };
}

export const shouldRevalidate = alsoWhenRefused;

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnCouponOrder(context.get(apiContext), checkOutId(params.id), await request.formData());
}

export default function BoughtCoupons({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container className="py-8 lg:py-12">
      <CouponOrderView {...loaderData} outcome={actionData} />
    </Container>
  );
}
