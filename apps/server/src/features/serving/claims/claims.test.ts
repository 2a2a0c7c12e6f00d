import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { deliveredBox } from '../../../../test/delivered-box.ts';
import { paidDays } from '../../../../test/ordered-days.ts';
import { aCart, place, usePayingShop } from '../../../../test/paying-shop.ts';
import { refusalOf } from '../../../../test/test-shop.ts';
import { claimPictures, deliveries, deliveryEntries, mails, refundTasks } from '../../../db/schema/index.ts';

const shop = usePayingShop();
const monday = new Date('2026-11-16T08:00:00Z');
const words = 'Trūko vakarienės';

/** Somebody whose first box, of Monday 23 November at 12.00 and 2.00 of delivery, was brought; it is the evening of that day. */
const withABox = async () => {
  shop.clock.moveTo(monday);
  const days = await paidDays(shop, { days: 5 });
  const box = await deliveredBox(shop, days.admin, days.placed.orders[0]);
  await days.later('2026-11-23T18:00:00Z');
  const admin = await shop.asNew('admin');
  const complain = async (pictures: readonly Blob[] = []) =>
    (await days.buyer('POST /claims', { body: { deliveryId: box.id, words }, files: { pictures } })).data;
  const answer = async (id: number, body: object) =>
    (
      await admin('PUT /claims/{id}', {
        params: { id },
        body: { answer: 'no', reason: 'Atsiprašome', ...body } as never,
      })
    ).data;
  return { ...days, admin, box, complain, answer };
};

/** With what a phone writes into it. */
const aPhoto = async (): Promise<Blob> => {
  const bytes = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#c21e63' } })
    .withExif({ IFD0: { Copyright: 'Jūratė' }, IFD3: { GPSLatitude: '54/1 41/1 0/1' } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)]);
};

const letterKinds = async (email: string) =>
  (await shop.database.select().from(mails).where(eq(mails.recipient, email))).map(({ kind }) => kind);

