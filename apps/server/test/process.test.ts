import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPidFile } from '../src/db/embedded/running.ts';

const root = join(import.meta.dirname, '../../..');
const main = join(root, 'apps/server/src/main.ts');
const begun: ChildProcess[] = [];
const folders: string[] = [];

const folder = async (): Promise<string> => {
  const path = await mkdtemp(join(tmpdir(), 'shop-process-'));
  await chmod(path, 0o711);
  folders.push(path);
  return path;
};

type Shop = {
  readonly process: ChildProcess;
  readonly address: Promise<string>;
  readonly ended: Promise<number | null>;
  output(): string;
};

/** The shop as a process of its own. */
const start = (
  environment: Record<string, string>,
  [command, args]: readonly [string, readonly string[]] = [process.execPath, [main]],
): Shop => {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'error', ...environment },
  });
  begun.push(child);
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
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
};

afterEach(async () => {
  for (const child of begun.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
  for (const path of folders.splice(0)) await rm(path, { recursive: true, force: true });
});

describe('the process', () => {
  it('of two that start at once on an empty folder both serve the same filled shop', async () => {
    const environment = { DATA_DIR: await folder() };
    const shops = [start(environment), start(environment)];
    const lists = await Promise.all(
      shops.map(
        async (shop) =>
          (await (await fetch(`${await shop.address}/api/meal-kits`)).json()) as { meta: { total: number } },
      ),
    );
    expect(lists[0]?.meta.total).toBe(10);
    expect(lists[1]).toEqual(lists[0]);
  });

  it('tells the others when the catalogue changes', async () => {
    const dataDir = await folder();
    const [one, other] = [start({ DATA_DIR: dataDir }), start({ DATA_DIR: dataDir })];
    const [here, there] = [await one.address, await other.address];
    const seen = async () =>
      (await (await fetch(`${there}/api/products?per_page=100`)).json()) as { meta: { total: number } };
    const before = (await seen()).meta.total;
    const [admin] = JSON.parse(await readFile(join(dataDir, 'demo-logins.json'), 'utf8')) as {
      email: string;
      password: string;
    }[];
    const post = (path: string, body: object, token = '') =>
      fetch(here + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: token },
        body: JSON.stringify(body),
      });
    const login = await post('/api/auth/login', { email: admin?.email, password: admin?.password });
    const made = await post(
      '/api/products',
      { name_lt: 'Ridikai' },
      login.headers.get('authorization') ?? '',
    );
    expect(made.status).toBe(201);
    await expect.poll(async () => (await seen()).meta.total).toBe(before + 1);
  });

  it('stops cleanly when it is told to, and answers what is under way', async () => {
    const shop = start({ DATA_DIR: await folder() });
    const address = await shop.address;
    const answers = Promise.all(Array.from({ length: 5 }, () => fetch(`${address}/mitybos-planai/1`)));
    await fetch(`${address}/api/health`);
    shop.process.kill('SIGTERM');
    expect((await answers).map((each) => each.status)).toEqual([200, 200, 200, 200, 200]);
    expect(await shop.ended).toBe(0);
  });

  it('that is stopped while it opens for the first time ends cleanly, and the next start fills the shop', async () => {
    const path = await folder();
    const environment = { DATA_DIR: path };
    for (const file of ['postgres/data/postmaster.pid', 'files/media/demo']) {
      const shop = start(environment);
      await vi.waitUntil(() => existsSync(join(path, file)), { timeout: 60_000, interval: 20 });
      shop.process.kill('SIGINT');
      expect(await shop.ended).toBe(0);
      expect(shop.output()).toBe('');
    }
    const shop = start(environment);
    const address = await shop.address;
    const [admin] = JSON.parse(await readFile(join(path, 'demo-logins.json'), 'utf8')) as object[];
    const login = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    });
    expect(login.status).toBe(200);
  });

  const byNpm = ['npm', ['run', '--silent', 'dev']] as const;
  const byScript = [process.execPath, [join(root, 'scripts/start.mjs'), '--dev']] as const;
  it.each([
    ['npm', 'SIGINT', byNpm],
    ['npm', 'SIGTERM', byNpm],
    // npm itself passes on no other signal.
    ['its script', 'SIGHUP', byScript],
  ] as const)('that was begun by %s ends with it on %s', async (_, signal, command) => {
    const path = await folder();
    const environment = { DATA_DIR: path, DEMO: '0', VITE_CACHE_DIR: join(path, 'vite') };
    const shop = start(environment, command);
    await shop.address;
    shop.process.kill(signal);
    expect(await shop.ended).toBe(0);
    expect(await readPidFile(join(path, 'postgres/data'))).toBeUndefined();
  });

  it('stops its database too when the pages are made on the fly', async () => {
    const path = await folder();
    const environment = { DATA_DIR: path, DEMO: '0', VITE_CACHE_DIR: join(path, 'vite') };
    const shop = start(environment, [process.execPath, ['--conditions=development', main, '--dev']]);
    await shop.address;
    const { pid } = (await readPidFile(join(path, 'postgres/data'))) ?? {};
    expect(pid).toBeGreaterThan(1);
    shop.process.kill('SIGTERM');
    expect(await shop.ended).toBe(0);
    expect(await readPidFile(join(path, 'postgres/data'))).toBeUndefined();
  });

  it('says in one line what setting is wrong, and does not open', async () => {
    const shop = start({ DATA_DIR: await folder(), PORT: 'abc' });
    expect(await shop.ended).toBe(1);
    expect(shop.output().trim()).toBe('PORT: a port number from 0 to 65535 is needed');
  });

  it('says in one line that its folder cannot be written to', async () => {
    const path = join(await folder(), 'file');
    await writeFile(path, '');
    const shop = start({ DATA_DIR: path });
    expect(await shop.ended).toBe(1);
    expect(shop.output().trim().split('\n')).toHaveLength(1);
    expect(shop.output()).toContain(path);
  });
});
