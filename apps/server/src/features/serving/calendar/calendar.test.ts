import type { Client } from '@shop/contract/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { dishExchanges } from '../../../db/schema/index.ts';
import { orderDays, paidDays } from '../../../../test/ordered-days.ts';
import { place, usePayingShop } from '../../../../test/paying-shop.ts';
import { openCity, sellUniqueKit } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';

const shop = usePayingShop({}, 'demo');
/** Monday noon, a week before the first day; the menus of both weeks are there. */
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));

/** A kit of the demo that follows the n-th menu, for five days. */
const kitOfMenu = async (admin: Client, n = 0, level = 0) => {
  const { data: menus } = await admin('GET /menus/grouped', { query: { weekType: 'next' } });
  const id = menus.groups[n]?.mealKits[0]?.id ?? 0;
  const { data: kit } = await admin('GET /meal-kits/{id}', { params: { id } });
  const calorie = kit.calories.at(level);
  const periodId = kit.periods.find(({ days }) => days === 5)?.id ?? 0;
  return { kit, item: { mealKitId: id, calorieId: calorie?.id ?? 0, periodId, amount: 1 }, calorie };
};
const fiveDays = async (allergenIds: number[] = [], level = 0) => {
  const { kit, item, calorie } = await kitOfMenu(await shop.asNew('admin'), 0, level);
  const paid = await paidDays(shop, { items: [{ ...item, allergenIds }] });
  const open = async (deliveryId: number) =>
    (await paid.buyer('GET /deliveries/{id}', { params: { id: deliveryId } })).data;
  const calendar = (from = '2026-11-01', to = '2026-12-31') =>
    paid.buyer('GET /deliveries', { query: { from, to } });
  return { ...paid, kit, kcal: calorie?.kcal ?? 0, open, calendar };
};

