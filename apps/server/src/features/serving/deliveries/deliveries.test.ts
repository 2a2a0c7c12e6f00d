import { expect, it } from 'vitest';
import { aCart, place, usePayingShop } from '../../../../test/paying-shop.ts';
import { refusalOf } from '../../../../test/test-shop.ts';

const shop = usePayingShop();

const aPlacedOrder = async () => {
  const admin = await shop.asNew('admin');
  const placed = await place(shop.as(null), await aCart(admin), { paymentType: 'cash' });
  const see = async () => (await admin('GET /check-outs/{id}', { params: { id: placed.id } })).data;
  const day = placed.orders[0]!.deliveries[1]!;
  return { admin, placed, see, day, params: { id: day.id } };
};

it('a day is held and let go on by an admin, once each, in the order’s trail and with a new version', async () => {
  const { admin, placed, see, day, params } = await aPlacedOrder();
  const body = { action: 'hold', note: 'Laukiame adreso' } as const;
  for (const _ of [1, 2]) {
    const { data } = await admin('PUT /deliveries/{id}', { params, body });
    expect(data).toMatchObject({ id: day.id, day: day.day, status: 'held' });
  }
  const held = await see();
  expect(held.version).toBe(placed.version + 1);
  expect(held.orders[0]?.deliveries.map(({ status }) => status)).toEqual([
    'planned',
    'held',
    'planned',
    'planned',
    'planned',
  ]);
  expect(held.history.slice(1)).toMatchObject([
    { action: 'delivery_hold', text: 'A day was put on hold', by: 'staff', reason: 'Laukiame adreso' },
  ]);
  const { data } = await admin('PUT /deliveries/{id}', { params, body: { action: 'release' } });
  expect(data.status).toBe('planned');
  expect((await see()).history.map(({ action }) => action)).toEqual([
    'place',
    'delivery_hold',
    'delivery_release',
  ]);
});

it('a held day ends and comes back with its order as what it was', async () => {
  const { admin, placed, see, params } = await aPlacedOrder();
  await admin('PUT /deliveries/{id}', { params, body: { action: 'hold' } });
  const order = { params: { id: placed.id } };
  await admin('PUT /check-outs/{id}', { ...order, body: { action: 'deny_payment' } });
  const statuses = async () => (await see()).orders[0]?.deliveries.map(({ status }) => status).slice(0, 2);
  expect(await statuses()).toEqual(['cancelled', 'cancelled']);
  const was = await see();
  const refusal = await refusalOf(admin('PUT /deliveries/{id}', { params, body: { action: 'hold' } }));
  expect(refusal).toMatchObject({ status: 409, code: 'wrong_state' });
  expect(await see()).toEqual(was);
  await admin('POST /check-outs/{id}/restore', order);
  expect(await statuses()).toEqual(['planned', 'held']);
});

it('what is not there cannot be moved', async () => {
  const { admin } = await aPlacedOrder();
  const call = admin('PUT /deliveries/{id}', { params: { id: 999_999 }, body: { action: 'hold' } });
  expect((await refusalOf(call)).status).toBe(404);
});

it('a day is prepared, sets out and is delivered, one after the other', async () => {
  const { admin, placed, see, params } = await aPlacedOrder();
  const move = async (action: 'prepare' | 'set_out' | 'deliver') =>
    (await admin('PUT /deliveries/{id}', { params, body: { action } })).data.status;
  expect(await refusalOf(move('deliver'))).toMatchObject({ status: 409, code: 'wrong_state' });
  expect([await move('prepare'), await move('set_out'), await move('deliver')]).toEqual([
    'prepared',
    'on_the_way',
    'delivered',
  ]);
  expect((await see()).version).toBe(placed.version + 3);
});

it('whoever says that a day did not come says why, and that it comes again says when', async () => {
  const { admin, params } = await aPlacedOrder();
  const say = (action: 'miss' | 'bring_again') => admin('PUT /deliveries/{id}', { params, body: { action } });
  expect((await refusalOf(say('miss'))).errors).toHaveProperty('reason');
  expect((await refusalOf(say('bring_again'))).errors).toHaveProperty('to');
});
