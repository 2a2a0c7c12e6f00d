import { accessSync, closeSync, constants, openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { errno } from './errors.ts';

/**
 * Node has no flock. An empty SQLite file gives the same thing: its locks are the kernel's, so they hold between
 * processes and vanish with a process however it ends. Nothing is ever written to the file.
 */
export interface FileLock {
  takeShared(): boolean;
  takeExclusive(): boolean;
  drop(): void;
  close(): void;
}

const SQLITE_BUSY = 5;
/** Keeps a lock held although its holder may have let go of every reference to it. */
const opened = new Set<DatabaseSync>();

function create(file: string): void {
  // Only ever opened when absent: closing a plain descriptor of a locked file would drop this process's locks on it.
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (errno(error) !== 'EEXIST') throw error;
  }
  accessSync(file, constants.R_OK | constants.W_OK);
}

export function openFileLock(file: string): FileLock {
  create(file);
  const db = new DatabaseSync(file);
  opened.add(db);
  const drop = () => {
    if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
  };
  const take = (sql: string) => {
    drop();
    try {
      db.exec(sql);
      return true;
    } catch (error) {
      drop();
      if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false;
      throw error;
    }
  };
  return {
    takeShared: () => take('BEGIN; SELECT 1 FROM sqlite_master'),
    takeExclusive: () => take('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE'),
    drop,
    close: () => {
      if (opened.delete(db)) db.close();
    },
  };
}

/** False when the lock could not be had within `limitMs`; `onWait` is told once when there is a wait worth a word. */
export async function waitExclusive(lock: FileLock, limitMs: number, onWait?: () => void): Promise<boolean> {
  const begun = performance.now();
  let told = false;
  while (!lock.takeExclusive()) {
    const waited = performance.now() - begun;
    if (waited > limitMs) return false;
    if (waited > 1000 && !told) {
      told = true;
      onWait?.();
    }
    await delay(25);
  }
  return true;
}
