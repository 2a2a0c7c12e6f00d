import { randomUUID } from 'node:crypto';
import { api } from '@shop/contract';
import { aSentCoupon } from './coupons.ts';
import type { Endpoint } from '@shop/contract/endpoint';
import { toWire } from '@shop/contract/wire';
import { addHours } from '@shop/domain/day';
import { getTableName } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addresses,
  auditEntries,
  checkOuts,
  mails,
  orders,
  payableColumns,
  payments,
  refundTasks,
  sessions,
  users,
} from '../src/db/schema/index.ts';
import { deliveredBox } from './delivered-box.ts';
import { aRequest } from './individual.ts';
import { aBuyer, aCart, place, usePayingShop } from './paying-shop.ts';
import { sellKit } from './pricing.ts';
import type { TestShop } from './test-shop.ts';

const shop = usePayingShop();
type Person = Awaited<ReturnType<TestShop['person']>>;
type Thing = { readonly id: number | string; readonly body?: object };
let cart: Awaited<ReturnType<typeof aCart>>;
beforeAll(async () => {
  cart = await aCart(await shop.asNew('admin'));
});

const anAddress = async (owner: Person): Promise<Thing> => {
  const door = { name: 'Namai', street: 'Gedimino pr.', houseNumber: '1', postalCode: 'LT-01103' };
  const body = { ...door, cityId: Number(cart.cityId) };
  return { id: (await shop.as(owner)('POST /addresses', { body })).data.id, body: toWire(body) as object };
};
const anOrder = (owner: Person) => place(shop.as(owner), cart, { paymentType: 'bank_account' });
const aPaidOrder = async (owner: Person): Promise<Thing> => {
  const { id } = await anOrder(owner);
  const admin = await shop.asNew('admin');
  await admin('PUT /check-outs/{id}', { params: { id }, body: { action: 'approve_payment' } });
  return { id };
};

/** With money that goes back by transfer. */
const aReturn = async (owner: Person): Promise<Thing> => {
  const { id } = await aPaidOrder(owner);
  await shop.database.insert(refundTasks).values({
    ...payableColumns({ kind: 'check_out', id: Number(id) }),
    reason: 'goodwill',
    status: 'due',
    dueCents: 500,
    kitsCents: 500,
    idempotencyKey: randomUUID(),
  });
  return { id, body: { iban: 'LT121000011101001000' } };
};

const orderIdOf = (checkOut: { readonly orders: readonly { readonly id: number }[] }): number =>
  checkOut.orders[0]?.id ?? 0;
const aSkip = async (owner: Person): Promise<Thing> => {
  const { orders: lines, version } = await anOrder(owner);
  const [line] = lines;
  const body = { action: 'skip', delivery_ids: [line?.deliveries.at(-1)?.id ?? 0], version };
  return { id: line?.id ?? 0, body };
};
const aCancelledOrder = async (owner: Person): Promise<Thing> => {
  const id = orderIdOf(await anOrder(owner));
  await shop.as(owner)('DELETE /orders/{id}', { params: { id }, body: {} });
  return { id };
};
const aDelivery = async (owner: Person): Promise<Thing> => ({
  id: (await anOrder(owner)).orders[0]?.deliveries.at(-1)?.id ?? 0,
});
/** A change to a dearer kit. */
const aSupplement = async (owner: Person): Promise<Thing> => {
  const admin = await shop.asNew('admin');
  const { id, orders: lines } = await anOrder(owner);
  const body = { action: 'approve_payment' } as const;
  const { data } = await admin('PUT /check-outs/{id}', { params: { id }, body });
  const { mealKitId, calorieId } = await sellKit(admin, { priceCents: 1990 });
  shop.clock.moveTo(addHours(shop.clock.now(), -72));
  const change = { action: 'kit', mealKitId, calorieId, version: data.version } as const;
  const params = { id: lines[0]?.id ?? 0 };
  const { data: done } = await shop.as(owner)('PUT /orders/{id}', { params, body: change });
  return { id: done.change?.id ?? 0 };
};

const aReview = async (owner: Person): Promise<Thing> => {
  const order = await anOrder(owner);
  const box = await deliveredBox(shop, await shop.asNew('admin'), order.orders[0]);
  const body = { deliveryId: box.id, dishId: box.first, stars: 4 };
  return { id: (await shop.as(owner)('POST /dish-reviews', { body })).data.id };
};

const aPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#c21e63' } })
    .jpeg()
    .toBuffer();
const aClaim = async (owner: Person) => {
  const order = await anOrder(owner);
  const box = await deliveredBox(shop, await shop.asNew('admin'), order.orders[0]);
  const body = { deliveryId: box.id, words: 'Trūko vakarienės' };
  const files = { pictures: [new Blob([new Uint8Array(await aPicture())])] };
  return (await shop.as(owner)('POST /claims', { body, files })).data;
};

const aGift = async ({ id }: Person) => ({ id: (await aSentCoupon(shop, { userId: id })).order.id });
const aPiece = async ({ id }: Person) => ({ id: (await aSentCoupon(shop, { userId: id })).coupon.id });
const anIndividualOrder = async (owner: Person): Promise<Thing> => {
  const body = aRequest(Number(cart.cityId), { answers: { startDate: '2026-11-30' } });
  const { data } = await shop.as(owner)('POST /individual-orders', { body });
  return { id: data.id };
};
const aPersonalMenu = async (owner: Person) => {
  const client = shop.as(owner);
  await client('POST /individual-drafts', { body: { agreeHealth: true } });
  const files = { files: [new Blob([new Uint8Array(await aPicture())])] };
  return (await client('POST /personal-menus', { body: { words: 'Rytais košė' }, files })).data;
};
const aMenuFile = async (owner: Person): Promise<Thing> => ({
  id: (await aPersonalMenu(owner)).files[0]?.id ?? 0,
});

/** Something of the owner's for every endpoint that is about one thing of somebody's: with it the owner succeeds. */
const things: Record<string, (owner: Person) => Promise<Thing>> = {
  'PUT /addresses/{id}': anAddress,
  'DELETE /addresses/{id}': async (owner) => ({ id: (await anAddress(owner)).id }),
  'PUT /users/{id}': async ({ id }) => ({ id, body: { first_name: 'Ona', last_name: 'Petraitė' } }),
  'PUT /users/{id}/notifications': async ({ id }) => ({
    id,
    body: { notifications: [{ kind: 'offers', is_on: true }] },
  }),
  'PUT /users/{id}/calculation': async ({ id }) => ({ id, body: { kcal: 1800, goal: 'maintain' } }),
  'DELETE /users/{id}/calculation': async ({ id }) => ({ id }),
  'DELETE /sessions/{id}': async (owner) => {
    const [session] = (await shop.as(owner)('GET /sessions')).data;
    return { id: session?.id ?? '' };
  },
  'GET /deliveries/{id}': aDelivery,
  'GET /deliveries/{id}/free-days': aDelivery,
  'GET /orders/{id}': async (owner) => ({ id: (await anOrder(owner)).orders[0]?.id ?? 0 }),
  'PUT /orders/{id}': aSkip,
  'DELETE /orders/{id}': async (owner) => ({ id: orderIdOf(await anOrder(owner)) }),
  'POST /orders/{id}': aCancelledOrder,
  'GET /orders/{id}/days': async (owner) => ({ id: orderIdOf(await anOrder(owner)) }),
  'GET /orders/{id}/cancellation-price': async (owner) => ({ id: orderIdOf(await anOrder(owner)) }),
  'POST /order-changes/{id}/pay': aSupplement,
  'GET /deliveries/{id}/claim': async (owner) => ({
    id: (await anOrder(owner)).orders[0]?.deliveries[0]?.id ?? 0,
  }),
  'GET /coupon-orders/{id}': aGift,
  'GET /coupon-orders/{id}/paper': aGift,
  'POST /coupon-orders/{id}/check-payment': aGift,
  'POST /coupons/{id}/withdraw': aPiece,
  'GET /coupons/{id}/card.pdf': aPiece,
  'GET /coupons/{id}/card.png': aPiece,
  'GET /claims/{id}': async (owner) => ({ id: (await aClaim(owner)).id }),
  'GET /claim-pictures/{id}': async (owner) => ({ id: (await aClaim(owner)).pictureIds[0] ?? 0 }),
  'PUT /dish-reviews/{id}': async (owner) => ({ ...(await aReview(owner)), body: { stars: 5 } }),
  'DELETE /dish-reviews/{id}': aReview,
  'GET /individual-orders/{id}': anIndividualOrder,
  'DELETE /individual-orders/{id}': anIndividualOrder,
  'POST /individual-orders/{id}/quote': async (owner) => {
    const { id } = await anIndividualOrder(owner);
    const admin = await shop.asNew('admin');
    const approve = { action: 'approve', priceCents: 9000 } as const;
    await admin('PUT /individual-orders/{id}', { params: { id: Number(id) }, body: approve });
    return { id, body: { coupons: [] } };
  },
  'POST /individual-orders/{id}/messages': async (owner) => ({
    ...(await anIndividualOrder(owner)),
    body: { words: 'Kada atsakysite?' },
  }),
  'POST /personal-menus/{id}': async (owner) => ({
    id: (await aPersonalMenu(owner)).id,
    body: { words: 'Vakarais žuvis' },
  }),
  'DELETE /personal-menus/{id}': async (owner) => ({ id: (await aPersonalMenu(owner)).id }),
  'POST /personal-menus/destroy-file/{id}': aMenuFile,
  'GET /personal-menu-files/{id}': aMenuFile,
  'GET /check-outs/{id}': anOrder,
  'GET /check-outs/{id}/events': anOrder,
  'POST /check-outs/{id}/claim': ({ email }) =>
    place(shop.as(null), cart, { paymentType: 'cash', buyer: aBuyer({ email }) }),
  'POST /check-outs/{id}/pay': async (owner) => ({
    id: (await anOrder(owner)).id,
    body: { payment_type: 'cash' },
  }),
  'PUT /check-outs/{id}/refund-account': aReturn,
  'POST /check-outs/{id}/check-payment': anOrder,
  'POST /check-outs/{id}/new-link': anOrder,
  'GET /check-outs/{id}/invoice': aPaidOrder,
  'GET /check-outs/{id}/calendar.ics': aPaidOrder,
  'GET /check-outs/{id}/boxes': anOrder,
};

