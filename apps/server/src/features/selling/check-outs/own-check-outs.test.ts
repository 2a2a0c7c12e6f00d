import type { checkOuts as contract } from '@shop/contract/check-outs';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { aCart, place, usePayingShop } from '../../../../test/paying-shop.ts';
import { openCity, sellKit } from '../../../../test/pricing.ts';
import { checkOuts } from '../../../db/schema/index.ts';

type Asked = z.input<(typeof contract)['GET /check-outs']['query']>;

const shop = usePayingShop();

/** Four orders of one person: paid in cash, to be transferred, ended, and of another kit two years ago. */
const ordersOf = async () => {
  const admin = await shop.asNew('admin');
  const buyer = await shop.asNew('user');
  const cart = await aCart(admin);
  const cash = await place(buyer, cart, { paymentType: 'cash' });
  const transfer = await place(buyer, cart, { paymentType: 'bank_account' });
  const ended = await place(buyer, cart, { paymentType: 'bank_account' });
  const params = { id: ended.id };
  await admin('PUT /check-outs/{id}', { params, body: { action: 'deny_payment' } });
  const rare = await sellKit(admin, { nameLt: 'Žuvies dienos', nameEn: 'Days of fish' });
  const old = await place(
    buyer,
    { cityId: await openCity(admin), startDate: '2026-11-17', items: [rare] },
    { paymentType: 'cash' },
  );
  await shop.database
    .update(checkOuts)
    // The year begins at midnight in Vilnius.
    .set({ createdAt: new Date('2023-12-31T22:00:00Z') })
    .where(eq(checkOuts.id, old.id));
  const numbers = async (query: Asked) =>
    (await buyer('GET /check-outs', { query })).data.map(({ number }) => number);
  return { buyer, admin, cash, transfer, ended, old, numbers };
};

it('a buyer finds orders by what is to come, to be paid and over', async () => {
  const { numbers, cash, transfer, ended, old } = await ordersOf();
  expect(await numbers({ stage: 'current' })).toEqual([old.number, cash.number]);
  expect(await numbers({ stage: 'to_pay' })).toEqual([transfer.number]);
  expect(await numbers({ stage: 'past' })).toEqual([ended.number]);
});

it('by the year in which they were placed, and by number or the name of a kit without its accents', async () => {
  const { numbers, cash, transfer, ended, old } = await ordersOf();
  expect(await numbers({ year: 2024 })).toEqual([old.number]);
  expect(await numbers({ year: 2023 })).toEqual([]);
  expect(await numbers({ year: 2026 })).toEqual([ended.number, transfer.number, cash.number]);
  expect(await numbers({ search: 'zuvies' })).toEqual([old.number]);
  expect(await numbers({ search: `fish ${old.number}` })).toEqual([old.number]);
  expect(await numbers({ search: transfer.number })).toEqual([transfer.number]);
  expect(await numbers({ search: 'zuvies', stage: 'past' })).toEqual([]);
});

it('each says what was bought; nobody finds what is somebody else’s', async () => {
  const { buyer, old } = await ordersOf();
  const { data } = await buyer('GET /check-outs', { query: { search: 'žuvies' } });
  expect(data).toMatchObject([{ id: old.id, kitNames: [{ lt: 'Žuvies dienos', en: 'Days of fish' }] }]);
  const other = await shop.asNew('user');
  expect((await other('GET /check-outs', { query: { search: 'žuvies' } })).data).toEqual([]);
});
