import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditOf } from '../../../../test/audit.ts';
import { mailTo, tokenIn } from '../../../../test/mails.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { users } from '../../../db/schema/index.ts';
import { ensureFirstAdmin } from '../../../db/first-admin.ts';

const shop = useShop();
const password = 'puodas ant viryklės';
const newEmail = () => `${randomUUID()}@virtuve.lt`;
const reset = (token: string) =>
  shop.as(null)('POST /password/reset', { body: { token, password, repeatPassword: password } });

describe('the first admin', () => {
  it('comes from the settings, and only while there is none', async () => {
    const email = newEmail();
    expect(await ensureFirstAdmin(shop.database, { email, password }, shop.clock.now())).toBe(true);
    const login = await shop.as(null)('POST /auth/login', { body: { email, password } });
    expect(login.data.role).toBe('admin');
    const second = { email: newEmail(), password };
    expect(await ensureFirstAdmin(shop.database, second, shop.clock.now())).toBe(false);
    expect((await refusalOf(shop.as(null)('POST /auth/login', { body: second }))).status).toBe(401);
  });
});

describe('staff', () => {
  it('are made by an admin and set their own password through the invitation', async () => {
    const admin = await shop.asNew('admin');
    const email = newEmail();
    const body = { email, firstName: 'Tomas', lastName: 'Puodas', role: 'kitchen_worker' as const };
    const { data } = await admin('POST /staff', { body });
    expect(data).toMatchObject({ username: email, role: 'kitchen_worker', hasJoined: false });
    await reset(tokenIn(await mailTo(shop, email, 'invitation')));
    const login = await shop.as(null)('POST /auth/login', { body: { email, password } });
    expect(login.data.role).toBe('kitchen_worker');
    const members = (await admin('GET /staff')).data;
    expect(members.find((each) => each.email === email)).toMatchObject({ hasJoined: true });
    expect((await refusalOf(admin('POST /staff', { body }))).errors).toEqual({
      email: ['Somebody already has an account with this address'],
    });
  });

  it('invited four times at the same moment are invited once, and the others are told beside the field', async () => {
    const admin = await shop.asNew('admin');
    const email = newEmail();
    const body = { email, firstName: 'Ona', lastName: 'Viena', role: 'courier' as const };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, () => admin('POST /staff', { body })),
    );
    const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refusals.map(({ status, errors }) => ({ status, errors }))).toEqual(
      Array.from({ length: 3 }, () => ({
        status: 422,
        errors: { email: ['Somebody already has an account with this address'] },
      })),
    );
    expect(await shop.database.$count(users, eq(users.email, email))).toBe(1);
  });

  it('get a new invitation in place of the old one', async () => {
    const admin = await shop.asNew('admin');
    const email = newEmail();
    const { data } = await admin('POST /staff', {
      body: { email, firstName: 'Jonas', lastName: 'Greitis', role: 'courier' },
    });
    const first = tokenIn(await mailTo(shop, email, 'invitation'));
    await admin('POST /staff/{id}/invite', { params: { id: data.id } });
    const second = tokenIn(await mailTo(shop, email, 'invitation'));
    expect((await refusalOf(reset(first))).code).toBe('link_ended');
    await reset(second);
    const late = await refusalOf(admin('POST /staff/{id}/invite', { params: { id: data.id } }));
    expect(late.code).toBe('already_joined');
  });

  it('are logged out everywhere at once by an admin; customers are none of it', async () => {
    const admin = await shop.asNew('admin');
    const courier = await shop.person('courier');
    await admin('POST /staff/{id}/log-out', { params: { id: courier.id } });
    expect((await refusalOf(shop.as(courier)('GET /users/user-profile'))).status).toBe(401);
    const customer = await shop.person('user');
    const refusal = await refusalOf(admin('POST /staff/{id}/log-out', { params: { id: customer.id } }));
    expect(refusal.status).toBe(404);
    expect((await shop.as(customer)('GET /users/user-profile')).data.id).toBe(customer.id);
  });

  it('keep at least one admin, also when two leave at the same moment', async () => {
    await shop.database.update(users).set({ role: 'user' }).where(eq(users.role, 'admin'));
    const [one, two] = [await shop.person('admin'), await shop.person('admin')];
    const leave = (person: typeof one) =>
      shop.as(person)('PUT /users/{id}', {
        params: { id: person.id },
        body: { firstName: 'A', lastName: 'B', role: 'user' },
      });
    const left = await Promise.allSettled([leave(one), leave(two)]);
    expect(left.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await shop.database.$count(users, eq(users.role, 'admin'))).toBe(1);
  });

  it('who try what is not theirs are in the log, as often as tells it', async () => {
    const courier = await shop.person('courier');
    const client = shop.as(courier);
    await refusalOf(client('GET /staff'));
    const own = {
      params: { id: courier.id },
      body: { firstName: 'A', lastName: 'B', role: 'admin' as const },
    };
    await refusalOf(client('PUT /users/{id}', own));
    const kept = async () =>
      (await auditOf(shop, 'user', courier.id)).filter(({ action }) => action === 'forbidden');
    expect(await kept()).toMatchObject([
      { actorId: courier.id, details: { endpoint: 'GET /staff', ip: '127.0.0.1' } },
      { actorId: courier.id, details: { endpoint: 'PUT /users/{id}' } },
    ]);
    await Promise.all(Array.from({ length: 80 }, () => refusalOf(client('GET /staff-settings'))));
    expect(await kept()).toHaveLength(60);
  });

  it('pages and settings are for admins alone', async () => {
    for (const role of ['user', 'kitchen_worker', 'courier'] as const) {
      const client = await shop.asNew(role);
      expect((await refusalOf(client('GET /staff'))).status).toBe(403);
      expect((await refusalOf(client('GET /staff-settings'))).status).toBe(403);
    }
  });
});
