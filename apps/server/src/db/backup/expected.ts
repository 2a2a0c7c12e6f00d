import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandRefused } from '../../exit.ts';
import { isRoot } from '../embedded/account.ts';
import { withDatabase } from './places.ts';
import { buildSchema, hasSandbox, type Plan } from './schema.ts';
import { type Structure, structureOf } from './structure.ts';

const tryOut = async (plan: Plan): Promise<Structure> => {
  // Root's database runs as another user, who has to pass; a temporary folder of root's own may be closed to all others.
  const dataDir = await mkdtemp(join(isRoot() ? '/tmp' : tmpdir(), 'shop-tables-'));
  try {
    if (isRoot()) await chmod(dataDir, 0o711);
    return await withDatabase({ dataDir, databaseUrl: null }, async (client) => {
      await client.query('begin');
      await buildSchema(client, plan);
      return structureOf(client);
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

const known = new Map<string, Promise<Structure>>();

/**
 * What the migrations make out of nothing, tried out on a database that is gone afterwards: in the shop's own they
 * would be in the way of whoever uses it.
 */
export const expectedFrom = (plan: Plan): Promise<Structure> => {
  const key = JSON.stringify([plan.migrations, plan.jobs, hasSandbox(plan.tables)]);
  const trying =
    known.get(key) ??
    tryOut(plan).catch((error: unknown) => {
      known.delete(key);
      const why = error instanceof Error ? error.message : String(error);
      throw new CommandRefused(
        'noDatabase',
        `What the shop's migrations make could not be tried out: ${why}`,
        {
          cause: error,
        },
      );
    });
  known.set(key, trying);
  return trying;
};
