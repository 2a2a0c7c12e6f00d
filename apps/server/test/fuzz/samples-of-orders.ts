import { randomUUID } from 'node:crypto';
import { aSentCoupon } from '../coupons.ts';
import type { Client } from '@shop/contract/client';
import { eq } from 'drizzle-orm';
import { deliveries, payableColumns, refundTasks } from '../../src/db/schema/index.ts';
import { aDish } from '../builders.ts';
import { deliveredBox } from '../delivered-box.ts';
import { montonioTokens } from '../../src/ports/payments/montonio-tokens.ts';
import { aBuyer, type CheckOutBody, orderFor, place, sandboxKeys } from '../paying-shop.ts';
import type { Makers, World } from './world.ts';

/** A regular kit of the price list for its shortest period, to the first city. */
const aCart = async (guest: Client) => {
  const { data: list } = await guest('GET /price-list');
  const kit = list.kits.find((each) => !each.isUnique && each.calories.length > 0);
  const cityId = list.cities[0]?.id ?? 0;
  const { data: days } = await guest('GET /calendar-days/available-days', { query: { cityId } });
  return {
    cityId,
    startDate: days[0]?.date ?? '',
    items: [
      {
        mealKitId: kit?.id ?? 0,
        calorieId: kit?.calories[0]?.id ?? 0,
        periodId: kit?.periods[0]?.id ?? 0,
        combinationId: null,
        amount: 1,
        allergenIds: [kit?.allergenIds[0] ?? 0],
        additionIds: [list.additions.find((each) => !each.isForUnique)?.id ?? 0],
      },
    ],
  };
};

const anOrder = async ({ guest, email }: World, details: Partial<CheckOutBody> = {}) => {
  const client = guest();
  const cart = await aCart(client);
  const { data: times } = await client('GET /delivery-times', { query: { cityId: cart.cityId } });
  return orderFor(client, cart, {
    buyer: aBuyer({
      email: email(),
      floor: '3',
      extraInformation: 'Kodas 12',
      companyName: 'UAB „Sotūs“',
      businessName: 'UAB „Sotūs“',
      businessCode: '123456789',
      businessWorkersCount: 7,
    }),
    delivery: { method: 'to_hands', deliveryTimeId: times[0]?.id ?? null },
    paymentType: 'cash',
    ...details,
  });
};

const placed = async (world: World, details: Partial<CheckOutBody> = {}) => {
  const body = await anOrder(world, details);
  return place(world.guest(), body, body);
};

/** Paid in cash, with money that goes back. */
const aReturn = async (world: World) => {
  const { id, token } = await placed(world);
  const body = { action: 'approve_payment' } as const;
  await world.owner('PUT /check-outs/{id}', { params: { id }, body });
  const [task] = await world.shop.database
    .insert(refundTasks)
    .values({
      ...payableColumns({ kind: 'check_out', id }),
      reason: 'cancellation',
      status: 'due',
      dueCents: 500,
      kitsCents: 500,
      idempotencyKey: randomUUID(),
    })
    .returning();
  return { id, token, taskId: task?.id ?? 0 };
};

/** With its money. */
const approved = async (world: World) => {
  const { id } = await placed(world);
  const body = { action: 'approve_payment' } as const;
  return (await world.owner('PUT /check-outs/{id}', { params: { id }, body })).data;
};

/** A box that somebody with an account was brought. */
const aBox = async (world: World) => {
  const person = await world.somebody();
  const body = await anOrder(world);
  const order = await place(world.shop.as(person), body, body);
  return { person, order, ...(await deliveredBox(world.shop, world.owner, order.orders[0])) };
};

const aReview = async (world: World) => {
  const { person, id, first } = await aBox(world);
  const body = { deliveryId: id, dishId: first, stars: 4, words: 'Skanu', isNameShown: true };
  return { person, body };
};

const aClaim = async (world: World) => {
  const { person, id } = await aBox(world);
  return { person, body: { deliveryId: id, words: 'Trūko vakarienės' } };
};

