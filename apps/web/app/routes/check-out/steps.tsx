import type { DeliveryMethod } from '@shop/domain/constants';
import { m } from '@shop/messages';
import { useEffect, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';
import { type CartItem, useCartItems } from '~/features/selling/cart/items.ts';
import { useCartOptions } from '~/features/selling/cart/options.ts';
import { priceOf, shopNow, useOffer } from '~/features/selling/cart/priced.ts';
import { CheckOutSummary } from '~/features/selling/check-out/check-out-summary.tsx';
import type { CheckOutContext } from '~/features/selling/check-out/context.ts';
import { meetViewer, useCheckOutState } from '~/features/selling/check-out/state.ts';
import {
  type CheckOutStep,
  stepAt,
  stepPaths,
  steps,
  stepRedirect,
  withOnlyChoices,
} from '~/features/selling/check-out/steps.ts';
import { allPages } from '~/lib/all-pages.ts';
import { phoneNumber } from '~/lib/format.ts';
import { hasSession } from '~/lib/has-session.ts';
import { apiContext } from '~/lib/page-context.ts';
import { paths } from '~/lib/paths.ts';
import { useRoot } from '~/lib/use-root.ts';
import { buttonLook } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Container } from '~/ui/page-section.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { Steps } from '~/ui/steps.tsx';
import type { Route } from './+types/steps.ts';

/** Everything that can be chosen; what is in the cart and what was filled in only the browser knows. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [list, points, methods, times, payments] = await Promise.all([
    api('GET /price-list'),
    hasSession(request) ? api('GET /discount-points').catch(() => null) : null,
    api('GET /delivery-methods'),
    allPages((query) => api('GET /delivery-times', { query })),
    api('GET /payment-methods'),
  ]);
  const { toHands, leaveAtDoor, takeOutside } = methods.data;
  const isOn = { to_hands: toHands, leave_at_door: leaveAtDoor, take_outside: takeOutside };
  return {
    list: list.data,
    points: points?.data.balance ?? 0,
    methods: (Object.keys(isOn) as DeliveryMethod[]).filter((method) => isOn[method]),
    times,
    payments: payments.data,
  };
}

const stepNames: Readonly<Record<CheckOutStep, () => string>> = {
  buyer: m.check_out_step_buyer,
  delivery: m.check_out_step_delivery,
  payment: m.check_out_step_payment,
};

const stepTitles: Readonly<Record<CheckOutStep, () => string>> = {
  buyer: m.check_out_buyer_title,
  delivery: m.check_out_delivery_title,
  payment: m.check_out_payment_title,
};

export default function CheckOutSteps({ loaderData }: Route.ComponentProps) {
  const step = stepAt(useLocation().pathname);
  const items = useCartItems();
  const { viewer } = useRoot();
  const { cities } = loaderData.list;
  useEffect(() => meetViewer(viewer, cities), [viewer, cities]);
  return (
    <Container className="py-6 lg:py-10">
      <Steps
        label={m.check_out_steps()}
        doneLabel={m.check_out_step_done()}
        current={step}
        steps={steps.map((key) => ({ key, label: stepNames[key]() }))}
        renderLink={(each, className, content) => (
          <Link to={stepPaths[each.key as CheckOutStep]()} className={className}>
            {content}
          </Link>
        )}
        className="mx-auto mb-6 max-w-xl lg:mb-10"
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-12">
        {items === null ? (
          <Waiting title={stepTitles[step]()} />
        ) : (
          <Step step={step} items={items} {...loaderData} />
        )}
      </div>
    </Container>
  );
}

function Waiting({ title }: { title: string }) {
  const { shop } = useRoot();
  return (
    <>
      <div aria-busy="true" className="grid gap-6">
        <h1 className="text-3xl">{title}</h1>
        <noscript>
          <Notice tone="warn">{m.check_out_needs_script({ phone: phoneNumber(shop.company.phone) })}</Notice>
        </noscript>
        {/* As high as the screen, so that the footer does not move in sight when the step comes. */}
        <Skeleton shape="block" className="h-dvh" />
      </div>
      <Skeleton shape="block" className="h-72 max-lg:hidden" />
    </>
  );
}

type StepProps = { step: CheckOutStep; items: readonly CartItem[] } & Route.ComponentProps['loaderData'];

function Step({ step, items, list, points, methods, times, payments }: StepProps) {
  const options = useCartOptions();
  const kept = useCheckOutState();
  const offer = useOffer(list);
  const navigate = useNavigate();
  const [isPlaced, setPlaced] = useState(false);
  const priced = priceOf(items, options, offer, { now: shopNow(list), pointsBalance: points });
  const ofCity = times.filter(({ cityId }) => cityId === priced.input.cityId);
  const delivery = { methods, timeIds: ofCity.map(({ id }) => id) };
  const state = withOnlyChoices(kept, delivery);
  const instead = isPlaced ? null : stepRedirect(step, items.length, state, delivery);
  useEffect(() => {
    if (instead !== null) void navigate(instead, { replace: true });
  }, [instead, navigate]);
  if (instead !== null || isPlaced) return <Waiting title={stepTitles[step]()} />;
  const context: CheckOutContext = {
    items,
    options,
    state,
    list,
    offer,
    priced,
    delivery,
    times: ofCity,
    payments,
    onPlaced: () => setPlaced(true),
  };
  const isBroken = priced.items.includes(null);
  return (
    <>
      <div className="grid min-w-0 gap-6">
        <h1 className="text-3xl">{stepTitles[step]()}</h1>
        {isBroken && (
          <Notice
            tone="danger"
            action={
              <Link to={paths.cart()} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
                {m.check_out_go_to_cart()}
              </Link>
            }
          >
            {m.check_out_cart_problem()}
          </Notice>
        )}
        <Outlet context={context} />
      </div>
      <CheckOutSummary items={items} list={list} priced={priced} />
    </>
  );
}
