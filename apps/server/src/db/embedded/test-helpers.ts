import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from './conversation.ts';
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, openEmbeddedPostgres } from './index.ts';
import { isServerOf, readPidFile } from './running.ts';

export const QUICK = { fsync: false, shared_buffers: '16MB', max_connections: 20 };
export const asRoot = process.geteuid?.() === 0;

/** A folder for a test file and everything started in it, all gone in the end. */
export function makeBench() {
  const root = mkdtempSync(join(tmpdir(), 'pgtest-'));
  chmodSync(root, 0o755);
  const systemDir = join(root, 'system');
  const shops: ChildProcess[] = [];
  const opened: EmbeddedPostgres[] = [];
  const folders = new Set<string>();
  const mounts: string[] = [];
  let count = 0;

  const newDataDir = (name = `shop-${++count}`) => join(root, name);
  const open = async (dataDir: string, options: Partial<EmbeddedPostgresOptions> = {}) => {
    const db = await openEmbeddedPostgres({ dataDir, systemDir, settings: QUICK, ...options });
    opened.push(db);
    folders.add(db.folder);
    return db;
  };
  const startShop = async (dataDir: string, options: { detached?: boolean } = {}) => {
    const shop = fork(join(import.meta.dirname, 'test-shop.ts'), [dataDir, systemDir], {
      execArgv: [],
      ...options,
    });
    shops.push(shop);
    const failed = once(shop, 'exit').then(() => Promise.reject(new Error('the shop process ended')));
    failed.catch(() => {});
    const [db] = (await Promise.race([once(shop, 'message'), failed])) as [EmbeddedPostgres];
    folders.add(db.folder);
    return { shop, pid: shop.pid!, ...db };
  };
  const copyOf = (dataDir: string, copy = newDataDir()) => {
    mkdirSync(dirname(copy), { recursive: true });
    execFileSync('cp', ['-a', dataDir, copy]);
    return copy;
  };
  const mountTmpfs = (options: string) => {
    const folder = newDataDir();
    mkdirSync(folder);
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
    mounts.push(folder);
    return folder;
  };
  /** What a failed test left running must not fail the next one. */
  const endAll = async () => {
    for (const shop of shops) if (shop.exitCode === null && shop.signalCode === null) await killHard(shop);
    for (const db of opened.splice(0)) await db.stop();
    for (const folder of folders) {
      const server = await readPidFile(folder);
      if (server && (await isServerOf(folder, server.pid))) await killServer(folder);
    }
  };
  const clear = async () => {
    await endAll();
    for (const folder of mounts) execFileSync('umount', [folder]);
    rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  };
  return { root, systemDir, newDataDir, open, startShop, copyOf, mountTmpfs, endAll, clear };
}

export async function killHard(shop: ChildProcess): Promise<void> {
  const ended = once(shop, 'exit');
  shop.kill('SIGKILL');
  await ended;
}

export async function stopShop(shop: ChildProcess): Promise<void> {
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  await ended;
}

export async function serverPid(folder: string): Promise<number> {
  const server = await readPidFile(folder);
  if (!server) throw new Error(`no server runs in ${folder}`);
  return server.pid;
}

export async function killServer(folder: string): Promise<void> {
  const pid = await serverPid(folder);
  process.kill(pid, 'SIGKILL');
  await until(async () => !(await isServerOf(folder, pid)));
}

export async function query(connection: Connection, sql: string): Promise<unknown[][]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows as unknown[][];
  } finally {
    await client.end();
  }
}

export async function until(condition: () => boolean | Promise<boolean>, limitMs = 60_000): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`not within ${limitMs} ms: ${condition}`);
    await delay(10);
  }
}

/** A tmpfs needs the right to mount, which root in a container may lack. */
export function canMount(): boolean {
  if (!asRoot || process.platform !== 'linux') return false;
  const folder = mkdtempSync(join(tmpdir(), 'pgtest-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