describe('the calendar', () => {
  it('has the days of all orders that are one’s own, the next one, and how many are left of each', async () => {
    const { buyer, cityId, kit, kcal, placed, calendar } = await fiveDays();
    const unique = await sellUniqueKit(await shop.asNew('admin'));
    const more = await place(
      buyer,
      { cityId, startDate: '2026-11-26', items: [unique] },
      { paymentType: 'cash' },
    );
    await fiveDays();
    const { data, next, running } = await calendar();
    expect(data.map(({ day, checkOutId }) => [day, checkOutId])).toEqual([
      ['2026-11-23', placed.id],
      ['2026-11-24', placed.id],
      ['2026-11-25', placed.id],
      ['2026-11-26', placed.id],
      ['2026-11-26', more.id],
      ['2026-11-27', placed.id],
    ]);
    expect(next).toEqual(data[0]);
    expect(next).toMatchObject({
      broughtOn: '2026-11-23',
      colour: kit.colour,
      item: { name: kit.name, kcal },
      kcal,
      dishCount: kit.meals.length,
      headline: { meal: 'lunch' },
      stop: { door: { street: 'Gedimino pr.' }, method: 'to_hands' },
      isOtherStop: false,
    });
    expect(running).toMatchObject([
      { checkOutId: placed.id, nextDay: '2026-11-23', lastDay: '2026-11-27', daysLeft: 5, kcal },
      { checkOutId: more.id, nextDay: '2026-11-26', lastDay: '2026-11-26', daysLeft: 1, kcal: null },
    ]);
  });

  it('shows the days that were asked for, and the next one all the same', async () => {
    const { calendar } = await fiveDays();
    const { data, next } = await calendar('2026-11-25', '2026-11-26');
    expect(data.map(({ day }) => day)).toEqual(['2026-11-25', '2026-11-26']);
    expect(next?.day).toBe('2026-11-23');
    expect(await calendar('2026-10-01', '2026-10-31')).toMatchObject({ data: [] });
  });

  it('a day that was given back behind the last one is still there', async () => {
    const { nth, change, calendar } = await fiveDays();
    await change({ action: 'cancel', deliveryIds: await nth(5) });
    const { data, running } = await calendar('2026-11-27', '2026-11-27');
    expect(data).toMatchObject([{ day: '2026-11-27', status: 'cancelled' }]);
    expect(running).toMatchObject([{ lastDay: '2026-11-26', daysLeft: 4 }]);
  });

  it('leaves out what was never paid for, and waits for nothing that is not paid yet', async () => {
    const { kit: _, item } = await kitOfMenu(await shop.asNew('admin'));
    const cityId = await openCity(await shop.asNew('admin'));
    const buyer = await shop.asNew('user');
    const { orders } = await place(buyer, { cityId, startDate: '2026-11-23', items: [item] });
    const query = { from: '2026-11-01', to: '2026-12-01' } as const;
    const unpaid = await buyer('GET /deliveries', { query });
    expect(unpaid).toMatchObject({ next: null, running: [] });
    expect(unpaid.data.map(({ checkOutStatus }) => checkOutStatus)).toEqual(Array(5).fill('new'));
    await buyer('DELETE /orders/{id}', { params: { id: orders[0]?.id ?? 0 }, body: {} });
    expect((await buyer('GET /deliveries', { query })).data).toEqual([]);
  });

  it.each([
    ['the last second of the day', '2026-11-23T21:59:59Z', '2026-11-23', 5],
    ['midnight in Vilnius', '2026-11-23T22:00:00Z', '2026-11-24', 4],
  ])('the next one at %s', async (_, instant, day, daysLeft) => {
    const { later, calendar } = await fiveDays();
    await later(instant);
    const { next, running } = await calendar();
    expect(next?.day).toBe(day);
    expect(running).toMatchObject([{ daysLeft }]);
  });

  it('a box that is brought the evening before is awaited until that evening is over', async () => {
    const admin = await shop.asNew('admin');
    const { data: settings } = await admin('GET /earliest-delivery-days');
    await admin('PUT /earliest-delivery-days', { body: { ...settings, deliveryDayBefore: true } });
    const { later, calendar, open } = await fiveDays();
    await admin('PUT /earliest-delivery-days', { body: { ...settings, deliveryDayBefore: false } });
    const { next } = await calendar();
    expect(next).toMatchObject({ day: '2026-11-23', broughtOn: '2026-11-22' });
    const { actions } = await open(next?.id ?? 0);
    expect(actions.find(({ action }) => action === 'move')?.until).toBe('2026-11-20T22:00:00.000Z');
    await later('2026-11-22T22:00:00Z');
    expect((await calendar()).next?.day).toBe('2026-11-24');
  });

  it('two orders of one kit differ by their colour and by their number, whichever days are shown', async () => {
    const { buyer, cityId, kit, placed, calendar, open } = await fiveDays();
    const item = { ...(await kitOfMenu(await shop.asNew('admin'))).item };
    const cart = { cityId, startDate: '2026-12-07', items: [item] };
    const other = await place(buyer, cart, { paymentType: 'cash' });
    const { data, running } = await calendar();
    const looks = new Map(data.map((each) => [each.checkOutNumber, [each.colour, each.needsNumber]]));
    expect(looks.get(placed.number)).toEqual([kit.colour, true]);
    const [colour, needsNumber] = looks.get(other.number) ?? [];
    expect(colour).not.toBe(kit.colour);
    expect(needsNumber).toBe(true);
    expect(running.map((line) => [line.checkOutNumber, line.colour, line.needsNumber])).toEqual([
      [placed.number, kit.colour, true],
      [other.number, colour, true],
    ]);
    const december = await calendar('2026-12-01', '2026-12-31');
    expect(december.data[0]).toMatchObject({ colour, needsNumber: true });
    expect(await open(december.data[0]?.id ?? 0)).toMatchObject({ colour, needsNumber: true });
  });

  it('an order alone needs no number, and its kit is named as it was changed', async () => {
    const { admin, calendar, change } = await fiveDays([], -1);
    const { kit, item } = await kitOfMenu(admin, 1);
    await change({ action: 'kit', mealKitId: item.mealKitId, calorieId: item.calorieId });
    const { data, running } = await calendar();
    expect(data.map(({ needsNumber }) => needsNumber)).toEqual(Array(5).fill(false));
    expect(running).toMatchObject([{ name: kit.name, colour: kit.colour, needsNumber: false }]);
  });

  it('says what is still to be paid, how and by when, and nothing once it is paid or the day is gone', async () => {
    const admin = await shop.asNew('admin');
    const cityId = await openCity(admin);
    const { item } = await kitOfMenu(admin);
    const buyer = await shop.asNew('user');
    const query = { from: '2026-11-01', to: '2026-12-31' } as const;
    const orderOn = (startDate: string, paymentType: 'montonio' | 'bank_account' | 'cash') =>
      place(buyer, { cityId, startDate, items: [item] }, { paymentType });
    const online = await orderOn('2026-11-23', 'montonio');
    const transfer = await orderOn('2026-12-07', 'bank_account');
    const cash = await orderOn('2026-12-14', 'cash');
    const dues = async () => {
      const { data } = await buyer('GET /deliveries', { query });
      return new Map(data.map(({ checkOutId, due }) => [checkOutId, due]));
    };
    const due = await dues();
    expect(due.get(online.id)).toEqual({
      cents: online.totalCents,
      until: '2026-11-16T16:00:00.000Z',
      cashOn: null,
    });
    expect(due.get(transfer.id)).toEqual({ cents: transfer.totalCents, until: null, cashOn: null });
    expect(due.get(cash.id)).toEqual({ cents: cash.totalCents, until: null, cashOn: '2026-12-14' });
    const { running } = await buyer('GET /deliveries', { query });
    expect(running.map((line) => line.due)).toEqual([due.get(transfer.id), due.get(cash.id)]);
    const body = { action: 'approve_payment' } as const;
    await admin('PUT /check-outs/{id}', { params: { id: transfer.id }, body });
    expect((await dues()).get(transfer.id)).toBeNull();
  });

  it('cash is due on the first day that still comes', async () => {
    const admin = await shop.asNew('admin');
    const { item } = await kitOfMenu(admin);
    const buyer = await shop.asNew('user');
    const cart = { cityId: await openCity(admin), startDate: '2026-11-23', items: [item] };
    const placed = await place(buyer, cart, { paymentType: 'cash' });
    const { nth, change } = orderDays(buyer, placed);
    await change({ action: 'skip', deliveryIds: await nth(1) });
    const { data } = await buyer('GET /deliveries', { query: { from: '2026-11-01', to: '2026-12-31' } });
    expect(data.map(({ due }) => due?.cashOn)).toEqual(Array(5).fill('2026-11-24'));
  });

  it('names a supplement that waits for its money, with the days it is for, until its time is over', async () => {
    const { admin, placed, calendar, change, nth, later } = await fiveDays();
    const { item } = await kitOfMenu(admin, 0, -1);
    expect((await calendar()).supplements).toEqual([]);
    const { change: pending } = await change({
      action: 'kit',
      mealKitId: item.mealKitId,
      calorieId: item.calorieId,
    });
    const [waiting] = (await calendar('2027-01-01', '2027-01-02')).supplements;
    expect(waiting).toEqual({
      changeId: pending?.id,
      checkOutId: placed.id,
      checkOutNumber: placed.number,
      cents: pending?.money.supplementCents,
      payUntil: pending?.money.payUntil,
      deliveryIds: await nth(1, 2, 3, 4, 5),
    });
    await later(waiting?.payUntil ?? '');
    expect((await calendar()).supplements).toEqual([]);
  });

  it('names the closed days of the cities where boxes come', async () => {
    const { admin, cityId, calendar } = await fiveDays();
    const close = (id: string, ofCity: number) =>
      admin('PUT /calendar-days/{id}', {
        params: { id },
        body: { cityId: ofCity, isClosed: true, isHoliday: false },
      });
    await close('2026-11-28', cityId);
    await close('2026-11-29', await openCity(admin));
    expect((await calendar('2026-11-26', '2026-11-30')).closedDays).toEqual(['2026-11-28']);
  });

  it.each([
    ['backwards', '2026-11-24', '2026-11-23', 'The end has to be later than the start'],
    ['over too many days', '2026-11-01', '2027-03-01', 'This value does not fit'],
  ])('cannot be asked for %s', async (_, from, to, text) => {
    const buyer = await shop.asNew('user');
    const { status, errors } = await refusalOf(buyer('GET /deliveries', { query: { from, to } }));
    expect({ status, errors }).toEqual({ status: 422, errors: { to: [text] } });
  });
});

