import { openDatabase } from '../src/db/database.ts';
import { openBoss } from '../src/ports/boss.ts';
import { keepingMailer } from '../src/ports/mailer.ts';
import { createShop, type Shop, type ShopParts } from '../src/shop.ts';
import { secret, type TestShop } from './test-shop.ts';

/** Another process of the same shop: its own connections and memory, the same database, clock and secret. */
export const anotherShop = async (
  { connection, clock, filesFolder }: TestShop,
  parts: Partial<ShopParts> = {},
): Promise<Pick<Shop, 'app' | 'announced' | 'workers'> & { close: () => Promise<void> }> => {
  const database = openDatabase(connection);
  const reading = openDatabase({ ...connection, max: 3 });
  const boss = openBoss({
    connection,
    hasSchedules: false,
    onError: (error) => {
      throw error;
    },
  });
  const { app, announced, workers } = await createShop({
    database,
    reading,
    boss,
    clock,
    mailer: keepingMailer,
    filesFolder,
    secret,
    publicUrl: () => new URL('http://localhost'),
    ...parts,
  });
  await app.ready();
  return {
    app,
    announced,
    workers,
    close: async () => {
      await app.close();
      await boss.stop();
      await database.$client.end();
      await reading.$client.end();
    },
  };
};
