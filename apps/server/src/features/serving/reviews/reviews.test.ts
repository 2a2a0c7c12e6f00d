import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deliveredBox } from '../../../../test/delivered-box.ts';
import { paidDays } from '../../../../test/ordered-days.ts';
import { usePayingShop } from '../../../../test/paying-shop.ts';
import { sellKit } from '../../../../test/pricing.ts';
import { refusalOf } from '../../../../test/test-shop.ts';
import { deliveries, dishes, dishReviews, users } from '../../../db/schema/index.ts';
import { hashPassword } from '../../people/auth/passwords.ts';

const shop = usePayingShop();
const monday = new Date('2026-11-16T08:00:00Z');

/** Somebody whose first box, of Monday 23 November, was brought; it is the evening of that day. */
const withABox = async () => {
  shop.clock.moveTo(monday);
  const days = await paidDays(shop, { days: 5 });
  const box = await deliveredBox(shop, days.admin, days.placed.orders[0]);
  await days.later('2026-11-23T18:00:00Z');
  const admin = await shop.asNew('admin');
  const rate = (stars: number, more: object = {}) =>
    days.buyer('POST /dish-reviews', {
      body: { deliveryId: box.id, dishId: box.first, stars, ...more },
    });
  const evaluation = async (id = box.first) =>
    (await shop.as(null)('GET /dishes/{id}', { params: { id } })).data.evaluation;
  return { ...days, admin, box, rate, evaluation };
};

describe('a dish of a delivered box', () => {
  it('is rated once, and its average and number of votes follow at once', async () => {
    const { box, rate, evaluation } = await withABox();
    expect(await evaluation()).toBeNull();
    const { data } = await rate(4, { words: '  Skanu  ', isNameShown: true });
    expect(data).toMatchObject({
      dishId: box.first,
      dishName: { lt: 'Varškėčiai' },
      stars: 4,
      words: 'Skanu',
      deliveryId: box.id,
      day: '2026-11-23',
      isMine: true,
      isHidden: false,
      editableUntil: '2026-11-30T22:00:00.000Z',
    });
    expect(await evaluation()).toEqual({ average: 4, votes: 1 });
    expect(await refusalOf(rate(5))).toMatchObject({ status: 409, code: 'already_done' });
    expect(await evaluation()).toEqual({ average: 4, votes: 1 });
  });

  it('keeps the votes from before there were reviews', async () => {
    const { box, rate, evaluation } = await withABox();
    await shop.database
      .update(dishes)
      .set({ earlierAverage: 450, earlierVotes: 2, evaluationAverage: 450, evaluationVotes: 2 })
      .where(eq(dishes.id, box.first));
    await rate(1);
    expect(await evaluation()).toEqual({ average: 3.33, votes: 3 });
  });

  it('of two at the same moment one review stands', async () => {
    const { rate, evaluation } = await withABox();
    const outcomes = await Promise.allSettled([rate(1), rate(5)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await evaluation())?.votes).toBe(1);
  });

  it('is not rated before it is brought, by others, when it was not in the box, or when it is too late', async () => {
    const { buyer, placed, box, rate, later } = await withABox();
    const second = placed.orders[0]?.deliveries[1]?.id ?? 0;
    const body = { deliveryId: box.id, dishId: box.first, stars: 5 };
    const send = (more: object, client = buyer) =>
      refusalOf(client('POST /dish-reviews', { body: { ...body, ...more } }));
    expect(await send({ deliveryId: second })).toMatchObject({ status: 409, code: 'not_delivered_yet' });
    expect(await send({}, await shop.asNew('user'))).toMatchObject({ status: 404 });
    expect(await send({ dishId: 999_999 })).toMatchObject({ status: 422 });
    for (const wrong of [{ stars: 6 }, { stars: 0 }, { words: 'a'.repeat(501) }])
      expect(await send(wrong)).toMatchObject({ status: 422 });
    // The last moment of the seventh day, and the one after it.
    await later('2026-11-30T21:59:59Z');
    await rate(5, { dishId: box.second });
    await later('2026-11-30T22:00:00Z');
    expect(await refusalOf(rate(5))).toMatchObject({ status: 409, code: 'review_over' });
  });

  it('is not rated while the owner has switched it off', async () => {
    const { admin, rate } = await withABox();
    const { data: before } = await admin('GET /evaluate-dish-settings');
    await admin('PUT /evaluate-dish-settings', { body: { ...before, isEnabled: false } });
    expect(await refusalOf(rate(5))).toMatchObject({ status: 409, code: 'reviews_off' });
    await admin('PUT /evaluate-dish-settings', { body: { ...before, isEnabled: true } });
  });
});

