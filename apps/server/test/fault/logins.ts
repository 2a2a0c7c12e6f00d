import { randomUUID } from 'node:crypto';
import type { Role } from '@shop/domain/access';
import { sessions, users } from '../../src/db/schema/index.ts';
import { tokens } from '../../src/features/people/auth/tokens.ts';
import { secret } from '../test-shop.ts';
import type { Storm } from './storm.ts';

export type Login = { readonly userId: number; headers(): Promise<Record<string, string>> };

/** An account with somebody logged in to it. */
export const logIn = async ({ database, now }: Storm, role: Role, email: string): Promise<Login> => {
  const id = randomUUID();
  const [user] = await database.insert(users).values({ role, email }).returning({ id: users.id });
  const userId = user?.id ?? 0;
  const expiresAt = new Date(Date.now() + 2 * 86_400_000);
  await database.insert(sessions).values({ id, userId, lastSeenAt: now(), expiresAt });
  return {
    userId,
    headers: async () => ({ authorization: `Bearer ${await tokens(secret).issue(id, now())}` }),
  };
};
