import { expect, it } from 'vitest';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { calculations } from '../../../db/schema/index.ts';
import { hashPassword } from '../auth/passwords.ts';

const shop = useShop();
const password = 'mėlynas dramblys';
const somebody = async () => shop.person('user', { passwordHash: await hashPassword(password) });
const body = { kcal: 1850, goal: 'mild_loss' } as const;

it('what the calculator came to is kept in the profile, the newest alone, until its owner deletes it', async () => {
  const person = await somebody();
  const client = shop.as(person);
  const kept = async () => (await client('GET /users/user-profile')).data.calculation;
  const params = { id: person.id };
  expect(await kept()).toBeNull();
  await client('PUT /users/{id}/calculation', { params, body: { ...body, kcal: 2100 } });
  const { data } = await client('PUT /users/{id}/calculation', { params, body });
  expect(data).toEqual({ ...body, keptAt: shop.clock.now().toISOString() });
  expect(await kept()).toEqual(data);
  await client('DELETE /users/{id}/calculation', { params });
  await client('DELETE /users/{id}/calculation', { params });
  expect(await kept()).toBeNull();
});

it('is nobody else’s business, and no level below what is healthy is taken', async () => {
  const person = await somebody();
  const params = { id: person.id };
  await shop.as(person)('PUT /users/{id}/calculation', { params, body });
  for (const role of ['user', 'admin'] as const) {
    const stranger = await shop.asNew(role);
    expect((await refusalOf(stranger('PUT /users/{id}/calculation', { params, body }))).status).toBe(404);
    expect((await refusalOf(stranger('DELETE /users/{id}/calculation', { params }))).status).toBe(404);
  }
  const low = shop.as(person)('PUT /users/{id}/calculation', { params, body: { ...body, kcal: 1499 } });
  expect((await refusalOf(low)).errors).toHaveProperty('kcal');
  const { data } = await shop.as(person)('GET /users/user-profile');
  expect(data.calculation).toMatchObject(body);
});

it('is in the export and goes with the person', async () => {
  const person = await somebody();
  const client = shop.as(person);
  await client('PUT /users/{id}/calculation', { params: { id: person.id }, body });
  expect((await client('GET /users/user-export')).data['calculation']).toMatchObject(body);
  await client('POST /users/delete-account', { body: { currentPassword: password } });
  const left = await shop.database.select().from(calculations);
  expect(left.filter(({ userId }) => userId === person.id)).toEqual([]);
});
