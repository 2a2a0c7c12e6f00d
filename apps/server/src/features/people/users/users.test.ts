import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { auditOf } from '../../../../test/audit.ts';
import { hashPassword } from '../auth/passwords.ts';
import { auditEntries, users } from '../../../db/schema/index.ts';

const shop = useShop();

const info = { firstName: 'Ona', lastName: 'Petraitė', phone: '8 612 34567' };

describe('personal information', () => {
  it('is changed by its owner, the phone kept in one form', async () => {
    const person = await shop.person('user');
    const { data } = await shop.as(person)('PUT /users/{id}', { params: { id: person.id }, body: info });
    expect(data).toMatchObject({ ...info, phone: '+37061234567' });
    const [entry] = await shop.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(person.id)));
    expect(entry).toMatchObject({
      actorId: person.id,
      action: 'update',
      details: { fields: ['firstName', 'lastName', 'phone'] },
    });
  });

  it('that an admin has changed is told with what it was, until the person is forgotten', async () => {
    const passwordHash = await hashPassword('labai slaptas žodis');
    const person = await shop.person('user', { firstName: 'Ona', lastName: 'Onaitė', passwordHash });
    const admin = await shop.asNew('admin');
    await admin('PUT /users/{id}', {
      params: { id: person.id },
      body: { firstName: 'Ana', lastName: 'Onaitė', role: 'courier' },
    });
    const personal = { before: { firstName: 'Ona' }, after: { firstName: 'Ana' } };
    const told = { before: { role: 'user' }, after: { role: 'courier' } };
    expect(await auditOf(shop, 'user', person.id)).toMatchObject([
      { action: 'update', details: told, personal },
    ]);
    const { data } = await shop.as(person)('GET /users/user-export');
    expect(data['profileChanges']).toEqual([{ at: shop.clock.now().toISOString(), ...personal }]);

    await shop.as(person)('POST /users/delete-account', { body: { currentPassword: 'labai slaptas žodis' } });
    const [entry] = await auditOf(shop, 'user', person.id);
    expect(entry).toMatchObject({ details: told, personal: null });
  });

  it('needs a name, and a Lithuanian mobile number if any', async () => {
    const person = await shop.person('user');
    const refusal = await refusalOf(
      shop.as(person)('PUT /users/{id}', {
        params: { id: person.id },
        body: { firstName: '', lastName: 'Petraitė', phone: '+49 170 1234567' },
      }),
    );
    expect(refusal.errors).toEqual({
      firstName: ['This field is required'],
      phone: ['Invalid phone number format. Number should start with +3706'],
    });
  });

  it('of somebody else is not there, but for admins', async () => {
    const person = await shop.person('user', { firstName: 'Ona' });
    const params = { id: person.id };
    for (const role of ['user', 'kitchen_worker', 'courier'] as const) {
      const stranger = await shop.asNew(role);
      expect((await refusalOf(stranger('PUT /users/{id}', { params, body: info }))).status).toBe(404);
    }
    const [row] = await shop.database.select().from(users).where(eq(users.id, person.id));
    expect(row).toMatchObject({ firstName: 'Ona', lastName: '' });
    const admin = await shop.asNew('admin');
    expect((await admin('PUT /users/{id}', { params, body: info })).data.lastName).toBe('Petraitė');
  });

  it('does not hold a role that one could give oneself', async () => {
    const person = await shop.person('user');
    const refusal = await refusalOf(
      shop.as(person)('PUT /users/{id}', { params: { id: person.id }, body: { ...info, role: 'admin' } }),
    );
    expect(refusal.status).toBe(403);
    expect((await shop.as(person)('GET /users/user-profile')).data).toMatchObject({
      role: 'user',
      firstName: '',
    });
  });
});

describe('devices', () => {
  it('of somebody else are not there and stay logged in', async () => {
    const owner = await shop.person('user');
    const [device] = (await shop.as(owner)('GET /sessions')).data;
    const id = device?.id ?? '';
    expect(device).toMatchObject({ isCurrent: true });
    for (const role of ['user', 'admin'] as const) {
      const stranger = await shop.asNew(role);
      expect((await refusalOf(stranger('DELETE /sessions/{id}', { params: { id } }))).status).toBe(404);
      expect((await stranger('GET /sessions')).data.map((each) => each.id)).not.toContain(id);
    }
    expect((await shop.as(owner)('GET /sessions')).data).toHaveLength(1);
  });
});
