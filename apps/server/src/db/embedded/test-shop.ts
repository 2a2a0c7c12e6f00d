import { openEmbeddedPostgres } from './index.ts';
import { QUICK } from './test-helpers.ts';

/** A shop reduced to its database, in a process of its own: the tests start, signal and kill it. */
const [dataDir = '', systemDir = ''] = process.argv.slice(2);
const db = await openEmbeddedPostgres({ dataDir, systemDir, settings: QUICK });

// Listening keeps the process going until it disconnects.
process.on('message', () => {});
process.on('SIGINT', () => process.send?.({ signal: 'SIGINT' }));
process.on('SIGTERM', async () => {
  await db.stop();
  process.disconnect?.();
});
process.send?.({ adopted: db.adopted, connection: db.connection, folder: db.folder });