describe('that something was wrong with a box', () => {
  it('is said once, with pictures that only its buyer and admins see, and the buyer is told by when it is answered', async () => {
    const { buyer, admin, box, complain, see } = await withABox();
    const ofBox = async () => (await buyer('GET /deliveries/{id}/claim', { params: { id: box.id } })).data;
    expect(await ofBox()).toEqual({ until: '2026-11-24T22:00:00.000Z', claim: null });
    const claim = await complain([await aPhoto(), await aPhoto()]);
    expect(await ofBox()).toEqual({ until: null, claim });
    expect(claim).toMatchObject({
      deliveryId: box.id,
      day: '2026-11-23',
      status: 'open',
      words,
      answerBy: '2026-12-07',
      answer: null,
      buyerName: null,
      mostCents: null,
    });
    expect(claim.pictureIds).toHaveLength(2);
    expect((await see()).history.at(-1)).toMatchObject({ action: 'claim_made', by: 'buyer' });
    expect(await letterKinds('jurate@pirkeja.example')).toContain('claim_received');
    await expect(complain()).rejects.toMatchObject({ status: 409, code: 'already_done' });
    const seen = await admin('GET /claims/{id}', { params: { id: claim.id } });
    expect(seen.data).toMatchObject({ buyerName: 'Jūratė Žukauskienė', mostCents: 1400 });
    expect((await buyer('GET /claims')).data).toMatchObject([{ id: claim.id }]);
    expect((await (await shop.asNew('user'))('GET /claims')).data).toEqual([]);
  });

  it('its pictures are shrunk and tell neither where nor by whom they were taken', async () => {
    const { complain, person } = await withABox();
    const { pictureIds } = await complain([await aPhoto()]);
    const look = (token: string | null) =>
      shop.inject({
        method: 'GET',
        url: `/api/claim-pictures/${pictureIds[0]}`,
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      });
    const { token } = await shop.login(person);
    const answer = await look(token);
    expect(answer.headers['content-type']).toBe('image/webp');
    const { width, format, exif } = await sharp(answer.rawPayload).metadata();
    expect({ width, format, exif }).toEqual({ width: 1600, format: 'webp', exif: undefined });
    expect((await look(null)).statusCode).toBe(404);
    expect((await look((await shop.person('user')).token)).statusCode).toBe(404);
    expect((await look((await shop.person('admin')).token)).statusCode).toBe(200);
  });

  it('is said by a guest with the order’s link alone', async () => {
    shop.clock.moveTo(monday);
    const admin = await shop.asNew('admin');
    const placed = await place(shop.as(null), await aCart(admin), { paymentType: 'bank_account' });
    const params = { id: placed.id };
    await admin('PUT /check-outs/{id}', { params, body: { action: 'approve_payment' } });
    const box = await deliveredBox(shop, admin, placed.orders[0]);
    const call = { body: { deliveryId: box.id, words } };
    expect((await refusalOf(shop.as(null)('POST /claims', call))).status).toBe(404);
    const query = { token: placed.token };
    const { data } = await shop.as(null)('POST /claims', { ...call, query });
    expect((await shop.as(null)('GET /claims/{id}', { params: { id: data.id }, query })).data.words).toBe(
      words,
    );
    const points = { answer: 'points', points: 10, reason: 'Atsiprašome' } as const;
    const refusal = refusalOf(admin('PUT /claims/{id}', { params: { id: data.id }, body: points }));
    expect((await refusal).status).toBe(422);
  });

  it('is said until the first working day after it has ended, and not of a box that was not brought', async () => {
    const { buyer, placed, later, complain } = await withABox();
    const second = placed.orders[0]?.deliveries[1]?.id ?? 0;
    const early = refusalOf(buyer('POST /claims', { body: { deliveryId: second, words } }));
    expect(await early).toMatchObject({ status: 409, code: 'not_delivered_yet' });
    await later('2026-11-24T22:00:00Z');
    await expect(complain()).rejects.toMatchObject({ status: 409, code: 'claim_over' });
    await later('2026-11-24T21:59:59Z');
    await complain();
  });

  it('who may not say it, or not any more, is told so before a picture is looked at', async () => {
    const { box, placed, buyer, later, complain } = await withABox();
    const second = placed.orders[0]?.deliveries[1]?.id ?? 0;
    const files = { pictures: [(await aPhoto()).slice(0, 900)] };
    const send = async (client: typeof buyer, deliveryId: number) =>
      (await refusalOf(client('POST /claims', { body: { deliveryId, words }, files }))).status;
    expect(await send(shop.as(null), box.id)).toBe(404);
    expect(await send(await shop.asNew('user'), box.id)).toBe(404);
    expect(await send(buyer, second)).toBe(409);
    for (let times = 0; times < 5; times += 1) expect(await send(buyer, box.id)).toBe(422);
    expect(await send(buyer, box.id)).toBe(429);
    await later('2026-11-23T19:00:00Z');
    await complain();
    expect(await send(buyer, box.id)).toBe(409);
  });

  it('nothing is kept of pictures that are none', async () => {
    const { complain } = await withABox();
    const before = await shop.database.select().from(claimPictures);
    const half = (await aPhoto()).slice(0, 900);
    await expect(complain([half])).rejects.toMatchObject({ status: 422 });
    expect(await shop.database.select().from(claimPictures)).toEqual(before);
    await complain();
  });
});

