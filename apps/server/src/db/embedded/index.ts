import { dirname, join } from 'node:path';
import { closeToOthers } from '../../data-folder.ts';
import { adoptServer } from './adopt.ts';
import { locateBinaries, usableBinaries } from './binaries.ts';
import { checkCluster, makeCluster } from './cluster.ts';
import { type Connection, connectionTo } from './conversation.ts';
import { type EmbeddedPostgresError, asEmbeddedPostgresError, busy } from './errors.ts';
import { type FileLock, openFileLock, waitExclusive } from './file-lock.ts';
import { keepRunning } from './keep-running.ts';
import { type Place, SYSTEM_DIR, findPlace, makeShopDir } from './place.ts';
import { type RunningServer, readPidFile } from './running.ts';
import { endServer, logFile, startServer } from './server.ts';
import { watchLogSize } from './server-log.ts';
import type { Settings } from './settings.ts';
import { removeSocketFolder } from './socket-folder.ts';

export { EmbeddedPostgresError } from './errors.ts';
export type { EmbeddedPostgresErrorCode } from './errors.ts';
export type { Connection } from './conversation.ts';

export interface EmbeddedPostgresOptions {
  /** The shop's DATA_DIR; made when absent. */
  dataDir: string;
  log?: (line: string) => void;
  /** Told when the server ends although nobody stopped it, and each time that it cannot be started again yet. */
  onTrouble?: (error: EmbeddedPostgresError) => void;
  /** More PostgreSQL settings; they count when this call starts the server, not when it finds one running. */
  settings?: Settings;
  /** Where binaries and data go when the shop is root and the server's user cannot enter the checkout. */
  systemDir?: string;
}

export interface EmbeddedPostgres {
  connection: Connection;
  /** The server was running already: left by a shop that was killed, or shared with one that lives. */
  adopted: boolean;
  /** The folder of the cluster. */
  folder: string;
  /** Leaves the server running while another shop process uses it. Call it after the last connection is closed. */
  stop(): Promise<void>;
}

/** Longer than the longest start, so that a second process outwaits the first. */
const START_TURN_MS = 330_000;
const STOP_TURN_MS = 30_000;

interface Locks {
  /** Held alone while somebody looks for, starts or stops the server. */
  turn: FileLock;
  /** Held shared by every shop process for as long as it uses the server. */
  users: FileLock;
}

export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    const shopDir = await makeShopDir(options.dataDir);
    const locks = {
      turn: openFileLock(join(shopDir, 'start.lock')),
      users: openFileLock(join(shopDir, 'users.lock')),
    };
    try {
      return await open(shopDir, locks, options);
    } catch (error) {
      closeLocks(locks);
      throw error;
    } finally {
      locks.turn.drop();
    }
  } catch (error) {
    throw asEmbeddedPostgresError(error, options.dataDir);
  }
}

async function open(
  shopDir: string,
  locks: Locks,
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { log = () => {}, systemDir = SYSTEM_DIR, settings = {} } = options;
  const waiting = () => log('Another shop process is starting or stopping the database: waiting for it.');
  if (!(await waitExclusive(locks.turn, START_TURN_MS, waiting))) throw busy(shopDir);

  const place = await findPlace(shopDir, systemDir, log);
  await closeToOthers(dirname(shopDir), place.home === shopDir ? place.account : undefined);
  /** With the turn held: the server that runs, or a new one. */
  const findOrStart = async (socketFolder?: string) => {
    const running = await adoptServer(place, locks.users, log);
    const server = running ?? (await start(place, systemDir, settings, log, socketFolder));
    if (!locks.users.takeShared()) throw busy(place.data);
    return { server, adopted: running !== undefined };
  };
  const { server, adopted } = await findOrStart();
  const kept = keepRunning(place, server, {
    again: async () => {
      if (!(await waitExclusive(locks.turn, START_TURN_MS))) throw busy(place.data);
      try {
        return (await findOrStart(server.socketFolder)).server;
      } finally {
        locks.turn.drop();
      }
    },
    onTrouble: (error) => {
      log(error.message);
      options.onTrouble?.(error);
    },
  });
  const logSize = watchLogSize(logFile(place));
  let stopped: Promise<void> | undefined;
  return {
    connection: connectionTo(server.socketFolder),
    adopted,
    folder: place.data,
    stop: () => {
      logSize[Symbol.dispose]();
      return (stopped ??= kept.leave().then((last) => stop(place, last, locks, log)));
    },
  };
}

async function start(
  place: Place,
  systemDir: string,
  settings: Settings,
  log: (line: string) => void,
  socketFolder?: string,
): Promise<RunningServer> {
  const located = locateBinaries();
  const found = await checkCluster(place.data, located.major);
  const binaries = await usableBinaries(located, place.account, place.account ? systemDir : place.shopDir);
  if (!found) {
    log(`Making a new database in ${place.data}.`);
    await makeCluster(place, binaries, settings['fsync'] !== false && settings['fsync'] !== 'off');
  }
  return startServer(place, binaries, settings, socketFolder);
}

async function stop(
  place: Place,
  server: RunningServer,
  locks: Locks,
  log: (line: string) => void,
): Promise<void> {
  try {
    const ourTurn = await waitExclusive(locks.turn, STOP_TURN_MS);
    // Our turn keeps newcomers out, so nobody can join between the question and the shutdown.
    if (!ourTurn || !locks.users.takeExclusive()) {
      log('The database stays up: another shop process uses it.');
      return;
    }
    const pid = (await readPidFile(place.data).catch(() => undefined))?.pid ?? server.pid;
    if (!(await endServer(place, pid))) log(`The database (process ${pid}) did not stop in time.`);
    await removeSocketFolder(server.socketFolder, place);
  } finally {
    closeLocks(locks);
  }
}

function closeLocks({ turn, users }: Locks): void {
  turn.close();
  users.close();
}
