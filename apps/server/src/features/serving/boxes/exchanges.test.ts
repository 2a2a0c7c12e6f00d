import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { aDish } from '../../../../test/builders.ts';
import { paidDays } from '../../../../test/ordered-days.ts';
import { usePayingShop } from '../../../../test/paying-shop.ts';
import { sellUniqueKit } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';
import { deliveries, dishExchanges } from '../../../db/schema/index.ts';

const shop = usePayingShop({}, 'demo');
/** Monday noon, a week before the first day; the menus of both weeks are there. */
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));

/** Five days of a kit of the demo that leaves something out, and a box with a dish that has it. */
const aClash = async () => {
  const admin = await shop.asNew('admin');
  const { data: menus } = await admin('GET /menus/grouped', { query: { weekType: 'next' } });
  const kitId = menus.groups[0]?.mealKits[0]?.id ?? 0;
  const { data: kit } = await admin('GET /meal-kits/{id}', { params: { id: kitId } });
  const leftOut = kit.allergenIds[0] ?? 0;
  const item = {
    mealKitId: kitId,
    calorieId: kit.calories[0]?.id ?? 0,
    periodId: kit.periods.find(({ days }) => days === 5)?.id ?? 0,
    amount: 1,
    allergenIds: [leftOut],
  };
  const paid = await paidDays(shop, { items: [item] });
  const open = async (id: number) => (await paid.buyer('GET /deliveries/{id}', { params: { id } })).data;
  const boxes = await Promise.all((await paid.nth(1, 2, 3, 4, 5)).map(open));
  const box = boxes.find(({ dishes }) => dishes.some(({ clashes }) => clashes.length > 0))!;
  const bad = box.dishes.find(({ clashes }) => clashes.length > 0)!;
  const { data: dish } = await admin('POST /dishes', {
    body: aDish({ nameLt: 'Daržovių troškinys', mealType: bad.dish.mealType, allergenIds: [] }),
  });
  const params = { id: box.id, dishId: bad.dish.id };
  const exchange = (toDishId: number, reason = '') =>
    admin('PUT /deliveries/{id}/exchanges/{dish_id}', { params, body: { toDishId, reason } });
  return { ...paid, admin, kit, leftOut, box, bad, dish, params, exchange, open };
};

const rowsOf = (deliveryId: number) =>
  shop.database.select().from(dishExchanges).where(eq(dishExchanges.deliveryId, deliveryId));

it('a dish that holds something left out is exchanged for one box, once, and its buyer reads for which', async () => {
  const { box, bad, dish, kit, buyer, exchange, open, see } = await aClash();
  const before = await see();
  await Promise.all([exchange(dish.id), exchange(dish.id)]);
  const { data } = await exchange(dish.id);
  const instead = { name: bad.dish.name, allergens: [box.item.allergens[0]?.name], reason: '' };
  const shown = data.dishes.find((each) => each.dish.id === dish.id);
  expect(shown).toMatchObject({ meal: bad.meal, insteadOf: instead, clashes: [] });
  const opened = await open(box.id);
  expect(opened.dishes).toEqual(data.dishes);
  expect(opened).toMatchObject({ exchangedCount: 1, checkOutVersion: before.version + 1 });
  const query = { eventId: box.id };
  const { data: bought } = await buyer('GET /meal-kits/{id}', { params: { id: kit.id }, query });
  expect(bought.bought?.dishes).toEqual(data.dishes);
  expect((await see()).history.slice(before.history.length)).toMatchObject([
    { action: 'dish_exchanged', by: 'staff' },
  ]);
});

