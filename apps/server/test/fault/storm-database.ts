import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '../../src/db/embedded/index.ts';
import { readPidFile } from '../../src/db/embedded/running.ts';
import { canMount, until } from '../../src/db/embedded/test-helpers.ts';
import { prepareDatabase } from '../database-server.ts';
import { endDatabase, freeze, thaw } from '../database-process.ts';

/** Room for the cluster, the demo shop and what a storm writes; small enough to be filled in a moment. */
const DISK = 'size=400m,mode=711';

/**
 * A PostgreSQL with the demo shop that is the storm's own: it is restarted, frozen and left without room, and no other
 * test may notice. Nothing is lost with the machine, so nothing waits for the disk, but commits do outlive the server.
 */
export const openStormDatabase = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-fault-'));
  await chmod(folder, 0o711);
  const hasOwnDisk = canMount();
  const disk = join(folder, 'disk');
  await mkdir(disk, { mode: 0o711 });
  if (hasOwnDisk) execFileSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', disk]);
  const remove = async (): Promise<void> => {
    if (hasOwnDisk) execFileSync('umount', [disk]);
    await rm(folder, { recursive: true, force: true });
  };
  const server = await openEmbeddedPostgres({
    dataDir: disk,
    settings: { fsync: 'off', max_connections: 80 },
  }).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  await prepareDatabase(server.connection, join(folder, 'demo-files'), new Date());
  const ballast = join(disk, 'ballast');

  return {
    connection: server.connection,
    /** Of the cluster. */
    cluster: server.folder,
    /** For all else: on another disk, which never fills up. */
    folder,
    /** Whether there is a disk to be filled: mounting one is not allowed everywhere. */
    hasOwnDisk,
    freeze: () => freeze(server.folder),
    thaw: () => thaw(server.folder),

    /** As an administrator does it; whoever opened the server starts it again. */
    restart: async (): Promise<void> => {
      const pid = await endDatabase(server.folder, 'SIGINT');
      await until(async () => ((await readPidFile(server.folder))?.pid ?? pid) !== pid);
    },

    fillDisk: (): void => {
      try {
        for (;;) appendFileSync(ballast, Buffer.alloc(1024 * 1024));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    makeRoom: () => rm(ballast),

    close: async (): Promise<void> => {
      await server.stop();
      await remove();
    },
  };
};
export type StormDatabase = Awaited<ReturnType<typeof openStormDatabase>>;