describe('one delivery', () => {
  it('holds that day’s dishes of its menu, in portions that make the level', async () => {
    const { admin, kit, kcal, nth, open } = await fiveDays();
    const { data: menus } = await admin('GET /menus/grouped', { query: { weekType: 'next' } });
    const ofDay = menus.groups[0]?.days[1]?.dishes.filter(({ meal }) => kit.meals.includes(meal)) ?? [];
    const { dishes, sum } = await open((await nth(2))[0] ?? 0);
    expect(dishes.map(({ meal, dish }) => [meal, dish.id])).toEqual(
      ofDay.map(({ meal, dish }) => [meal, dish.id]),
    );
    expect(sum?.kcal).toBe(kcal);
    expect(dishes.every(({ insteadOf, clashes }) => insteadOf === null && clashes.length === 0)).toBe(true);
  });

  it('says of a dish with something left out that another is to come, and then what it stands in for', async () => {
    const { kit } = await kitOfMenu(await shop.asNew('admin'));
    const leftOut = kit.allergenIds[0] ?? 0;
    const { nth, open, calendar } = await fiveDays([leftOut]);
    const boxes = await Promise.all((await nth(1, 2, 3, 4, 5)).map(open));
    const box = boxes.find(({ dishes }) => dishes.some(({ clashes }) => clashes.length > 0));
    const bad = box?.dishes.find(({ clashes }) => clashes.length > 0)?.dish;
    expect(box?.dishes.find(({ dish }) => dish.id === bad?.id)?.clashes).toEqual([
      box?.item.allergens[0]?.name,
    ]);
    for (const { headline, dishes: inBox, clashCount } of boxes) {
      const clashing = inBox.filter(({ clashes }) => clashes.length > 0);
      expect(clashCount).toBe(clashing.length);
      expect(clashing.map(({ dish }) => dish.id)).not.toContain(headline?.dishId);
    }
    expect(bad?.allergens.map(({ id }) => id)).toContain(leftOut);
    const others = (await (await shop.asNew('admin'))('GET /dishes', { query: { perPage: 100 } })).data;
    const good = others.find(
      ({ id, allergens }) => id !== bad?.id && !allergens.some((each) => each.id === leftOut),
    );
    const exchange = { deliveryId: box?.id ?? 0, dishId: bad?.id ?? 0, withDishId: good?.id ?? 0 };
    await shop.database.insert(dishExchanges).values(exchange);
    const { dishes, sum } = await open(box?.id ?? 0);
    expect(dishes.find(({ dish }) => dish.id === good?.id)).toMatchObject({
      insteadOf: { name: bad?.name, allergens: [box?.item.allergens[0]?.name] },
      clashes: [],
    });
    expect(sum?.kcal).toBe(box?.sum?.kcal);
    const shown = (await calendar()).data.find(({ id }) => id === box?.id);
    expect(shown).toMatchObject({ exchangedCount: 1, clashCount: (box?.clashCount ?? 0) - 1 });
  });

  it('a unique kit has its own dishes in their own portions', async () => {
    const unique = await sellUniqueKit(await shop.asNew('admin'));
    const { buyer, nth } = await paidDays(shop, { items: [unique] });
    const [id = 0] = await nth(1);
    const { data } = await buyer('GET /deliveries/{id}', { params: { id } });
    expect(data).toMatchObject({ item: { isUnique: true }, dishCount: 1, sum: { kcal: 350 }, kcal: 350 });
  });

  it('its dishes are known long after the day, when the shop shows other weeks', async () => {
    const { later, nth, open } = await fiveDays();
    const [id = 0] = await nth(1);
    const before = await open(id);
    await later('2027-01-11T10:00:00Z');
    expect((await open(id)).dishes.map(({ dish }) => dish.id)).toEqual(
      before.dishes.map(({ dish }) => dish.id),
    );
  });

  it('each thing to do has its own deadline; what is too late says since when', async () => {
    const { later, nth, open } = await fiveDays();
    const [id = 0] = await nth(2);
    const before = await open(id);
    expect(before.actions.every(({ allowed }) => allowed)).toBe(true);
    expect(before.skipsTo).toBe('2026-11-30');
    const until = before.actions.find(({ action }) => action === 'skip')?.until ?? '';
    await later(new Date(new Date(until).getTime() - 1).toISOString());
    const inTime = (await open(id)).actions.find(({ action }) => action === 'skip');
    expect(inTime).toEqual({ action: 'skip', until, allowed: true, reason: null });
    await later(until);
    const late = await open(id);
    expect(late.actions.find(({ action }) => action === 'skip')).toEqual({
      action: 'skip',
      until,
      allowed: false,
      reason: 'too_late',
    });
    expect(late.skipsTo).toBeNull();
  });

  it('on Fridays to the office', async () => {
    const { cityId, nth, change, open } = await fiveDays();
    const [monday = 0, friday = 0] = await nth(1, 5);
    const office = { street: 'Konstitucijos pr.', houseNumber: '7', postalCode: 'LT-09308' };
    await change({ action: 'address', scope: 'weekday', deliveryIds: [friday], cityId, ...office });
    expect(await open(friday)).toMatchObject({
      isOtherStop: true,
      stop: { door: { street: 'Konstitucijos pr.' } },
    });
    expect(await open(monday)).toMatchObject({
      isOtherStop: false,
      stop: { door: { street: 'Gedimino pr.' } },
    });
  });

  it('with another kit it has that kit’s dishes and colour, and its newest figures', async () => {
    const { admin, nth, change, open } = await fiveDays([], -1);
    const { kit, item } = await kitOfMenu(admin, 1);
    const [id = 0] = await nth(3);
    const before = await open(id);
    const { mealKitId, calorieId } = item;
    const { change: done } = await change({ action: 'kit', mealKitId, calorieId });
    expect(done).toMatchObject({ status: 'done', money: { supplementCents: 0 } });
    const after = await open(id);
    expect(after).toMatchObject({ item: { name: kit.name }, colour: kit.colour });
    expect(after.dishes.map(({ dish }) => dish.id)).not.toEqual(before.dishes.map(({ dish }) => dish.id));
    expect(after.money.listCents).toBeLessThan(before.money.listCents);
    expect(after.money.returnedCents).toBe(before.money.listCents - after.money.listCents);
  });

  it('another’s is not there; by the order’s link it is, and what needs an account says so', async () => {
    const { nth, see } = await fiveDays();
    const [id = 0] = await nth(1);
    for (const asker of [shop.as(null), await shop.asNew('user'), await shop.asNew('courier')])
      expect(await refusalOf(asker('GET /deliveries/{id}', { params: { id } }))).toMatchObject({
        status: 404,
      });
    const { token } = await see();
    const { data } = await shop.as(null)('GET /deliveries/{id}', {
      params: { id },
      query: { token: token ?? '' },
    });
    expect(data.actions.map(({ action, reason }) => [action, reason])).toEqual([
      ['move', 'needs_account'],
      ['skip', 'needs_account'],
      ['address', 'needs_account'],
      ['time', 'needs_account'],
      ['method', 'needs_account'],
      ['cancel', null],
      ['kit', 'needs_account'],
    ]);
  });

  it('names the days to which it can be moved, and a move to each would be taken', async () => {
    const { admin, buyer, cityId, nth, preview } = await fiveDays();
    const body = { cityId, isClosed: true, isHoliday: false };
    await admin('PUT /calendar-days/{id}', { params: { id: '2026-12-01' }, body });
    const [id = 0] = await nth(1);
    const { data } = await buyer('GET /deliveries/{id}/free-days', { params: { id } });
    expect(data.slice(0, 2)).toEqual(['2026-11-18', '2026-11-19']);
    for (const taken of ['2026-11-23', '2026-11-24', '2026-12-01']) expect(data).not.toContain(taken);
    expect(data.at(-1)).toBe('2027-02-25');
    await preview({ action: 'move', deliveryIds: [id], to: data.at(-1) ?? '' });
  });
});

