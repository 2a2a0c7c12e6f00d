import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDataFolder } from '../../../data-folder.ts';
import { CommandRefused } from '../../../exit.ts';
import { hashPassword } from '../../../features/people/auth/passwords.ts';
import { readPlace } from '../../../settings.ts';
import { runCommand } from '../../backup/command.ts';
import { type Database, limits, openDatabase } from '../../database.ts';
import { openEmbeddedPostgres } from '../../embedded/index.ts';
import { migrateDatabase, whileOthersWait } from '../../migrate.ts';
import { reachDatabase } from '../../reach.ts';
import { seedShop } from '../../seed/seed.ts';
import { fillDemo } from '../fill.ts';
import { fillBig } from './fill-big.ts';

const root = resolve(import.meta.dirname, '../../../../../..');
const sizes = { checkOuts: 200_000, users: 50_000 };

/** Orders of people who could be real: of the demo's own all addresses end with `.example`, which nobody can have. */
const refuseRealShop = async (database: Database): Promise<void> => {
  const real = await database.execute(
    sql`select 1 from check_outs where buyer_email <> '' and buyer_email not like '%.example' limit 1`,
  );
  if (real.rows.length > 0)
    throw new CommandRefused(
      'alreadyFilled',
      'This shop has orders of real people: set DATA_DIR to another folder.',
    );
  const big = await database.execute(sql`select 1 from users where referral_code like 'BIG%' limit 1`);
  if (big.rows.length > 0)
    throw new CommandRefused(
      'alreadyFilled',
      'This shop is big already: set DATA_DIR to another folder for a second one.',
    );
};

await runCommand(async ({ say }) => {
  if (process.env['NODE_ENV'] === 'production')
    throw new CommandRefused('wrongSettings', 'A shop in business is not filled with made-up orders.');
  const begun = performance.now();
  const { dataDir, databaseUrl } = readPlace({ DATA_DIR: 'data-big', ...process.env }, root);
  await openDataFolder(dataDir);
  if (databaseUrl) await reachDatabase(databaseUrl);
  const embedded = databaseUrl
    ? null
    : await openEmbeddedPostgres({ dataDir, onTrouble: ({ message }) => console.error(message) });
  const connection = embedded ? embedded.connection : { connectionString: databaseUrl ?? '' };
  const database = openDatabase({ ...connection, ...limits.preparing, max: 2 });
  try {
    const now = new Date();
    await whileOthersWait(database, async () => {
      await migrateDatabase(database);
      await refuseRealShop(database);
      await fillDemo(database, {
        filesFolder: join(dataDir, 'files'),
        now,
        hash: hashPassword,
        keepLogins: (logins) =>
          writeFileSync(join(dataDir, 'demo-logins.json'), JSON.stringify(logins, null, 2), { mode: 0o600 }),
      });
      await database.transaction(seedShop);
    });
    await fillBig(database, sizes, now, say);
    const seconds = Math.round((performance.now() - begun) / 1000);
    say(
      `A big shop lies in ${databaseUrl ? 'the database of DATABASE_URL' : dataDir}, made in ${seconds} s.`,
    );
    say(`Open it by: DATA_DIR=${dataDir} npm start`);
  } finally {
    await database.$client.end();
    await embedded?.stop();
  }
});