describe('a review', () => {
  it('is changed by its writer as long as one can be given, and taken back', async () => {
    const { buyer, rate, evaluation, later } = await withABox();
    const { data: made } = await rate(2, { words: 'Sausa' });
    const params = { id: made.id };
    const { data } = await buyer('PUT /dish-reviews/{id}', { params, body: { stars: 5, version: 1 } });
    expect(data).toMatchObject({ stars: 5, words: 'Sausa', version: 2 });
    expect(await evaluation()).toEqual({ average: 5, votes: 1 });
    const stale = refusalOf(buyer('PUT /dish-reviews/{id}', { params, body: { stars: 1, version: 1 } }));
    expect(await stale).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    await later('2026-12-01T08:00:00Z');
    const late = refusalOf(buyer('PUT /dish-reviews/{id}', { params, body: { stars: 1 } }));
    expect(await late).toMatchObject({ status: 409, code: 'review_over' });
    await buyer('DELETE /dish-reviews/{id}', { params });
    expect(await evaluation()).toBeNull();
  });

  it('the owner hides its words and changes nothing else; the vote counts all the same', async () => {
    const { admin, placed, rate, evaluation } = await withABox();
    const { data: made } = await rate(1, { words: 'Blogai', isNameShown: true });
    const params = { id: made.id };
    const mealKitId = placed.orders[0]?.mealKitId ?? 0;
    const shown = async () => (await shop.as(null)('GET /dish-reviews', { query: { mealKitId } })).data;
    expect(await shown()).toMatchObject([
      { words: 'Blogai', deliveryId: null, day: null, isMine: false, editableUntil: null },
    ]);
    for (const body of [{ words: 'Gerai' }, { stars: 5 }])
      expect((await refusalOf(admin('PUT /dish-reviews/{id}', { params, body }))).status).toBe(403);
    expect((await refusalOf(admin('DELETE /dish-reviews/{id}', { params }))).status).toBe(403);
    await admin('PUT /dish-reviews/{id}', { params, body: { isHidden: true } });
    expect(await shown()).toEqual([]);
    expect(await evaluation()).toEqual({ average: 1, votes: 1 });
    const { data: all } = await admin('GET /dish-reviews', { query: { mealKitId } });
    expect(all).toMatchObject([{ words: 'Blogai', isHidden: true, day: '2026-11-23' }]);
    await admin('PUT /dish-reviews/{id}', { params, body: { isHidden: false } });
    expect(await shown()).toHaveLength(1);
  });

  it('stands with the kit that the day was changed to, not with the one that was bought first', async () => {
    const { admin, box, placed, rate } = await withABox();
    const bought = placed.orders[0]?.mealKitId ?? 0;
    const { mealKitId } = await sellKit(admin);
    await shop.database
      .update(deliveries)
      .set({ item: sql`jsonb_set(item, '{mealKitId}', ${String(mealKitId)}::jsonb)` })
      .where(eq(deliveries.id, box.id));
    await rate(5, { words: 'Kitas rinkinys', isNameShown: true });
    const wordsOn = async (id: number) =>
      (await shop.as(null)('GET /dish-reviews', { query: { mealKitId: id } })).data.map(({ words }) => words);
    expect(await wordsOn(mealKitId)).toEqual(['Kitas rinkinys']);
    expect(await wordsOn(bought)).toEqual([]);
  });

  it('of a kit that is no longer there is kept without it', async () => {
    const { box, rate } = await withABox();
    await shop.database
      .update(deliveries)
      .set({ item: sql`jsonb_set(item, '{mealKitId}', '999999')` })
      .where(eq(deliveries.id, box.id));
    expect((await rate(4)).data.stars).toBe(4);
  });

  it('its words are shown with the first name alone, and only where its writer agreed', async () => {
    const { buyer, person, box, placed, rate } = await withABox();
    await rate(5, { words: 'Slapta' });
    await rate(5, { dishId: box.second, words: 'Vieša', isNameShown: true });
    const query = { mealKitId: placed.orders[0]?.mealKitId ?? 0 };
    const { data } = await shop.as(null)('GET /dish-reviews', { query });
    expect(data.map(({ words }) => words)).toEqual(['Vieša']);
    expect(JSON.stringify(data)).not.toContain(person.email);
    expect((await buyer('GET /dish-reviews', { query: { mine: true } })).data).toHaveLength(2);
    const guest = refusalOf(shop.as(null)('GET /dish-reviews', { query: { deliveryId: box.id } }));
    expect((await guest).status).toBe(401);
  });

  it('is in the export, and of a person who is forgotten only the stars stay', async () => {
    const { buyer, person, rate, evaluation } = await withABox();
    const { data: made } = await rate(3, { words: 'Mano žodžiai', isNameShown: true });
    const { data: exported } = await buyer('GET /users/user-export');
    expect(exported['dishReviews']).toMatchObject([{ stars: 3, words: 'Mano žodžiai' }]);
    const password = 'mėlynas dramblys';
    await shop.database
      .update(users)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(users.id, person.id));
    await buyer('POST /users/delete-account', { body: { currentPassword: password } });
    const [row] = await shop.database.select().from(dishReviews).where(eq(dishReviews.id, made.id));
    expect(row).toMatchObject({ userId: null, words: '', firstName: '', isNameShown: false, stars: 3 });
    expect(await evaluation()).toEqual({ average: 3, votes: 1 });
  });
});
