import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { anotherShop } from '../../../../test/another-shop.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { auditEntries, feedbacks, idempotencyKeys, mails } from '../../../db/schema/index.ts';
import { hashPassword } from '../../people/auth/passwords.ts';
import { retentionJob } from '../../people/personal-data/retention.jobs.ts';

const shop = useShop('demo');

const body = { name: 'Ona', email: 'ona@pastas.example', message: 'Ar vežate į Kauną?' };
let address = 0;
/** Each test from an address of its own: five messages in ten minutes are the limit. */
const guest = () => shop.as(null, 'en', `10.0.0.${address}`);
beforeEach(async () => {
  address += 1;
  await shop.database.delete(feedbacks);
  await shop.database.delete(mails);
  await shop.database.delete(idempotencyKeys);
});
const written = async () => ({
  messages: await shop.database.$count(feedbacks),
  mails: await shop.database.$count(mails),
});

describe('a request with a key', () => {
  it('sent again and again is done once, and does not use up what its sender may do', async () => {
    const headers = { 'idempotency-key': 'twice clicked' };
    for (let time = 0; time < 8; time += 1)
      expect(await guest()('POST /feedbacks', { body, headers })).toEqual({ data: { received: true } });
    expect(await written()).toEqual({ messages: 1, mails: 1 });
    // Another message is still allowed.
    await guest()('POST /feedbacks', { body });
    expect(await written()).toEqual({ messages: 2, mails: 2 });
  });

  it('is done once also when it comes to two processes at the same moment', async () => {
    const other = await anotherShop(shop);
    const send = (app: typeof shop.app, from: number) =>
      app.inject({
        method: 'POST',
        url: '/api/feedbacks',
        remoteAddress: `10.1.0.${from}`,
        headers: { 'idempotency-key': 'at once' },
        payload: body,
      });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send(index % 2 ? shop.app : other.app, index)),
    );
    await other.close();
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(await written()).toEqual({ messages: 1, mails: 1 });
  });

  it('is refused with other content, and that is not done', async () => {
    const headers = { 'idempotency-key': 'one for two' };
    await guest()('POST /feedbacks', { body, headers });
    const other = { ...body, message: 'Ar vežate į Klaipėdą?' };
    expect(await refusalOf(guest()('POST /feedbacks', { body: other, headers }))).toMatchObject({
      status: 409,
      code: 'key_reused',
      message: 'This has already been sent, with other content. Please reload the page and try again',
    });
    expect(await written()).toEqual({ messages: 1, mails: 1 });
  });

  it('that failed is not remembered: mended, or tried again later, it is done', async () => {
    const headers = { 'idempotency-key': 'at the second try' };
    await refusalOf(guest()('POST /feedbacks', { body: { ...body, email: 'ona' }, headers }));
    expect(await shop.database.$count(idempotencyKeys)).toBe(0);
    await guest()('POST /feedbacks', { body, headers });
    expect(await written()).toEqual({ messages: 1, mails: 1 });
  });

  it('whose change is undone leaves no key behind, so that it can be repeated', async () => {
    const headers = { 'idempotency-key': 'broken in the middle' };
    // The audit entry is written after the key: nothing of the transaction may stay.
    await shop.database.execute(
      sql`alter table audit_entries add constraint no_room check (entity <> 'feedback') not valid`,
    );
    expect((await refusalOf(guest()('POST /feedbacks', { body, headers }))).status).toBe(500);
    expect(await shop.database.$count(idempotencyKeys)).toBe(0);
    expect(await written()).toEqual({ messages: 0, mails: 0 });
    await shop.database.execute(sql`alter table audit_entries drop constraint no_room`);
    await guest()('POST /feedbacks', { body, headers });
    expect(await written()).toEqual({ messages: 1, mails: 1 });
    expect(await shop.database.$count(auditEntries, sql`entity = 'feedback'`)).toBeGreaterThan(0);
  });

  it('of one account is nothing to another, and a guest’s goes along with the login', async () => {
    const headers = { 'idempotency-key': 'the same for all' };
    const [one, other] = [await shop.asNew('user'), await shop.asNew('user')];
    await one('POST /feedbacks', { body, headers });
    await other('POST /feedbacks', { body, headers });
    expect((await written()).messages).toBe(2);
    const early = { 'idempotency-key': 'before the login' };
    await guest()('POST /feedbacks', { body, headers: early });
    await one('POST /feedbacks', { body, headers: early });
    expect((await written()).messages).toBe(3);
  });

  it('that an account has made is made no second time by a guest, who is told nothing of it', async () => {
    const headers = { 'idempotency-key': 'the login ended meanwhile' };
    const user = await shop.asNew('user');
    await user('POST /feedbacks', { body, headers });
    const refusal = await refusalOf(guest()('POST /feedbacks', { body, headers }));
    expect(refusal).toMatchObject({ status: 409, code: 'key_reused' });
    expect(refusal.data).toBeUndefined();
    expect((await written()).messages).toBe(1);
    // What says something else is not what the account has sent.
    await guest()('POST /feedbacks', { body: { ...body, message: 'Labas' }, headers });
    expect((await written()).messages).toBe(2);
  });
});

describe('a kept key', () => {
  it('says nothing of what was sent', async () => {
    await guest()('POST /feedbacks', { body, headers: { 'idempotency-key': 'k' } });
    const [kept] = await shop.database.select().from(idempotencyKeys);
    const [message] = await shop.database.select({ id: feedbacks.id }).from(feedbacks);
    expect(kept).toEqual({
      endpoint: 'POST /feedbacks',
      userId: null,
      key: 'k',
      requestHash: expect.stringMatching(/^[\w-]{43}$/),
      madeId: String(message?.id),
      createdAt: shop.clock.now(),
    });
  });

  it('goes with its account', async () => {
    const password = 'labai slaptas žodis';
    const gone = await shop.person('user', { passwordHash: await hashPassword(password) });
    await shop.as(gone)('POST /feedbacks', { body, headers: { 'idempotency-key': 'theirs' } });
    await (
      await shop.asNew('user')
    )('POST /feedbacks', { body, headers: { 'idempotency-key': 'another’s' } });
    await shop.as(gone)('POST /users/delete-account', { body: { currentPassword: password } });
    const kept = await shop.database.select({ key: idempotencyKeys.key }).from(idempotencyKeys);
    expect(kept).toEqual([{ key: 'another’s' }]);
  });

  it('goes after 30 days', async () => {
    const begun = shop.clock.now();
    const day = 24 * 60 * 60 * 1000;
    await guest()('POST /feedbacks', { body, headers: { 'idempotency-key': 'old' } });
    shop.clock.moveTo(new Date(begun.getTime() + 30 * day));
    await shop.work(retentionJob.name);
    expect(await shop.database.$count(idempotencyKeys)).toBe(1);
    shop.clock.moveTo(new Date(begun.getTime() + 30 * day + 1));
    await shop.work(retentionJob.name);
    expect(await shop.database.$count(idempotencyKeys)).toBe(0);
    shop.clock.moveTo(begun);
  });
});