describe('a kit as it was bought for a delivery', () => {
  it('opens to its buyer, hidden too, with what was bought and that day’s dishes', async () => {
    const { admin, buyer, kit, kcal, nth, open } = await fiveDays();
    const [eventId = 0] = await nth(1);
    await admin('POST /meal-kits/{id}/hide', { params: { id: kit.id }, body: {} });
    const params = { id: kit.id };
    const { data } = await buyer('GET /meal-kits/{id}', { params, query: { eventId } });
    expect(data).toMatchObject({ id: kit.id, isHidden: true });
    expect(data.bought).toMatchObject({ deliveryId: eventId, day: '2026-11-23', item: { kcal } });
    expect(data.bought?.dishes).toEqual((await open(eventId)).dishes);
    expect(await refusalOf(buyer('GET /meal-kits/{id}', { params }))).toMatchObject({ status: 404 });
    const other = (await shop.asNew('user'))('GET /meal-kits/{id}', { params, query: { eventId } });
    expect(await refusalOf(other)).toMatchObject({ status: 404 });
    const wrong = buyer('GET /meal-kits/{id}', { params: { id: kit.id + 1 }, query: { eventId } });
    expect(await refusalOf(wrong)).toMatchObject({ status: 404 });
    await admin('POST /meal-kits/{id}/hide', { params, body: { isHidden: false } });
  });

  it('by a guest’s link too, and is kept for nobody else', async () => {
    const { kit, nth, placed, see } = await fiveDays();
    const [eventId = 0] = await nth(1);
    const { token } = await see();
    const url = `/api/meal-kits/${kit.id}?event_id=${eventId}`;
    const cookie = (await shop.inject({ url: `/api/check-outs/${placed.id}?token=${token}` })).cookies[0];
    const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
    expect((await shop.inject({ url, headers })).json().data.bought.delivery_id).toBe(eventId);
    expect((await shop.inject({ url })).statusCode).toBe(404);
  });
});

