import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { deliveries } from '../../../db/schema/index.ts';
import { aDish } from '../../../../test/builders.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { nameOwner, ownersMailbox } from '../../../../test/owner.ts';
import { paidDays } from '../../../../test/ordered-days.ts';
import { place, usePayingShop } from '../../../../test/paying-shop.ts';
import { openCity, sellKit } from '../../../../test/pricing.ts';
import { whileRowsFail } from '../../../../test/row-trouble.ts';
import { endWindowsJob } from './deliveries.jobs.ts';
import { sweepJob } from '../../selling/check-outs/check-outs.job-kinds.ts';

const shop = usePayingShop();
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));

const endAt = async (instant: string): Promise<void> => {
  shop.clock.moveTo(new Date(instant));
  await shop.work(endWindowsJob.name);
};

it('a day counts as delivered when its window has ended, not a minute before, and only once', async () => {
  const admin = await shop.asNew('admin');
  const cityId = await openCity(admin);
  const { data: time } = await admin('POST /delivery-times', {
    body: { cityId, fromTime: '06:00', toTime: '08:30' },
  });
  const order = await paidDays(shop, { cityId, delivery: { method: 'to_hands', deliveryTimeId: time.id } });
  const first = async () => (await order.daysOf())[0]?.status;
  await order.later('2026-11-23T06:29:00Z');
  await endAt('2026-11-23T06:29:00Z');
  expect(await first()).toBe('planned');
  await endAt('2026-11-23T06:30:00Z');
  expect(await first()).toBe('delivered');
  const was = await order.see();
  expect(was.history.at(-1)).toMatchObject({ action: 'delivery_window_over', by: 'shop' });
  await endAt('2026-11-23T06:31:00Z');
  expect((await order.see()).version).toBe(was.version);
});

it('without a window it is over at midnight; then the order is complete with its last day', async () => {
  const { see, daysOf, later } = await paidDays(shop, { days: 5 });
  await later('2026-11-27T21:59:00Z');
  await endAt('2026-11-27T21:59:00Z');
  expect((await daysOf()).map(({ status }) => status)).toEqual([
    ...Array.from({ length: 4 }, () => 'delivered'),
    'planned',
  ]);
  await endAt('2026-11-27T22:00:00Z');
  await shop.work(sweepJob.name);
  expect((await see()).status).toBe('completed');
});

it('an order that cannot be ended does not keep the next from it', async () => {
  const [stuck, next] = [await paidDays(shop), await paidDays(shop)];
  const rows = { table: 'deliveries', column: 'order_id', value: stuck.orderId } as const;
  await next.later('2026-11-24T10:00:00Z');
  await stuck.later('2026-11-24T10:00:00Z');
  await whileRowsFail(shop, rows, () => expect(shop.work(endWindowsJob.name)).rejects.toThrow());
  expect((await stuck.daysOf())[0]?.status).toBe('planned');
  expect((await next.daysOf())[0]?.status).toBe('delivered');
});

it('what is not paid for is not delivered, but cash is taken at the door', async () => {
  const admin = await shop.asNew('admin');
  const cityId = await openCity(admin);
  const cart = { cityId, startDate: '2026-11-23', items: [await sellKit(admin)] };
  const placed = [
    await place(shop.as(null), cart, { paymentType: 'cash' }),
    await place(shop.as(null), cart, { paymentType: 'bank_account' }),
  ];
  await endAt('2026-11-24T10:00:00Z');
  const later = await shop.asNew('admin');
  const firsts = placed.map(async ({ id }) => {
    const { data } = await later('GET /check-outs/{id}', { params: { id } });
    return data.orders[0]?.deliveries[0]?.status;
  });
  expect(await Promise.all(firsts)).toEqual(['delivered', 'planned']);
});

it('the owner is told of a box that came with what its buyer had left out, and of no other', async () => {
  await nameOwner(shop);
  const { admin, daysOf, see, placed } = await paidDays(shop, { days: 5 });
  const { data: fish } = await admin('POST /allergens', { body: { nameLt: 'Žuvys', pricePercent: 0 } });
  const leftOut = { id: fish.id, name: fish.name, percent: 0 };
  const dishes = await Promise.all(
    [[leftOut.id], []].map(async (allergenIds) => {
      const { data } = await admin('POST /dishes', { body: aDish({ nameLt: 'Lašiša', allergenIds }) });
      return { id: data.id, name: data.name };
    }),
  );
  const bought = (await see()).orders[0]!.orderableItem;
  const days = await daysOf();
  for (const [at, dish] of dishes.entries()) {
    const item = { ...bought, isUnique: true, dishes: [dish], allergens: [leftOut] };
    await shop.database
      .update(deliveries)
      .set({ item })
      .where(eq(deliveries.id, days[at]?.id ?? 0));
  }
  const told = async () =>
    (await mailsTo(shop, ownersMailbox)).filter(({ kind }) => kind === 'box_not_exchanged');
  await endAt('2026-11-24T22:00:00Z');
  await endAt('2026-11-24T22:03:00Z');
  const mails = await told();
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Nepakeistas patiekalas: užsakymas Nr. ${placed.number}, lapkričio 23\u00a0d., pirmadienis`,
  ]);
  expect(mails[0]?.plain).toContain('Lašiša: žuvys');
});
