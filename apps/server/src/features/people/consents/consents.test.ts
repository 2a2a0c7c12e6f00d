import { expect, it } from 'vitest';
import { useShop } from '../../../../test/test-shop.ts';
import { consents, rateLimits } from '../../../db/schema/index.ts';

const shop = useShop();

it('a choice about cookies is logged with its time and says nothing about who chose', async () => {
  const guest = shop.as(null);
  const { data: yes } = await guest('POST /consents', { body: { advertising: true } });
  const { data: no } = await guest('POST /consents', { body: { advertising: false } });
  const rows = await shop.database.select().from(consents);
  const at = shop.clock.now();
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual({ id: yes.id, advertising: true, createdAt: at });
  expect(rows).toContainEqual({ id: no.id, advertising: false, createdAt: at });
});

it('a choice holds also where so many come from one address that no more of them are logged', async () => {
  const guest = shop.as(null);
  await shop.database.delete(consents);
  await shop.database.delete(rateLimits);
  const choose = () => guest('POST /consents', { body: { advertising: true } });
  for (let count = 0; count < 100; count += 1) await choose();
  expect((await choose()).data).toEqual({ id: null, advertising: true });
  expect(await shop.database.$count(consents)).toBe(100);
  shop.clock.moveTo(new Date(shop.clock.now().getTime() + 60 * 60 * 1000));
  expect((await choose()).data.id).not.toBeNull();
});
