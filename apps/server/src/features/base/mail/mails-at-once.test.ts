import { expect, it } from 'vitest';
import { useShop } from '../../../../test/test-shop.ts';

const underWay = new Set<string>();
const theEnd = Promise.withResolvers<void>();
const shop = useShop('empty', {
  mailer: {
    send: async ({ to }) => {
      underWay.add(to);
      await theEnd.promise;
    },
  },
});

it('a mail that the mail server is slow to take does not keep the next ones waiting', async () => {
  for (let each = 0; each < 5; each += 1) {
    const { email } = await shop.person('user', { email: `laukia-${each}@pastas.lt` });
    await shop.as(null)('POST /password/forgot', { body: { email } });
  }
  await expect.poll(() => underWay.size).toBe(4);
  theEnd.resolve();
  await expect.poll(() => underWay.size).toBe(5);
});
