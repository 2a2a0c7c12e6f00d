import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { behindTheDoor } from '../../../test/pricing.ts';
import { secret, useShop } from '../../../test/test-shop.ts';
import { users } from '../../db/schema/index.ts';
import { seals } from '../auth/seals.ts';
import { secondFactor } from './second-factor.ts';

const shop = useShop();
const both = seals(['a new secret of at least 32 letters', secret]);
const sealed = (text: string, by = both) => by.seal('totp secret', { secret: text }, null);
const kept = async (id: number) => {
  const [row] = await shop.database.select().from(users).where(eq(users.id, id));
  return both.open('totp secret', row?.totpSecret ?? '', shop.clock.now());
};
const keep = (id: number, totpSecret: string) =>
  shop.database.update(users).set({ totpSecret }).where(eq(users.id, id));

it('a second factor that is set up anew while another process puts all of them under the new secret stays', async () => {
  const { work } = behindTheDoor(shop);
  const person = await shop.person('user', { email: `${randomUUID()}@pastas.lt` });
  await keep(person.id, await sealed('Zmlyc3Q', seals(secret)));
  const anew = await sealed('c2Vjb25k');
  const interrupted = {
    ...both,
    seal: async (...details: Parameters<typeof both.seal>) => {
      await keep(person.id, anew);
      return both.seal(...details);
    },
  };
  await secondFactor(interrupted, { use: async () => false }).reseal(work, shop.clock.now());
  expect(await kept(person.id)).toEqual({ secret: 'c2Vjb25k' });
});
