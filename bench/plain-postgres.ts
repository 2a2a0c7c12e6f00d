import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { isRoot, spareAccount } from '../apps/server/src/db/embedded/account.ts';
import { locateBinaries, usableBinaries } from '../apps/server/src/db/embedded/binaries.ts';

const run = promisify(execFile);

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** A PostgreSQL as anybody would run one: over TCP, with its own defaults, none of the shop's making. */
export const startPlainPostgres = async (): Promise<{ url: string; stop(): Promise<void> }> => {
  const home = await mkdtemp(join(tmpdir(), 'bench-postgres-'));
  await chmod(home, 0o711);
  const account = isRoot() ? await spareAccount() : undefined;
  const binaries = await usableBinaries(locateBinaries(), account, home);
  const data = join(home, 'data');
  await mkdir(data, { mode: 0o700 });
  if (account) await chown(data, account.uid, account.gid);
  const as = { cwd: '/', ...(account && { uid: account.uid, gid: account.gid }) };
  const command = (name: string): string => join(binaries.native, 'bin', name);
  await run(command('initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8'], as);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const server = spawn(
    command('postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])],
    { ...as, stdio: 'ignore' },
  );
  const gone = once(server, 'exit');
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client(url);
    const trouble = await client.connect().then(
      () => null,
      (error: unknown) => error,
    );
    await client.end().catch(() => {});
    if (trouble === null) break;
    if (tries === 100) throw trouble;
    await pause(100);
  }
  return {
    url,
    stop: async () => {
      server.kill('SIGINT');
      await gone;
      await rm(home, { recursive: true, force: true });
    },
  };
};