const aCode = async ({ owner, count }: World) => ({
  categoryId: (await owner('POST /discounts', { body: { name: 'Akcija' } })).data.id,
  type: 'percentage' as const,
  amount: 10,
  applyToCart: true,
  isFreeDelivery: false,
  mealKitsIds: [{ id: (await owner('GET /meal-kits')).data[0]?.id ?? 0, periods: [] }],
  citiesIds: [(await owner('GET /cities')).data[0]?.id ?? 0],
  multipleCodesAllowed: true,
  multipleUseInOrder: true,
  usesLimit: 5,
  usesPerBuyer: 1,
  code: `KODAS-${count()}`,
});

const aDeliveryTime = async ({ owner, count }: World) => ({
  cityId: (await owner('POST /cities', { body: { nameLt: `Trakai ${count()}`, isActive: false } })).data.id,
  fromTime: '06:00',
  toTime: '09:00',
});

export const orderSamples = {
  'POST /check-outs/quote': async ({ guest }) => ({
    as: null,
    body: { ...(await aCart(guest())), workingDaysOnly: true, usePoints: true, discountCodes: ['RUDUO15'] },
  }),
  'POST /check-outs': async (world) => ({
    as: null,
    headers: { 'idempotency-key': randomUUID() },
    body: { ...(await anOrder(world)), saveAddress: false, paymentOption: null },
  }),
  'PUT /orders/{id}': async (world) => {
    const { orders, version } = await approved(world);
    const deliveryIds = [orders[0]?.deliveries.at(-1)?.id ?? 0];
    return {
      as: world.admin,
      params: { id: orders[0]?.id ?? 0 },
      body: { action: 'skip', deliveryIds, version },
    };
  },
  // In cash, the first box would be cooked for already.
  'DELETE /orders/{id}': async (world) => {
    const { orders, token } = await placed(world, { paymentType: 'bank_account' });
    return { as: null, params: { id: orders[0]?.id ?? 0 }, query: { token }, body: { iban: '' } };
  },
  'POST /orders/{id}': async (world) => {
    const { orders, token } = await placed(world, { paymentType: 'bank_account' });
    const params = { id: orders[0]?.id ?? 0 };
    await world.guest()('DELETE /orders/{id}', { params, query: { token }, body: {} });
    return { as: null, params, query: { token }, body: {} };
  },
  'POST /orders': async (world) => ({ as: world.admin, body: { checkOutId: (await placed(world)).id } }),
  'PUT /deliveries/{id}': async (world) => ({
    as: world.admin,
    params: { id: (await placed(world)).orders[0]?.deliveries[0]?.id ?? 0 },
    body: { action: 'hold', note: 'Laukiame adreso' },
  }),
  'POST /check-outs/{id}/confirm-days': async (world) => {
    const { id, orders } = await placed(world);
    const waiting = { status: 'held', stateReason: 'pre_order' } as const;
    const ofLine = eq(deliveries.orderId, orders[0]?.id ?? 0);
    await world.shop.database.update(deliveries).set(waiting).where(ofLine);
    return { as: world.admin, params: { id }, body: { firstDay: null } };
  },
  'PUT /deliveries/{id}/exchanges/{dish_id}': async (world) => {
    const { owner, shop } = world;
    const { id, first } = await aBox(world);
    // Its dishes are its own, and it is still to come.
    await shop.database.update(deliveries).set({ status: 'planned' }).where(eq(deliveries.id, id));
    const { data: dish } = await owner('POST /dishes', { body: aDish({ nameLt: 'Kitas patiekalas' }) });
    return {
      as: world.admin,
      params: { id, dishId: first },
      body: { toDishId: dish.id, reason: 'Neatvežė žuvies' },
    };
  },
  'POST /dish-reviews': async (world) => {
    const { person, body } = await aReview(world);
    return { as: person, body };
  },
  'PUT /dish-reviews/{id}': async (world) => {
    const { person, body } = await aReview(world);
    const { data } = await world.shop.as(person)('POST /dish-reviews', { body });
    return {
      as: person,
      params: { id: data.id },
      body: { stars: 5, words: 'Labai skanu', isNameShown: false },
    };
  },
  'POST /coupon-orders/store': async () => ({
    as: null,
    body: {
      amountCents: 50_00,
      pieces: 2,
      design: 'dill',
      sendTo: 'recipient',
      recipientName: 'Ona',
      recipientEmail: 'ona@x.example',
      message: 'Skanaus!',
      buyer: { firstName: 'Jonas', lastName: 'Jonaitis', email: 'jonas@x.example' },
      agreeTerms: true,
    },
  }),
  'POST /coupons/balance': async ({ shop }) => ({
    as: null,
    body: { code: (await aSentCoupon(shop)).coupon.code },
  }),
  'PUT /coupons/{id}': async ({ shop, admin }) => ({
    as: admin,
    params: { id: (await aSentCoupon(shop)).coupon.id },
    body: { action: 'block', note: 'Pamestas' },
  }),
  'POST /claims': async (world) => {
    const { person, body } = await aClaim(world);
    return { as: person, body };
  },
  'PUT /claims/{id}': async (world) => {
    const { person, body } = await aClaim(world);
    const { data } = await world.shop.as(person)('POST /claims', { body });
    return {
      as: world.admin,
      params: { id: data.id },
      body: { answer: 'points', points: 50, reason: 'Atsiprašome' },
    };
  },
  'PUT /check-outs/{id}': async (world) => ({
    as: world.admin,
    params: { id: (await placed(world)).id },
    body: { action: 'approve_payment', note: 'Grynaisiais' },
  }),
  'POST /check-outs/{id}/pay': async (world) => {
    const { id, token } = await placed(world, { paymentType: 'montonio' });
    return { as: null, params: { id }, query: { token }, body: { paymentType: 'bank_account' } };
  },
  'POST /payments/notification-webhook': async (world) => {
    const { number, totalCents, paymentUrl } = await placed(world, { paymentType: 'montonio' });
    const orderToken = await montonioTokens(sandboxKeys, world.shop.clock).sign({
      uuid: paymentUrl?.split('/').at(-1),
      merchantReference: number,
      paymentStatus: 'PENDING',
      grandTotal: totalCents / 100,
      currency: 'EUR',
    });
    return { as: null, body: { orderToken } };
  },
  'PUT /refund-tasks/{id}': async (world) => ({
    as: world.admin,
    params: { id: (await aReturn(world)).taskId },
    body: { amountCents: 500, note: 'Grąžinta', byHand: true },
  }),
  'PUT /check-outs/{id}/refund-account': async (world) => {
    const { id, token } = await aReturn(world);
    return { as: null, params: { id }, query: { token }, body: { iban: 'LT121000011101001000' } };
  },
  'PUT /cart': async (world) => {
    const { items } = await aCart(world.guest());
    const line = { ...items[0]!, key: 'a', addedAt: '2026-11-16T07:30:00Z', seenCents: 6450 };
    return { as: await world.somebody(), body: { items: [line] } };
  },
  'POST /delivery-times': async (world) => ({ as: world.admin, body: await aDeliveryTime(world) }),
  'PUT /delivery-times/{id}': async (world) => {
    const body = await aDeliveryTime(world);
    const { data } = await world.owner('POST /delivery-times', { body });
    return { as: world.admin, params: { id: data.id }, body };
  },
  'POST /discounts': async ({ admin }) => ({ as: admin, body: { name: 'Rudens akcija' } }),
  'PUT /discounts/{id}': async ({ admin, owner }) => ({
    as: admin,
    params: { id: (await owner('POST /discounts', { body: { name: 'Akcija' } })).data.id },
    body: { name: 'Kita akcija' },
  }),
  'POST /discount-codes': async (world) => ({ as: world.admin, body: await aCode(world) }),
  'POST /discount-codes/bulk': async (world) => {
    const { code: _, ...terms } = await aCode(world);
    return { as: world.admin, body: { ...terms, count: 2 } };
  },
  'PUT /discount-codes/{id}': async (world) => {
    const body = await aCode(world);
    const { data } = await world.owner('POST /discount-codes', { body });
    return { as: world.admin, params: { id: data.id }, body };
  },
  'POST /discount-codes/check': async ({ guest }) => ({
    as: null,
    body: { ...(await aCart(guest())), code: 'RUDUO15', discountCodes: [] },
  }),
} satisfies Partial<Makers>;
