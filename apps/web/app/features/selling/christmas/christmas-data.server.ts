import { ApiError, type Client } from '@shop/contract/client';
import type { CartQuote } from '@shop/contract/quotes';
import type { CouponRefusal } from '@shop/domain/coupons';
import type { DeliveryMethod } from '@shop/domain/constants';
import { m } from '@shop/messages';
import { couponRefusalText } from '@shop/messages/codes';
import { data, redirect, redirectDocument } from 'react-router';
import { noOnlineMethods } from '~/features/selling/check-outs/check-out-data.ts';
import { attemptHeaders } from '~/lib/attempt-headers.ts';
import { textIn } from '~/lib/form-values.ts';
import { paths } from '~/lib/paths.ts';
import { type Refusal, refused, typedIn } from '~/lib/refusal.ts';
import { christmasBody, formField, isAsShown, seenPrices, setsIn } from './christmas-typed.ts';
import { setsCost } from './sets-cost.ts';

const seasonAndKit = async (api: Client) => {
  const { data: season } = await api('GET /christmas-settings');
  const { mealKitId } = season;
  const found =
    mealKitId === null
      ? null
      : await api('GET /meal-kits/{id}', { params: { id: mealKitId } }).catch((error: unknown) => {
          // It was hidden or deleted.
          if (error instanceof ApiError && error.status === 404) return null;
          throw error;
        });
  return { season, kit: found?.data ?? null };
};

export const loadChristmas = async (api: Client) => {
  const [{ season, kit }, online, payments, methods] = await Promise.all([
    seasonAndKit(api),
    api('GET /payments/payment-methods').catch(() => ({ data: noOnlineMethods })),
    api('GET /payment-methods'),
    api('GET /delivery-methods'),
  ]);
  const { toHands, leaveAtDoor, takeOutside } = methods.data;
  const isOn = { to_hands: toHands, leave_at_door: leaveAtDoor, take_outside: takeOutside };
  return {
    season: kit ? season : { ...season, phase: 'off' as const },
    kit,
    online: online.data,
    canPay: payments.data.montonio,
    methods: (Object.keys(isOn) as DeliveryMethod[]).filter((method) => isOn[method]),
  };
};

/** A coupon that does not count is told beside its field; the price is another one without it. */
const couponFault = (error: ApiError): string | null => {
  if (error.code !== 'prices_updated') return null;
  const { coupons } = error.data as CartQuote;
  const wrong = coupons.find(({ accepted }) => !accepted);
  return wrong ? `${wrong.code}: ${couponRefusalText((wrong.reason ?? 'unknown') as CouponRefusal)}` : null;
};

/** What the API says, under the names of the form. */
const besideItsField = (error: unknown, hasWay: boolean): unknown => {
  if (!(error instanceof ApiError)) return error;
  const errors: Record<string, readonly string[]> = {};
  for (const [name, texts] of Object.entries(error.errors)) errors[formField(name)] ??= texts;
  const coupon = couponFault(error);
  if (coupon) errors['coupons'] = [coupon];
  if (!hasWay) errors['christmasWayId'] = [m.christmas_way_required()];
  return Object.assign(error, { errors });
};

/** Places the order and goes to the bank; with coupons that pay all of it, to the order. */
export const orderChristmas = async (api: Client, form: FormData) => {
  const { season, kit } = await seasonAndKit(api);
  const way = season.ways.find(({ id }) => String(id) === textIn(form, 'christmasWayId'));
  if (!kit) throw redirect(paths.christmas());
  const secret = ['attempt'];
  if (way && !isAsShown(form, way.id, seenPrices(setsCost(kit, 1), season.ways)))
    return data(
      { message: m.christmas_prices_updated(), errors: {}, values: typedIn(form, secret) } satisfies Refusal,
      { status: 409 },
    );
  const expectedTotalCents = setsCost(kit, setsIn(form)) + (way?.priceCents ?? 0);
  const body = christmasBody(form, { mealKitId: kit.id, way, expectedTotalCents });
  const place = (headers: Readonly<Record<string, string>>) => api('POST /check-outs', { body, headers });
  let placed;
  try {
    placed = await place(attemptHeaders(form)).catch((error: unknown) => {
      // Back from the bank, something else is wanted: that is another order.
      if (error instanceof ApiError && error.code === 'key_reused') return place({});
      throw error;
    });
  } catch (error) {
    return refused(besideItsField(error, way !== undefined), form, secret);
  }
  const { id, paymentUrl } = placed.data;
  throw paymentUrl === null ? redirect(paths.placedCheckOut(id)) : redirectDocument(paymentUrl);
};

/** Asks for the reminder; whoever has, is told so by the address. */
export const askForReminder = async (api: Client, form: FormData) => {
  const body = { email: textIn(form, 'email'), website: textIn(form, 'website') };
  try {
    await api('POST /christmas-reminders', { body });
  } catch (error) {
    return refused(error, form, ['website']);
  }
  throw redirect(`${paths.christmas({ issiusta: '1' })}#priminimas`);
};