it('the reason that the shop gives is read where nothing was left out, and a later word takes its place', async () => {
  const { admin, box, bad, params, open } = await aClash();
  const plain = box.dishes.find((each) => each.dish.id !== bad.dish.id)!;
  const other = await admin('POST /dishes', {
    body: aDish({ nameLt: 'Kitas patiekalas', mealType: plain.dish.mealType, allergenIds: [] }),
  });
  const place = { params: { ...params, dishId: plain.dish.id } };
  const say = (reason: string) =>
    admin('PUT /deliveries/{id}/exchanges/{dish_id}', {
      ...place,
      body: { toDishId: other.data.id, reason },
    });
  await say('Neatvežė lašišų');
  await say('Neatvežė žuvies');
  const shown = (await open(box.id)).dishes.find(({ insteadOf }) => insteadOf);
  expect(shown?.insteadOf).toEqual({ name: plain.dish.name, allergens: [], reason: 'Neatvežė žuvies' });
});

it('it is withdrawn: the menu’s own dish is back, and a second time nothing happens', async () => {
  const { admin, box, dish, params, exchange, open, see } = await aClash();
  await exchange(dish.id);
  const withdraw = () => admin('DELETE /deliveries/{id}/exchanges/{dish_id}', { params });
  await withdraw();
  const { version } = await see();
  await withdraw();
  expect((await open(box.id)).dishes).toEqual(box.dishes);
  expect((await see()).version).toBe(version);
  expect(await rowsOf(box.id)).toEqual([]);
});

it('refused: another meal, what is left out, the dish itself, one that is not there or not in the box', async () => {
  const { admin, box, bad, leftOut, params, exchange } = await aClash();
  const make = async (details: Parameters<typeof aDish>[0]) =>
    (await admin('POST /dishes', { body: aDish(details) })).data.id;
  const otherMeal = bad.dish.mealType === 'dinner' ? 'breakfast' : 'dinner';
  const { mealType } = bad.dish;
  const told = async (toDishId: number) => {
    const { status, errors } = await refusalOf(exchange(toDishId));
    return [status, errors['toDishId']];
  };
  const evening = await make({ nameLt: 'Vakarienė', mealType: otherMeal, allergenIds: [] });
  expect(await told(evening)).toEqual([422, ['A dish of another meal']]);
  const clashing = await make({ nameLt: 'Su alergenu', mealType, allergenIds: [leftOut] });
  expect(await told(clashing)).toEqual([422, ['It holds something that this box leaves out']]);
  expect(await told(bad.dish.id)).toEqual([422, ['This is the dish itself']]);
  expect(await told(999_999)).toEqual([422, ['This choice is no longer there']]);
  const elsewhere = admin('PUT /deliveries/{id}/exchanges/{dish_id}', {
    params: { ...params, dishId: evening },
    body: { toDishId: clashing },
  });
  expect(await refusalOf(elsewhere)).toMatchObject({ status: 404 });
  expect(await rowsOf(box.id)).toEqual([]);
});

it('a box that has come, or does not come any more, is as it is', async () => {
  const { box, dish, exchange } = await aClash();
  for (const status of ['delivered', 'not_delivered', 'cancelled'] as const) {
    await shop.database.update(deliveries).set({ status }).where(eq(deliveries.id, box.id));
    expect(await refusalOf(exchange(dish.id))).toMatchObject({ status: 409, code: 'wrong_state' });
  }
  expect(await rowsOf(box.id)).toEqual([]);
});

it('a unique kit’s own dishes can be exchanged too', async () => {
  const admin = await shop.asNew('admin');
  const { nth, buyer } = await paidDays(shop, { items: [await sellUniqueKit(admin)] });
  const [id = 0] = await nth(1);
  const { data: box } = await buyer('GET /deliveries/{id}', { params: { id } });
  const own = box.dishes[0]?.dish;
  const other = await admin('POST /dishes', {
    body: aDish({ nameLt: 'Antis', mealType: own?.mealType ?? 'lunch', allergenIds: [] }),
  });
  const { data } = await admin('PUT /deliveries/{id}/exchanges/{dish_id}', {
    params: { id, dishId: own?.id ?? 0 },
    body: { toDishId: other.data.id },
  });
  expect(data.dishes.map(({ dish, insteadOf }) => [dish.name.lt, insteadOf?.name])).toEqual([
    ['Antis', own?.name],
  ]);
});
