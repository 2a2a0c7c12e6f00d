import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sendRequest } from '../../../../test/individual.ts';
import { aBuyer, usePayingShop, uuidIn } from '../../../../test/paying-shop.ts';
import { openCity } from '../../../../test/pricing.ts';
import {
  individualDrafts,
  individualMessages,
  individualRequests,
  personalMenus,
} from '../../../db/schema/index.ts';
import { hashPassword } from '../../people/auth/passwords.ts';

const shop = usePayingShop();
let cityId: number;
const sentAt = new Date('2026-11-19T08:00:00Z');
beforeAll(async () => {
  shop.clock.moveTo(sentAt);
  cityId = await openCity(await shop.asNew('admin'));
});
beforeEach(() => shop.clock.moveTo(sentAt));

let people = 0;
/** With a menu of one's own and a word about it. */
const aRequest = async (person?: Awaited<ReturnType<typeof shop.person>>) => {
  people += 1;
  const buyer = aBuyer({ email: `pamirsti-${people}@pirkejas.example` });
  const answers = { otherRequests: 'Be riešutų' };
  const order = await sendRequest(shop, cityId, { buyer, answers, ...(person && { person }) });
  await order.answer('Esu alergiška');
  await shop.database
    .insert(personalMenus)
    .values({ checkOutId: order.id, words: 'Košė', updatedAt: sentAt });
  return order;
};
type Order = Awaited<ReturnType<typeof aRequest>>;

const keptOf = async ({ id }: Order) => {
  const [request] = await shop.database
    .select()
    .from(individualRequests)
    .where(eq(individualRequests.checkOutId, id));
  return {
    answers: request?.answers !== null,
    messages: await shop.database.$count(individualMessages, eq(individualMessages.checkOutId, id)),
    menus: await shop.database.$count(personalMenus, eq(personalMenus.checkOutId, id)),
  };
};
const all = { answers: true, messages: 1, menus: 1 };
const nothing = { answers: false, messages: 0, menus: 0 };
const nightly = async (order: Order, instant: string) => {
  await order.later(instant);
  await shop.work('people.retention');
  return keptOf(order);
};

it('a year after the last delivery the answers, the conversation and the menus are deleted; the order stays', async () => {
  const order = await aRequest();
  await order.approve(9000);
  await shop.sandbox.pay(uuidIn((await order.pay()).paymentUrl));
  await shop.sandbox.tick();
  await order.later('2026-12-02T10:00:00Z');
  await shop.work('deliveries.end-windows');
  await shop.work('check-outs.sweep');
  expect((await order.see()).status).toBe('completed');
  expect(await nightly(order, '2027-12-01T03:00:00Z')).toEqual(all);
  expect(await nightly(order, '2027-12-03T03:00:00Z')).toEqual(nothing);
  expect(await order.see()).toMatchObject({
    answers: null,
    energyKcal: null,
    messages: [],
    totalCents: 10_000,
  });
});

it('30 days after a request ended without a delivery they are deleted', async () => {
  const order = await aRequest();
  await order.later('2026-11-25T08:00:00Z');
  await order.act({ action: 'decline', words: 'Negalime' });
  expect(await nightly(order, '2026-12-25T03:00:00Z')).toEqual(all);
  expect(await nightly(order, '2026-12-26T03:00:00Z')).toEqual(nothing);
});

it('what waits is kept, however long', async () => {
  const order = await aRequest();
  expect(await nightly(order, '2027-02-20T03:00:00Z')).toEqual(all);
});

it('a draft goes 30 days after it was last written', async () => {
  const person = await shop.person('user');
  await shop.as(person)('POST /individual-drafts', { body: { agreeHealth: true } });
  const drafts = () => shop.database.$count(individualDrafts, eq(individualDrafts.userId, person.id));
  shop.clock.moveTo(new Date('2026-12-19T07:00:00Z'));
  await shop.work('people.retention');
  expect(await drafts()).toBe(1);
  shop.clock.moveTo(new Date('2026-12-19T08:00:01Z'));
  await shop.work('people.retention');
  expect(await drafts()).toBe(0);
});

it('its owner takes all of it along, and is forgotten with all of it once the order has ended', async () => {
  const password = 'mėlynas dramblys';
  const person = await shop.person('user', { passwordHash: await hashPassword(password) });
  const order = await aRequest(person);
  await order.buyer()('POST /individual-drafts', {
    body: { agreeHealth: true, answers: { otherRequests: 'Dar nebaigta' } },
  });
  const { data } = await order.buyer()('GET /users/user-export');
  expect(data['individualOrders']).toMatchObject([
    {
      order: order.sent.number,
      answers: { otherRequests: 'Be riešutų' },
      messages: [{ by: 'buyer', words: 'Esu alergiška' }],
      menus: [{ words: 'Košė', files: [] }],
    },
  ]);
  expect(data['individualDrafts']).toMatchObject([{ answers: { otherRequests: 'Dar nebaigta' } }]);

  await order.buyer()('POST /users/delete-account', { body: { currentPassword: password } });
  expect(await shop.database.$count(individualDrafts, eq(individualDrafts.userId, person.id))).toBe(0);
  // What is under way is still answered.
  expect(await keptOf(order)).toEqual(all);
  await order.admin()('PUT /individual-orders/{id}', {
    params: { id: order.id },
    body: { action: 'decline', words: 'Negalime' },
  });
  await expect
    .poll(async () => {
      await shop.work('check-outs.sweep');
      return keptOf(order);
    })
    .toEqual(nothing);
});
