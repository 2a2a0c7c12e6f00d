import { expect, it } from 'vitest';
import { useShop } from '../../../test/test-shop.ts';
import { consents } from '../../db/schema/index.ts';

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