/** By login, or by the token of a link. */
const isAboutOwn = ([key, { access, query }]: [string, Endpoint]): boolean =>
  key.includes('{id}') &&
  (access === 'signed_in' || (access === 'public' && 'token' in (query?.shape ?? {})));

const ask = async (key: string, { id, body }: Thing, person: Person | null) => {
  const [method, path] = key.split(' ') as ['GET', string];
  const answer = await shop.inject({
    payloadAsStream: true,
    method,
    url: `/api${path.replace('{id}', String(id))}`,
    headers: { ...(person && { authorization: `Bearer ${person.token}` }) },
    ...(body && { payload: body }),
  });
  // What goes on is not waited for.
  answer.stream().destroy();
  return answer;
};

const everything = async () => {
  const tables = [addresses, auditEntries, checkOuts, orders, payments, users];
  const rows = await Promise.all(
    tables.map(async (table) => [getTableName(table), await shop.database.select().from(table)] as const),
  );
  // Meanwhile a job may send those about the owner's own order.
  const letters = (await shop.database.select().from(mails).orderBy(mails.id)).map(
    ({ sentAt: _, ...letter }) => letter,
  );
  const open = await shop.database.select({ id: sessions.id, endedAt: sessions.endedAt }).from(sessions);
  return { ...Object.fromEntries(rows), letters, open };
};

describe('what is somebody’s', () => {
  it('is known for every endpoint that is about one such thing', () => {
    const owned = Object.entries(api as Record<string, Endpoint>).filter(isAboutOwn);
    expect(Object.keys(things).toSorted()).toEqual(owned.map(([key]) => key).toSorted());
  });

  it.each(Object.entries(things))('is not there for anybody else: %s', async (key, make) => {
    const owner = await shop.person('user', { emailVerifiedAt: shop.clock.now() });
    const thing = await make(owner);
    const others = await Promise.all(
      (['user', 'courier', 'kitchen_worker'] as const).map((role) =>
        shop.person(role, { emailVerifiedAt: shop.clock.now() }),
      ),
    );
    const before = await everything();
    for (const other of others) expect((await ask(key, thing, other)).statusCode, other.role).toBe(404);
    expect([401, 404]).toContain((await ask(key, thing, null)).statusCode);
    expect(await everything()).toEqual(before);
    expect((await ask(key, thing, owner)).statusCode).toBeLessThan(300);
  });
});
