import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { openEmbeddedPostgres } from '../apps/server/src/db/embedded/index.ts';
import { users } from '../apps/server/src/db/schema/index.ts';
import { hashPassword } from '../apps/server/src/features/people/auth/passwords.ts';
import { startShop } from '../e2e/shop.ts';
import { median } from './process.ts';

const password = randomUUID();

const calls = {
  'a wrong password': (email: string) => ({ path: 'auth/login', body: { email, password: 'wrong guess' } }),
  'a registration': (email: string) => ({
    path: 'auth/register',
    body: {
      email,
      password,
      repeat_password: password,
      first_name: 'Ona',
      last_name: 'Petraitė',
      agree_terms: true,
    },
  }),
  'a forgotten password': (email: string) => ({ path: 'password/forgot', body: { email } }),
};

const newEmail = (): string => `${randomUUID()}@pastas.example`;
/** No two calls come from one address, so that no limit is met. */
const newAddress = (): string => `10.${Array.from(crypto.getRandomValues(new Uint8Array(3))).join('.')}`;

/** Whether an answer's time tells that an address has an account: the longer median beside the shorter. */
export const benchAlike = async (rounds: number): Promise<void> => {
  const shop = await startShop({ NODE_ENV: 'production', DEMO: '1', PROXIES: '1' });
  const embedded = await openEmbeddedPostgres({ dataDir: shop.dataDir });
  const database = openDatabase({ ...embedded.connection, max: 1 });
  try {
    const passwordHash = await hashPassword(password);
    const known = Array.from({ length: rounds }, newEmail);
    await database
      .insert(users)
      .values(known.map((email) => ({ email, role: 'user' as const, passwordHash })));

    console.log(`known and unknown addresses   medians of ${rounds} in ms   ratio   aim: under 1.15`);
    for (const [name, call] of Object.entries(calls)) {
      const times = { known: [] as number[], unknown: [] as number[] };
      const ask = async (kind: keyof typeof times, email: string): Promise<void> => {
        const { path, body } = call(email);
        const begun = performance.now();
        const response = await fetch(`${shop.address}/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
          body: JSON.stringify(body),
        });
        await response.text();
        times[kind].push(performance.now() - begun);
        if (response.status === 429 || response.status >= 500) {
          throw new Error(`${name} was answered with ${response.status}`);
        }
      };
      // In no order: the job that a call leaves behind, which is more for a known address, falls on both alike.
      const asked = known.flatMap((email) => [
        { kind: 'known', email, at: Math.random() } as const,
        { kind: 'unknown', email: newEmail(), at: Math.random() } as const,
      ]);
      for (const { kind, email } of asked.toSorted((a, b) => a.at - b.at)) await ask(kind, email);
      const [one, other] = [median(times.known), median(times.unknown)];
      const ratio = Math.max(one / other, other / one);
      console.log(
        `${name.padEnd(28)}  ${one.toFixed(2).padStart(6)} ${other.toFixed(2).padStart(6)}   ${ratio.toFixed(3).padStart(16)}`,
      );
    }
  } finally {
    await database.$client.end();
    await shop.stop({ keepData: true });
    await embedded.stop();
    await rm(shop.dataDir, { recursive: true, force: true });
  }
};
