import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';

export const root = join(import.meta.dirname, '../../..');
export const main = join(root, 'apps/server/src/main.ts');

export type ShopProcess = {
  readonly process: ChildProcess;
  readonly address: Promise<string>;
  /** Its exit code, once all that it has said was heard. */
  readonly ended: Promise<number | null>;
  output(): string;
};

/** Folders and processes for a test each, gone in the end. */
export const useProcesses = () => {
  const begun: ChildProcess[] = [];
  const folders: string[] = [];
  afterEach(async () => {
    for (const child of begun.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    for (const path of folders.splice(0)) await rm(path, { recursive: true, force: true });
  });
  return {
    folder: async (): Promise<string> => {
      const path = await mkdtemp(join(tmpdir(), 'shop-process-'));
      await chmod(path, 0o711);
      folders.push(path);
      return path;
    },
    /** The shop as a process of its own, or another of its commands. */
    start: (
      environment: Record<string, string>,
      [command, args]: readonly [string, readonly string[]] = [process.execPath, [main]],
    ): ShopProcess => {
      const child = spawn(command, args, {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'error', ...environment },
      });
      begun.push(child);
      let printed = '';
      const ended = once(child, 'close').then(([code]) => code as number | null);
      const address = new Promise<string>((resolve) => {
        for (const stream of [child.stdout, child.stderr]) {
          stream.on('data', (chunk: Buffer) => {
            printed += chunk.toString();
            const found = /open: (http:\S+)/.exec(printed)?.[1];
            // By its number: a name would have to be looked up first.
            if (found) resolve(found.replace('localhost', '127.0.0.1'));
          });
        }
      });
      return { process: child, address, ended, output: () => printed };
    },
  };
};
