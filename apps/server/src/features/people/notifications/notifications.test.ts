import { randomUUID } from 'node:crypto';
import type { NotificationKind } from '@shop/domain/notifications';
import { describe, expect, it } from 'vitest';
import { auditOf } from '../../../../test/audit.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { unsubscribeToken } from '../../../../test/unsubscribe-token.ts';
import { notifications } from '../../../db/schema/index.ts';
import { hashPassword } from '../auth/passwords.ts';

const shop = useShop();

const off = (kind: NotificationKind) => ({ notifications: [{ kind, isOn: false }] });
const on = (kind: NotificationKind) => ({ notifications: [{ kind, isOn: true }] });

const somebody = async () => {
  const person = await shop.person('user', { emailVerifiedAt: shop.clock.now() });
  const client = shop.as(person);
  const switches = async () => {
    const { data } = await client('GET /users/user-profile');
    return Object.fromEntries(data.notifications.map(({ kind, isOn }) => [kind, isOn]));
  };
  return { person, client, switches, params: { id: person.id } };
};

const atFirst = {
  order_changed: true,
  delivery_tomorrow: true,
  weekly_menu: false,
  review_reminder: true,
  offers: false,
};

describe('what somebody is written to about', () => {
  it('begins with what belongs to an order and without advertising', async () => {
    expect(await (await somebody()).switches()).toEqual(atFirst);
  });

  it('is changed by its owner alone, one kind without the others', async () => {
    const { person, client, switches, params } = await somebody();
    for (const role of ['user', 'admin'] as const) {
      const stranger = await shop.asNew(role);
      const refusal = refusalOf(
        stranger('PUT /users/{id}/notifications', { params, body: on('weekly_menu') }),
      );
      expect((await refusal).status).toBe(404);
    }
    expect(await switches()).toEqual(atFirst);
    const { data } = await client('PUT /users/{id}/notifications', { params, body: on('weekly_menu') });
    expect(data.find(({ kind }) => kind === 'weekly_menu')).toEqual({
      kind: 'weekly_menu',
      channel: 'mail',
      isOn: true,
      changedAt: shop.clock.now().toISOString(),
    });
    await client('PUT /users/{id}/notifications', { params, body: off('order_changed') });
    expect(await switches()).toEqual({ ...atFirst, weekly_menu: true, order_changed: false });
    const said = [{ kind: 'order_changed', channel: 'mail', isOn: false }];
    expect((await auditOf(shop, 'user', person.id)).at(-1)).toMatchObject({
      action: 'notifications',
      details: { notifications: said },
    });
  });

  it('keeps the moment of a consent when it is saved again', async () => {
    const { client, params } = await somebody();
    const agreedAt = shop.clock.now().toISOString();
    await client('PUT /users/{id}/notifications', { params, body: on('offers') });
    shop.clock.moveTo(new Date(shop.clock.now().getTime() + 60_000));
    const { data } = await client('PUT /users/{id}/notifications', { params, body: on('offers') });
    expect(data.find(({ kind }) => kind === 'offers')?.changedAt).toBe(agreedAt);
  });
});

describe('the link at the foot of a mail', () => {
  const look = async (token: string) => (await shop.as(null)('GET /unsubscribe', { query: { token } })).data;
  const post = async (token: string, isOn?: boolean) =>
    (await shop.as(null)('POST /unsubscribe', { body: { token, ...(isOn !== undefined && { isOn }) } })).data;

  it('switches its kind off without a login, says so, and switches it on again', async () => {
    const { person, switches } = await somebody();
    const token = await unsubscribeToken({ userId: person.id, email: null });
    const about = { kind: 'delivery_tomorrow', channel: 'mail' };
    expect(await look(token)).toEqual({ ...about, isOn: true });
    // Looking changes nothing: programs open links to look at them.
    expect(await switches()).toEqual(atFirst);
    expect(await post(token)).toEqual({ ...about, isOn: false });
    expect(await post(token)).toEqual({ ...about, isOn: false });
    expect(await switches()).toEqual({ ...atFirst, delivery_tomorrow: false });
    expect(await look(token)).toEqual({ ...about, isOn: false });
    expect(await post(token, true)).toEqual({ ...about, isOn: true });
    expect(await switches()).toEqual(atFirst);
    expect(await auditOf(shop, 'user', person.id)).toHaveLength(2);
  });

  it('holds for a guest’s mailbox, and for the account that the mailbox gets', async () => {
    const email = `Jurate-${randomUUID()}@Pastas.lt`;
    const token = await unsubscribeToken({ userId: null, email });
    expect((await post(token)).isOn).toBe(false);
    const other = await unsubscribeToken({ userId: null, email }, 'review_reminder');
    expect((await look(other)).isOn).toBe(true);
    const emailVerifiedAt = shop.clock.now();
    const person = await shop.person('user', { email: email.toLowerCase(), emailVerifiedAt });
    const { data } = await shop.as(person)('GET /users/user-profile');
    expect(data.notifications.find(({ kind }) => kind === 'delivery_tomorrow')?.isOn).toBe(false);
    shop.clock.moveTo(new Date(emailVerifiedAt.getTime() + 60_000));
    const again = { params: { id: person.id }, body: on('delivery_tomorrow') };
    await shop.as(person)('PUT /users/{id}/notifications', again);
    expect((await look(token)).isOn).toBe(true);
  });

  it('tells nothing, and one that was made up or whose account is gone leads nowhere', async () => {
    const password = 'mėlynas dramblys';
    const person = await shop.person('user', { passwordHash: await hashPassword(password) });
    const token = await unsubscribeToken({ userId: person.id, email: null });
    expect(Buffer.from(token.replace(/\./g, ''), 'base64url').toString()).not.toContain('delivery');
    await shop.as(person)('POST /users/delete-account', { body: { currentPassword: password } });
    for (const wrong of ['x', `${token}x`, token]) {
      expect((await refusalOf(look(wrong))).status).toBe(404);
      expect((await refusalOf(post(wrong))).status).toBe(404);
    }
  });
});

it('what was said is in the export and goes with the person', async () => {
  const password = 'mėlynas dramblys';
  const person = await shop.person('user', {
    passwordHash: await hashPassword(password),
    emailVerifiedAt: shop.clock.now(),
  });
  const client = shop.as(person);
  await client('PUT /users/{id}/notifications', { params: { id: person.id }, body: on('offers') });
  const ofMailbox = await unsubscribeToken({ userId: null, email: person.email });
  await shop.as(null)('POST /unsubscribe', { body: { token: ofMailbox } });
  const { data } = await client('GET /users/user-export');
  expect(data['consents']).toMatchObject({
    notifications: [
      { kind: 'offers', isOn: true, saidBy: 'account' },
      { kind: 'delivery_tomorrow', isOn: false, saidBy: 'mailbox' },
    ],
  });
  await client('POST /users/delete-account', { body: { currentPassword: password } });
  const left = await shop.database.select().from(notifications);
  expect(left.filter(({ userId, email }) => userId === person.id || email === person.email)).toEqual([]);
});
