import type { Client } from '@shop/contract/client';
import type { OrderChangeInput } from '@shop/contract/order-changes';
import type { orderChangeInput } from '@shop/contract/order-changes';
import type { z } from 'zod';
import { type CheckOutBody, place, type PayingShop, uuidIn } from './paying-shop.ts';
import { makeCode, openCity, sellKit } from './pricing.ts';

type Change = z.input<typeof orderChangeInput>;
type Details = Partial<CheckOutBody> & {
  readonly days?: number;
  readonly priceCents?: number;
  /** Percent off by a code. */
  readonly codePercent?: number;
  /** Which each buyer has once. */
  readonly codeOnce?: boolean;
};

/** Ten working days from Monday, 23 November on, at 12.00, paid online by somebody with an account; delivery is free. */
export const paidDays = async (shop: PayingShop, details: Details = {}) => {
  const { days = 10, priceCents = 1200, codePercent, codeOnce, ...body } = details;
  const admin = await shop.asNew('admin');
  const cityId = await openCity(admin);
  const person = await shop.person('user');
  let login = person;
  // Whoever comes back days later has logged in again.
  const buyer = ((key: never, call: never) => shop.as(login)(key, call)) as unknown as Client;
  const later = async (instant: string): Promise<void> => {
    shop.clock.moveTo(new Date(instant));
    login = await shop.login(person);
  };
  const items = body.items ?? [await sellKit(admin, { days, priceCents })];
  const codes = codePercent
    ? [(await makeCode(admin, { amount: codePercent, ...(codeOnce && { usesPerBuyer: 1 }) })).code]
    : [];
  const cart = { cityId, startDate: '2026-11-23', items, ...body, discountCodes: codes };
  const placed = await place(buyer, cart, { ...body, discountCodes: codes });
  if ((body.paymentType ?? 'montonio') === 'montonio' && placed.status === 'new')
    await payOnline(shop, placed.paymentUrl);
  else if (placed.status === 'waiting_payment')
    await admin('PUT /check-outs/{id}', { params: { id: placed.id }, body: { action: 'approve_payment' } });
  return { admin, person, buyer, cityId, placed, later, ...orderDays(buyer, placed) };
};

/** At the bank, whose news reaches the shop. */
export const payOnline = async (shop: PayingShop, paymentUrl: string | null): Promise<void> => {
  await shop.sandbox.pay(uuidIn(paymentUrl));
  await shop.sandbox.tick();
};

/** What its buyer sees and does. */
export const orderDays = (
  client: Client,
  placed: { readonly id: number; readonly orders: readonly { readonly id: number }[] },
) => {
  const orderId = placed.orders[0]?.id ?? 0;
  const see = async () => (await client('GET /check-outs/{id}', { params: { id: placed.id } })).data;
  const daysOf = async (id = orderId) =>
    (await see()).orders.find((order) => order.id === id)?.deliveries ?? [];
  const send = async (change: Record<string, unknown>, preview: boolean, id: number) => {
    const version = change['version'] ?? (await see()).version;
    const body = { ...change, version } as Change;
    const params = { id };
    return (await client('PUT /orders/{id}', { params, query: { preview }, body })).data;
  };
  type Wanted = Omit<Extract<Change, { action: OrderChangeInput['action'] }>, 'version'> &
    Record<string, unknown>;
  return {
    orderId,
    see,
    /** The days that still come, in their order. */
    daysOf,
    standing: async (id = orderId) =>
      (await daysOf(id)).filter(({ status }) => status !== 'cancelled').map(({ day }) => day),
    preview: (change: Wanted, id = orderId) => send(change, true, id),
    change: (change: Wanted, id = orderId) => send(change, false, id),
    /** The ids of its n-th days, the first is 1. */
    nth: async (...numbers: number[]) => {
      const all = await daysOf();
      return numbers.map((n) => all[n - 1]?.id ?? 0);
    },
  };
};
