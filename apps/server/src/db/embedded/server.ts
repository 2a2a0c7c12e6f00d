import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { bareEnvironment, cannotRun, freeBytes } from './cluster.ts';
import { connectionTo, waitForAnswer } from './conversation.ts';
import { EmbeddedPostgresError, asEmbeddedPostgresError, diskFull, errno, fromOutput } from './errors.ts';
import type { Place } from './place.ts';
import { type RunningServer, disarmStaleLocks, isServerOf } from './running.ts';
import { openLog, readLogFrom } from './server-log.ts';
import { type Settings, writeConfiguration } from './settings.ts';
import { makeSocketFolder } from './socket-folder.ts';

export interface StartedServer extends RunningServer {
  child: ChildProcess;
}

export const logFile = ({ shopDir }: Place) => join(shopDir, 'server.log');

/** Backends of a killed server need a moment to notice; until then PostgreSQL rightly refuses to start. */
const LAST_BREATH = /pre-existing shared memory block/;
const LAST_BREATH_MS = 15_000;
/** A fast shutdown writes everything down; past this an immediate one leaves that to the next start. */
const FAST_STOP_MS = 10_000;
const IMMEDIATE_STOP_MS = 15_000;
/** Bytes; with less than this left, a server that ends has ended for want of room. */
export const NO_ROOM = 1024 * 1024;

export async function startServer(
  place: Place,
  binaries: Binaries,
  extra: Settings,
  usedBefore?: string,
): Promise<StartedServer> {
  const socketFolder = await makeSocketFolder(place, usedBefore);
  const config = await writeConfiguration(place, socketFolder, extra);
  const deadline = performance.now() + LAST_BREATH_MS;
  for (;;) {
    await disarmStaleLocks(place.data, socketFolder, place.account);
    const { child, logOffset } = await launch(place, binaries, config);
    const server = { pid: child.pid!, child, socketFolder };
    const failure = await waitUntilReady(place, server, logOffset);
    if (!failure) return server;
    await endServer(place, server.pid);
    if (!LAST_BREATH.test(failure.message) || performance.now() > deadline) throw failure;
    await delay(100);
  }
}

async function launch(
  place: Place,
  binaries: Binaries,
  config: string,
): Promise<{ child: ChildProcess; logOffset: number }> {
  const { data, account } = place;
  await using log = await openLog(logFile(place));
  const logOffset = (await log.stat()).size;
  // A session of its own: Ctrl-C in the terminal must reach the shop only, which needs the database to finish its work.
  // Its output goes to a file, so the server does not end with the shop nor keep the shop from ending.
  const child = spawn(join(binaries.native, 'bin', 'postgres'), ['-D', data, '-c', `config_file=${config}`], {
    detached: true,
    cwd: '/',
    env: bareEnvironment(),
    stdio: ['ignore', log.fd, log.fd],
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  await once(child, 'spawn').catch((error: Error) => {
    throw cannotRun(binaries, error);
  });
  child.unref();
  return { child, logOffset };
}

async function waitUntilReady(
  place: Place,
  { child, socketFolder }: StartedServer,
  logOffset: number,
): Promise<EmbeddedPostgresError | undefined> {
  try {
    const isAlive = async () => child.exitCode === null && child.signalCode === null;
    const answer = await waitForAnswer(connectionTo(socketFolder), isAlive);
    if (answer === 'ready') return undefined;
    if (answer === 'gone') return await explainFailure(place, logOffset);
    return new EmbeddedPostgresError(
      'start-failed',
      `PostgreSQL in ${place.home} does not answer: see its log ${logFile(place)} and start the shop again.`,
    );
  } catch (error) {
    return asEmbeddedPostgresError(error, place.home);
  }
}

/** On a full disk the reason could not be logged either, so the disk is asked. */
async function explainFailure(place: Place, logOffset: number): Promise<EmbeddedPostgresError> {
  const output = await readLogFrom(logFile(place), logOffset);
  if ((await freeBytes(place.home)) < NO_ROOM) return diskFull(place.home, output);
  return fromOutput(output, place.home, logFile(place));
}

/** False when even an immediate shutdown did not end it in time. */
export async function endServer(place: Place, pid: number, fastStopMs = FAST_STOP_MS): Promise<boolean> {
  for (const [signal, limitMs] of [
    ['SIGINT', fastStopMs],
    ['SIGQUIT', IMMEDIATE_STOP_MS],
  ] as const) {
    if (!(await isServerOf(place.data, pid))) return true;
    signalIfAlive(pid, signal);
    const deadline = performance.now() + limitMs;
    while (performance.now() < deadline) {
      if (!(await isServerOf(place.data, pid))) return true;
      await delay(10);
    }
  }
  return false;
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errno(error) !== 'ESRCH') throw error;
  }
}