describe('a claim is answered', () => {
  it('with money: in rows of its own, owed once, at most what the day cost', async () => {
    const { placed, box, complain, answer, see } = await withABox();
    const { id } = await complain();
    await expect(answer(id, { answer: 'money', amountCents: 1401 })).rejects.toMatchObject({ status: 422 });
    await expect(answer(id, { answer: 'money' })).rejects.toMatchObject({ status: 422 });
    const before = await see();
    const done = await answer(id, { answer: 'money', amountCents: 1400 });
    expect(done).toMatchObject({ status: 'answered', answer: 'money', amountCents: 1400, mostCents: 1400 });
    await expect(answer(id, { answer: 'money', amountCents: 100 })).rejects.toMatchObject({
      status: 409,
      code: 'already_done',
    });
    const tasks = await shop.database.select().from(refundTasks).where(eq(refundTasks.checkOutId, placed.id));
    expect(tasks).toMatchObject([{ reason: 'goodwill', status: 'due', dueCents: 1400 }]);
    const entries = await shop.database
      .select()
      .from(deliveryEntries)
      .where(eq(deliveryEntries.deliveryId, box.id));
    expect(entries).toMatchObject([{ kind: 'goodwill', returnedKitsCents: 1400, paidCents: 0 }]);
    const after = await see();
    expect(after.orders[0]).toEqual(before.orders[0]);
    expect(after.toReturnCents).toBe(1400);
    expect(after.history.at(-1)).toMatchObject({
      action: 'claim_answered',
      by: 'staff',
    });
    expect(await letterKinds('jurate@pirkeja.example')).toContain('claim_answered');
  });

  it('a second box of the same order can be paid back too', async () => {
    const { admin, buyer, placed, complain, answer, later } = await withABox();
    const { id } = await complain();
    await answer(id, { answer: 'money', amountCents: 500 });
    const box = await deliveredBox(shop, admin, placed.orders[0], 2);
    await later('2026-11-24T18:00:00Z');
    const other = await buyer('POST /claims', { body: { deliveryId: box.id, words } });
    const again = await shop.asNew('admin');
    const body = { answer: 'money', amountCents: 700, reason: 'Ir dėl šios' } as const;
    await again('PUT /claims/{id}', { params: { id: other.data.id }, body });
    const tasks = await shop.database.select().from(refundTasks).where(eq(refundTasks.checkOutId, placed.id));
    expect(tasks.map(({ dueCents }) => dueCents)).toEqual([500, 700]);
  });

  it('with points, which are in the account at once', async () => {
    const { buyer, complain, answer } = await withABox();
    const { id } = await complain();
    const before = (await buyer('GET /users/user-profile')).data.discountPoints;
    await answer(id, { answer: 'points', points: 150 });
    expect((await buyer('GET /users/user-profile')).data.discountPoints).toBe(before + 150);
  });

  it('with another day, free, of the same line, where it can still be cooked', async () => {
    const { orderId, box, complain, answer, see } = await withABox();
    const { id } = await complain();
    for (const [anotherDay, code] of [
      ['2026-11-23', 'target_too_soon'],
      ['2026-11-25', 'target_taken'],
    ])
      await expect(answer(id, { answer: 'another_day', anotherDay })).rejects.toMatchObject({ code });
    const before = await see();
    await answer(id, { answer: 'another_day', anotherDay: '2026-12-01' });
    const days = await shop.database.select().from(deliveries).where(eq(deliveries.orderId, orderId));
    expect(days.filter(({ day }) => day === '2026-12-01')).toMatchObject([
      { status: 'planned', paidCents: 0, listCents: 0, deliveryCents: 0 },
    ]);
    expect(days.find((day) => day.id === box.id)?.status).toBe('delivered');
    const after = await see();
    expect(after.totalCents).toBe(before.totalCents);
  });

  it('not with another day where the order ended unpaid: nothing of it is cooked any more', async () => {
    shop.clock.moveTo(monday);
    const admin = await shop.asNew('admin');
    const placed = await place(shop.as(null), await aCart(admin), { paymentType: 'cash' });
    const box = await deliveredBox(shop, admin, placed.orders[0]);
    await admin('PUT /check-outs/{id}', { params: { id: placed.id }, body: { action: 'deny_payment' } });
    const { data: claim } = await shop.as(null)('POST /claims', {
      body: { deliveryId: box.id, words },
      query: { token: placed.token },
    });
    const body = { answer: 'another_day', anotherDay: '2026-11-30', reason: 'Atsiprašome' } as const;
    const answer = admin('PUT /claims/{id}', { params: { id: claim.id }, body });
    expect(await refusalOf(answer)).toMatchObject({ status: 409, code: 'wrong_state' });
    const ofLine = eq(deliveries.orderId, placed.orders[0]?.id ?? 0);
    expect(await shop.database.$count(deliveries, ofLine)).toBe(5);
  });

  it('with no, and a reason', async () => {
    const { complain, answer } = await withABox();
    const { id } = await complain();
    expect(await answer(id, {})).toMatchObject({ answer: 'no', reason: 'Atsiprašome', amountCents: null });
  });
});

describe('what was said of a box', () => {
  it('is in the export, and goes after three years with its pictures', async () => {
    const { buyer, complain } = await withABox();
    const { id } = await complain([await aPhoto()]);
    const { data } = await buyer('GET /users/user-export');
    expect(data['claims']).toMatchObject([{ words, pictures: 1, day: '2026-11-23' }]);
    shop.clock.moveTo(new Date('2029-11-24T08:00:00Z'));
    await shop.work('people.retention');
    const admin = await shop.asNew('admin');
    const { data: claim } = await admin('GET /claims/{id}', { params: { id } });
    expect(claim).toMatchObject({ words: '', pictureIds: [] });
  });
});
