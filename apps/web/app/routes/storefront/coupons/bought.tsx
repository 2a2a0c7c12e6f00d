import { m } from '@shop/messages';
import { arrive } from '~/features/selling/check-outs/arrival.server.ts';
import {
  actOnCouponOrder,
  askAboutCoupons,
  followCouponLink,
  loadCouponOrder,
} from '~/features/selling/coupons/coupon-order-data.server.ts';
import { CouponOrderView } from '~/features/selling/coupons/coupon-order-view.tsx';
import { couponPaths } from '~/lib/coupon-paths.ts';
import { idOrNotFound } from '~/lib/not-found.ts';
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

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const id = idOrNotFound(params.id);
  await arrive(url, {
    follow: (token) => followCouponLink(api, id, token),
    askBank: async () => {
      await askAboutCoupons(api, id);
      return couponPaths.returned(id);
    },
    page: couponPaths.bought(id),
  });
  const { now } = context.get(pageContext);
  return { ...(await loadCouponOrder(api, id)), isReturned: url.searchParams.has('returned'), now };
}

export const shouldRevalidate = alsoWhenRefused;

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnCouponOrder(context.get(apiContext), idOrNotFound(params.id), await request.formData());
}

export default function BoughtCoupons({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container className="py-8 lg:py-12">
      <CouponOrderView {...loaderData} outcome={actionData} />
    </Container>
  );
}
