import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { behindTheDoor } from '../../../../test/pricing.ts';
import { secret, useShop } from '../../../../test/test-shop.ts';
import { users } from '../../../db/schema/index.ts';
import { encryptedTokens } from '../../base/links/encrypted-tokens.ts';
import { secondFactor } from './second-factor.ts';

const shop = useShop();
const both = encryptedTokens(['a new secret of at least 32 letters', secret]);
const encrypted = (text: string, by = both) => by.encrypt('totp secret', { secret: text }, null);
const kept = async (id: number) => {
  const [row] = await shop.database.select().from(users).where(eq(users.id, id));
  return both.decrypt('totp secret', row?.totpSecret ?? '', shop.clock.now());
};
const keep = (id: number, totpSecret: string) =>
  shop.database.update(users).set({ totpSecret }).where(eq(users.id, id));

it('a second factor that is set up anew while another process puts all of them under the new secret stays', async () => {
  const { work } = behindTheDoor(shop);
  const person = await shop.person('user', { email: `${randomUUID()}@pastas.lt` });
  await keep(person.id, await encrypted('Zmlyc3Q', encryptedTokens(secret)));
  const anew = await encrypted('c2Vjb25k');
  const interrupted = {
    ...both,
    encrypt: async (...details: Parameters<typeof both.encrypt>) => {
      await keep(person.id, anew);
      return both.encrypt(...details);
    },
  };
  await secondFactor(interrupted, { use: async () => false }).reencrypt(work, shop.clock.now());
  expect(await kept(person.id)).toEqual({ secret: 'c2Vjb25k' });
});