describe('the boxes of a check-out', () => {
  const boxes = async (client: Client, id: number, token?: string) =>
    (await client('GET /check-outs/{id}/boxes', { params: { id }, query: token ? { token } : {} })).data;

  it('have the dishes of the kit that each day was changed to, exchanges too, and none of a day that was given back', async () => {
    const { admin, buyer, placed, open, nth, change } = await fiveDays([], -1);
    const [first = 0, second = 0, fifth = 0] = await nth(1, 2, 5);
    const bought = await boxes(buyer, placed.id);
    expect(bought.map(({ deliveryId }) => deliveryId)).toEqual(await nth(1, 2, 3, 4, 5));
    const { item } = await kitOfMenu(admin, 1);
    const { mealKitId, calorieId } = item;
    await change({ action: 'kit', mealKitId, calorieId });
    await change({ action: 'cancel', deliveryIds: [fifth] });
    const opened = await open(first);
    const menuDish = opened.dishes[0]?.dish.id ?? 0;
    const other = (await open(second)).dishes[0]?.dish.id ?? 0;
    const exchange = { deliveryId: first, dishId: menuDish, withDishId: other, reason: 'Nebuvo' };
    await shop.database.insert(dishExchanges).values(exchange);
    const changed = await boxes(buyer, placed.id);
    expect(changed.map(({ deliveryId }) => deliveryId)).not.toContain(fifth);
    expect(changed[1]?.dishes).not.toEqual(bought[1]?.dishes);
    expect(changed[1]?.dishes).toEqual((await open(second)).dishes);
    expect(changed[0]?.dishes[0]).toMatchObject({ dish: { id: other }, insteadOf: { reason: 'Nebuvo' } });
  });

  it('say where and when each comes, also where it was said of such weekdays', async () => {
    const { buyer, placed, nth, change } = await fiveDays();
    const [second = 0] = await nth(2);
    await change({ action: 'method', deliveryIds: [second], method: 'take_outside', scope: 'weekday' });
    const told = (await boxes(buyer, placed.id)).map(({ stop, isOtherStop }) => [stop.method, isOtherStop]);
    expect(told[1]).toEqual(['take_outside', true]);
    expect(told[0]?.[1]).toBe(false);
    expect(told.filter(([, isOther]) => isOther)).toHaveLength(1);
  });

  it('are shown to its buyer and by its link, to nobody else', async () => {
    const { placed } = await fiveDays();
    const guest = refusalOf(boxes(shop.as(null), placed.id));
    expect((await guest).status).toBe(404);
    expect((await refusalOf(boxes(await shop.asNew('user'), placed.id))).status).toBe(404);
    expect(await boxes(shop.as(null), placed.id, placed.token)).toHaveLength(5);
  });
});
