import { ApiError, type Client } from '@shop/contract/client';
import { addDays, dayInVilnius } from '@shop/domain/day';
import { aBuyer, type CheckOutBody, orderFor } from '../paying-shop.ts';
import { changeMind } from './second-thoughts.ts';
import type { Storm } from './storm.ts';
import { patiently, type Sightings, visitor } from './visits.ts';
import { prepareWishes } from './buyer-plans.ts';

type Cart = Parameters<typeof orderFor>[1];

/** What people do at a bank. */
const habits: readonly (readonly string[])[] = [
  ['pay'],
  ['pay_told_twice'],
  ['cancel', 'pay'],
  ['pay_late', 'pay'],
  ['pay_late'],
  [],
];

/** A button at the bank, pressed until the bank has heard it. */
const press = (paymentUrl: string, action: string): Promise<void> =>
  patiently(async () => {
    const { status } = await fetch(paymentUrl, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `action=${action}`,
    });
    if (status >= 500) throw new TypeError(`the bank answered ${status}`);
  });

/** A kit of the demo shop, a week from now: the bank lives by the wall's clock, and so the shop has to. */
const demoCart = async (client: Client): Promise<Cart> => {
  const { data: kits } = await client('GET /meal-kits', {});
  const regular = kits.find((kit) => !kit.isUnique);
  const { data: kit } = await client('GET /meal-kits/{id}', { params: { id: regular?.id ?? 0 } });
  const { data: cities } = await client('GET /cities', {});
  const cityId = cities[0]?.id ?? 0;
  const { data: times } = await client('GET /delivery-times', { query: { cityId } });
  const calorie = kit.calories[0];
  return {
    cityId,
    startDate: addDays(dayInVilnius(new Date()), 7),
    delivery: { method: 'to_hands', deliveryTimeId: times[0]?.id ?? null },
    items: [
      {
        mealKitId: kit.id,
        calorieId: calorie?.id ?? 0,
        periodId: calorie?.prices[0]?.periodId ?? 0,
        amount: 1,
      },
    ],
  };
};

/** People who order and pay, each in one of the ways that people have. */
export const buyersOf = async (
  storm: Storm,
  sightings: Sightings,
  buyers: number,
): Promise<(index: number) => Promise<void>> => {
  const guest = visitor(storm.shopUrl, sightings, async () => ({}));
  const cart = await demoCart(guest);
  const { expectedTotalCents } = await orderFor(guest, cart);
  // An order takes points for 30 % of its kits at most: there are enough for one, not for two.
  const wishOf = await prepareWishes(storm, buyers, Math.round(expectedTotalCents * 0.4));

  /** At the price that is shown; where somebody was quicker with a code or the points, at the new one. */
  const place = async (client: Client, index: number, details: Partial<CheckOutBody>) => {
    const headers = { 'idempotency-key': `order of buyer ${index}` };
    for (;;) {
      const body = await patiently(() => orderFor(client, cart, { ...cart, ...details }));
      try {
        return (await patiently(() => client('POST /check-outs', { body, headers }))).data;
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'prices_updated')) throw error;
        sightings.overtaken += 1;
      }
    }
  };

  return async (index) => {
    const { login, codes, coupons } = wishOf(index);
    // Each at home: from one address so many orders would be refused.
    const address = `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`;
    const client = visitor(storm.shopUrl, sightings, async () => ({
      'x-forwarded-for': address,
      ...(await login?.headers()),
    }));
    const buyer = aBuyer({ email: `pirkejas-${index}@gedimas.example` });
    const placed = await place(client, index, { buyer, discountCodes: [...codes], coupons: [...coupons] });
    const at = { params: { id: placed.id }, query: { token: placed.token } };
    for (const action of habits[Math.floor(index / 4) % habits.length] ?? []) {
      const { data } = await patiently(() => client('POST /check-outs/{id}/pay', { ...at, body: {} }));
      if (data.paymentUrl === null) break;
      await press(data.paymentUrl, action);
    }
    // Only whoever has an account changes single days.
    if (login) await changeMind(client, placed, codes.length === 0 ? 'give back' : 'undo');
  };
};
