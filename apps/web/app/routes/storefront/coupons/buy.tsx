import { ApiError } from '@shop/contract/client';
import { COUPON_SEND_DAYS } from '@shop/domain/coupons';
import { addDays, dayInVilnius } from '@shop/domain/day';
import { m } from '@shop/messages';
import { Gift } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, redirect, redirectDocument } from 'react-router';
import { CouponCard } from '~/features/selling/coupons/coupon-card.tsx';
import { CouponForm } from '~/features/selling/coupons/coupon-form.tsx';
import {
  type CardTyped,
  cardTypedIn,
  couponOrderBody,
  OTHER_AMOUNT,
} from '~/features/selling/coupons/coupon-typed.ts';
import { noOnlineMethods } from '~/features/selling/check-outs/check-out-data.ts';
import { attemptHeaders } from '~/lib/attempt-headers.ts';
import { couponPaths } from '~/lib/coupon-paths.ts';
import { apiContext, pageContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { refused } from '~/lib/refusal.ts';
import { useConversion } from '~/lib/use-conversion.ts';
import { buttonLook } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { Container } from '~/ui/page-section.tsx';
import type { Route } from './+types/buy.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, m.coupons_title(), m.coupons_description());

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [settings, online] = await Promise.all([
    api('GET /coupon-settings'),
    api('GET /payments/payment-methods').catch(() => ({ data: noOnlineMethods })),
  ]);
  const first = dayInVilnius(new Date(context.get(pageContext).now));
  return {
    settings: settings.data,
    online: online.data,
    days: { first, last: addDays(first, COUPON_SEND_DAYS) },
  };
}

/** What the API says of the amount stands beside where it was chosen. */
const besideItsField = (error: unknown, form: FormData): unknown => {
  if (!(error instanceof ApiError)) return error;
  const { amountCents, ...errors } = error.errors;
  if (!amountCents) return error;
  const field = form.get('amount') === OTHER_AMOUNT ? 'otherAmount' : 'amount';
  return Object.assign(error, { errors: { ...errors, [field]: amountCents } });
};

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const store = (headers: Readonly<Record<string, string>>) =>
    context.get(apiContext)('POST /coupon-orders/store', { body: couponOrderBody(form), headers });
  let order;
  try {
    order = await store(attemptHeaders(form)).catch((error: unknown) => {
      // Back from the bank, something else is wanted: that is another order.
      if (error instanceof ApiError && error.code === 'key_reused') return store({});
      throw error;
    });
  } catch (error) {
    return refused(besideItsField(error, form), form, ['attempt']);
  }
  const { id, paymentUrl } = order.data;
  throw paymentUrl === null ? redirect(couponPaths.bought(id)) : redirectDocument(paymentUrl);
}

const nothingTyped: CardTyped = {
  amountCents: 0,
  pieces: 1,
  design: 'beet',
  recipientName: '',
  giverName: '',
  message: '',
};

export default function BuyCoupons({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, online, days } = loaderData;
  const { amountsCents, minCents } = settings;
  const middle = amountsCents[Math.floor((amountsCents.length - 1) / 2)] ?? minCents;
  const [card, setCard] = useState<CardTyped>({ ...nothingTyped, amountCents: middle });
  const area = useRef<HTMLDivElement>(null);
  const look = (): void => {
    const form = area.current?.querySelector('form');
    if (form) setCard(cardTypedIn(new FormData(form)));
  };
  // The form may hold what was typed before the page came, or came anew.
  useEffect(look, [actionData]);
  useConversion({ name: 'ViewContent', valueCents: middle }, 'coupons');
  if (!settings.isEnabled)
    return (
      <Container className="py-12">
        <EmptyState
          icon={<Gift aria-hidden="true" />}
          title={m.coupons_off_title()}
          text={m.coupons_off_text()}
          action={
            <Link to={couponPaths.balance()} className={buttonLook({ variant: 'secondary' })}>
              {m.coupon_balance_link()}
            </Link>
          }
        />
      </Container>
    );
  return (
    <Container className="pt-8 pb-10 lg:pt-14">
      <div className="max-w-2xl">
        <h1 className="text-5xl">{m.coupons_title()}</h1>
        <p className="mt-3 text-lg">{m.coupons_intro()}</p>
        <p className="mt-2">
          <Link to={couponPaths.balance()} className={linkLook()}>
            {m.coupon_balance_link()}
          </Link>
        </p>
      </div>
      <div className="mt-8 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] lg:gap-10">
        <div className="lg:sticky lg:top-24 lg:order-2 lg:self-start">
          <CouponCard {...card} />
        </div>
        <div ref={area} onInput={look} className="min-w-0">
          <CouponForm
            settings={settings}
            online={online}
            refusal={actionData}
            days={days}
            card={card}
            onPieces={(pieces) => setCard((before) => ({ ...before, pieces }))}
          />
        </div>
      </div>
    </Container>
  );
}
