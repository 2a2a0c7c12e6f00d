import type { Client } from '@shop/contract/client';
import { beforeEach, expect, it } from 'vitest';
import { aDish } from '../../../test/builders.ts';
import { paidDays } from '../../../test/ordered-days.ts';
import { usePayingShop } from '../../../test/paying-shop.ts';
import { sellKit, sellUniqueKit } from '../../../test/pricing.ts';

const shop = usePayingShop();
/** Monday noon, a week before the first day. */
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));

const anAllergen = async (admin: Client, nameLt: string): Promise<number> =>
  (await admin('POST /allergens', { body: { nameLt, pricePercent: 0 } })).data.id;

const actOn = (admin: Client, id: number) => (body: object) =>
  admin('PUT /deliveries/{id}', { params: { id }, body: body as never });

const miss = async (admin: Client, id: number): Promise<void> => {
  const act = actOn(admin, id);
  await act({ action: 'prepare' });
  await act({ action: 'set_out' });
  await act({ action: 'miss', reason: 'nobody_home' });
};

/** Of each day what it leaves out. */
const leftOutOf = (days: readonly { item: { allergens: readonly { id: number }[] } | null }[]) =>
  days.map(({ item }) => item?.allergens.map(({ id }) => id) ?? []);

it('a day that was given back before does not bring back what its line has left out since', async () => {
  const admin = await shop.asNew('admin');
  const nuts = await anAllergen(admin, 'Riešutai');
  const items = [await sellKit(admin), await sellKit(admin)];
  const { buyer, placed, change, daysOf } = await paidDays(shop, { items });
  const [first = 0, second = 0] = placed.orders.map(({ id }) => id);
  const [, own] = items;
  const lastDay = (await daysOf(second)).at(-1)?.id ?? 0;
  await change({ action: 'cancel', deliveryIds: [lastDay] }, second);
  const { mealKitId = 0, calorieId = 0 } = own ?? {};
  await change({ action: 'kit', mealKitId, calorieId, allergenIds: [nuts] }, second);
  const other = await sellKit(admin);
  const both = { mealKitId: other.mealKitId, calorieId: other.calorieId, orderIds: [second] };
  await change({ action: 'kit', ...both }, first);
  const days = (await daysOf(second)).filter(({ id }) => id !== lastDay);
  expect(days.map(({ item }) => item?.mealKitId)).toEqual([1, 2, 3, 4].map(() => other.mealKitId));
  expect(leftOutOf(days)).toEqual([1, 2, 3, 4].map(() => [nuts]));
  const { data } = await buyer('POST /orders', { body: { checkOutId: placed.id } });
  expect(data.items).toMatchObject([
    { mealKitId: other.mealKitId, allergenIds: [] },
    { mealKitId: other.mealKitId, allergenIds: [nuts] },
  ]);
});

it('a box that is brought again, or given for a claim, comes without what was left out since', async () => {
  const { buyer, nth, change, daysOf, later } = await paidDays(shop);
  const [brought = 0, missed = 0] = await nth(1, 2);
  await later('2026-11-23T18:00:00Z');
  const staff = await shop.asNew('admin');
  await miss(staff, missed);
  await actOn(staff, brought)({ action: 'prepare' });
  await actOn(staff, brought)({ action: 'set_out' });
  await actOn(staff, brought)({ action: 'deliver' });
  const fish = await anAllergen(staff, 'Žuvys');
  const { mealKitId, calorieId } = await sellKit(staff, { days: 10, priceCents: 1200 });
  await change({ action: 'kit', mealKitId, calorieId, allergenIds: [fish] });
  await actOn(staff, missed)({ action: 'bring_again', to: '2026-12-07' });
  const { data: claim } = await buyer('POST /claims', {
    body: { deliveryId: brought, words: 'Trūko vakarienės' },
    files: { pictures: [] },
  });
  const answer = { answer: 'another_day', anotherDay: '2026-12-08', reason: 'Atsiprašome' } as const;
  await staff('PUT /claims/{id}', { params: { id: claim.id }, body: answer });
  const days = await daysOf();
  expect(leftOutOf(days.filter(({ day }) => day >= '2026-12-07'))).toEqual([[fish], [fish]]);
});

it('a unique kit that comes once more keeps the dishes that were exchanged', async () => {
  const admin = await shop.asNew('admin');
  const { nth, buyer } = await paidDays(shop, { items: [await sellUniqueKit(admin)] });
  const [id = 0] = await nth(1);
  const boxOf = async (deliveryId: number) =>
    (await buyer('GET /deliveries/{id}', { params: { id: deliveryId } })).data.dishes;
  const [own] = await boxOf(id);
  const { data: duck } = await admin('POST /dishes', {
    body: aDish({ nameLt: 'Antis', mealType: own?.dish.mealType ?? 'lunch', allergenIds: [] }),
  });
  await admin('PUT /deliveries/{id}/exchanges/{dish_id}', {
    params: { id, dishId: own?.dish.id ?? 0 },
    body: { toDishId: duck.id },
  });
  await miss(admin, id);
  const { data: again } = await actOn(admin, id)({ action: 'bring_again', to: '2026-11-30' });
  expect((await boxOf(again.id)).map(({ dish }) => dish.id)).toEqual([duck.id]);
});
