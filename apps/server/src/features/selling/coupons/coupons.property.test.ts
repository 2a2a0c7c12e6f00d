import { ApiError, type Client } from '@shop/contract/client';
import { sum } from '@shop/domain/money';
import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { expectCouponAddsUp } from '../../../../test/coupon-books.ts';
import { aSentCoupon } from '../../../../test/coupons.ts';
import { aCart, place, usePayingShop, uuidIn } from '../../../../test/paying-shop.ts';
import { checkOuts } from '../../../db/schema/index.ts';

const shop = usePayingShop();
const start = new Date('2026-11-16T10:00:00Z');

/** `PROPERTY_RUNS=100 PROPERTY_SEED=7` tries many others. */
const runs = Number(process.env['PROPERTY_RUNS'] ?? 6);

const steps = [
  'spend',
  'spend_both',
  'pay',
  'deny',
  'restore',
  'cancel',
  'return_whole',
  'return_less',
  'return_more',
  'withdraw',
  'block',
  'unblock',
  'expire',
  'extend',
] as const;
type Step = { readonly what: (typeof steps)[number]; readonly nth: number };

let admin: Client;
let cart: Awaited<ReturnType<typeof aCart>>;
beforeAll(async () => {
  shop.clock.moveTo(start);
  admin = await shop.asNew('admin');
  cart = { ...(await aCart(admin)), startDate: '2026-11-30' };
});

/** What is refused changes nothing; that is looked at after each step like all else. */
const orRefused = async <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  });

const someCoupons = async (values: readonly number[]) => {
  shop.clock.moveTo(start);
  const person = await shop.person('user');
  const client = shop.as(person);
  const made: Awaited<ReturnType<typeof aSentCoupon>>['coupon'][] = [];
  for (const valueCents of values)
    made.push((await aSentCoupon(shop, { userId: person.id, valueCents, validUntil: '2027-01-15' })).coupon);
  const placed: Awaited<ReturnType<typeof place>>[] = [];
  const nthOf = <T>(all: readonly T[], nth: number): T | undefined => all[nth % Math.max(1, all.length)];

  const spend = async (codes: readonly string[], nth: number) => {
    const paymentType = (['montonio', 'bank_account', 'cash'] as const)[nth % 3];
    const order = await orRefused(place(client, cart, { coupons: [...codes], paymentType }));
    if (order) placed.push(order);
  };
  const tasksOf = async () => {
    const all = [];
    for (const { id } of placed)
      all.push(...(await admin('GET /refund-tasks', { query: { checkOutId: id } })).data);
    return all.filter(({ status }) => status === 'due' || status === 'failed');
  };
  const give = async (nth: number, amount: (due: number) => number) => {
    const task = nthOf(await tasksOf(), nth);
    if (!task) return;
    const body = { amountCents: amount(task.dueCents), note: 'sutarta', byHand: true };
    await orRefused(admin('PUT /refund-tasks/{id}', { params: { id: task.id }, body }));
  };
  const act = async (nth: number, body: object) => {
    const params = { id: nthOf(made, nth)?.id ?? 0 };
    await orRefused(admin('PUT /coupons/{id}', { params, body: { note: 'pamesta', ...body } as never }));
  };

  const does: Readonly<Record<Step['what'], (nth: number) => Promise<unknown>>> = {
    spend: (nth) => spend([nthOf(made, nth)?.code ?? ''], nth),
    spend_both: (nth) =>
      spend(
        made.map(({ code }) => code),
        nth,
      ),
    pay: async (nth) => {
      const order = nthOf(placed, nth);
      if (!order) return;
      if (order.paymentUrl) await shop.sandbox.pay(uuidIn(order.paymentUrl));
      await shop.sandbox.tick();
      const params = { id: order.id };
      if (order.paymentType !== 'montonio')
        await orRefused(admin('PUT /check-outs/{id}', { params, body: { action: 'approve_payment' } }));
    },
    deny: async (nth) => {
      const params = { id: nthOf(placed, nth)?.id ?? 0 };
      await orRefused(admin('PUT /check-outs/{id}', { params, body: { action: 'deny_payment' } }));
      await orRefused(admin('PUT /check-outs/{id}', { params, body: { action: 'decline' } }));
    },
    restore: (nth) =>
      orRefused(admin('POST /check-outs/{id}/restore', { params: { id: nthOf(placed, nth)?.id ?? 0 } })),
    cancel: async (nth) => {
      const id = nthOf(placed, nth)?.orders[0]?.id ?? 0;
      await orRefused(
        client('DELETE /orders/{id}', { params: { id }, body: { iban: 'LT601010012345678901' } }),
      );
    },
    return_whole: (nth) => give(nth, (due) => due),
    return_less: (nth) => give(nth, (due) => Math.max(1, due - 7)),
    return_more: (nth) => give(nth, (due) => due + 333),
    withdraw: (nth) =>
      orRefused(client('POST /coupons/{id}/withdraw', { params: { id: nthOf(made, nth)?.id ?? 0 } })),
    block: (nth) => act(nth, { action: 'block' }),
    unblock: (nth) => act(nth, { action: 'restore' }),
    expire: async () => {
      shop.clock.moveTo(new Date('2027-02-20T10:00:00Z'));
      await shop.work('coupons.sweep', {});
      shop.clock.moveTo(start);
    },
    extend: (nth) => act(nth, { action: 'extend', validUntil: '2027-06-01' }),
  };

  /** Orders say what coupons have paid of them, coupons the same. */
  const expectSame = async () => {
    const sums = [];
    for (const { id } of made) sums.push(await expectCouponAddsUp(shop, id));
    if (placed.length === 0) return;
    const ids = placed.map(({ id }) => id);
    const rows = await shop.database.select().from(checkOuts).where(inArray(checkOuts.id, ids));
    const standing = rows.filter(({ status }) => status !== 'declined' && status !== 'not_paid');
    const returned = [];
    for (const { id } of placed)
      returned.push(...(await admin('GET /refund-tasks', { query: { checkOutId: id } })).data);
    const back = sum(
      returned
        .filter(({ isOntoCoupon, status }) => isOntoCoupon && status === 'returned')
        .map(({ returnedCents }) => returnedCents ?? 0),
    );
    expect(sum(sums.map(({ paidCents }) => paidCents))).toBe(
      sum(standing.map(({ couponCents }) => couponCents)) - back,
    );
  };
  return { does, expectSame };
};

it('whatever is spent, returned and withdrawn: the balance and what it paid are what was bought', async () => {
  const seed = process.env['PROPERTY_SEED'];
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(fc.integer({ min: 20_00, max: 200_00 }), fc.integer({ min: 20_00, max: 90_00 })),
      fc.array(fc.record({ what: fc.constantFrom(...steps), nth: fc.nat(9) }), {
        minLength: 4,
        maxLength: 14,
      }),
      async (values, sequence: readonly Step[]) => {
        const { does, expectSame } = await someCoupons(values);
        for (const { what, nth } of sequence) {
          await does[what](nth);
          await expectSame();
        }
      },
    ),
    { numRuns: runs, ...(seed !== undefined && { seed: Number(seed) }), endOnFailure: true },
  );
});
