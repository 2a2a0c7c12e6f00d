import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readPidFile } from '../src/db/embedded/running.ts';
import { main, root, type ShopProcess, useProcesses } from './processes.ts';

const byNpm = ['npm', ['run', '--silent', 'dev']] as const;
const byScript = [process.execPath, [join(root, 'scripts/start.mjs'), '--dev']] as const;
const { folder, start } = useProcesses();

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

  it('of a shop for business that is still empty opens without a warning', async () => {
    const shop = start({
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://shop.example',
      SMTP_URL: 'smtp://127.0.0.1:2525',
      DATA_DIR: await folder(),
      LOG_LEVEL: 'warn',
    });
    await shop.address;
    expect(shop.output().trim()).toBe('The shop is open: http://shop.example');
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
    const [admin] = JSON.parse(await readFile(join(path, 'demo-logins.json'), 'utf8')) as {
      email: string;
      password: string;
    }[];
    const login = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: admin?.email, password: admin?.password }),
    });
    expect(login.status).toBe(200);
  });

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
});

describe('a process that cannot go on says why in one line and ends with', () => {
  const oneLine = async (shop: ShopProcess, code: number): Promise<string> => {
    expect(await shop.ended).toBe(code);
    const line = shop.output().trim();
    expect(line.split('\n')).toHaveLength(1);
    return line;
  };

  it('78 for a setting that is wrong, by npm’s script too', async () => {
    const environment = { DATA_DIR: await folder(), PORT: 'abc' };
    const line = 'PORT: a port number from 0 to 65535 is needed';
    expect(await oneLine(start(environment), 78)).toBe(line);
    expect(await oneLine(start(environment, byScript), 78)).toBe(line);
  });

  it('69 for a database that is not to be had, and keeps its password', async () => {
    const url = 'postgres://shop:slaptas@127.0.0.1:1/shop';
    expect(await oneLine(start({ DATA_DIR: await folder(), DATABASE_URL: url }), 69)).toBe(
      'DATABASE_URL: the database shop at 127.0.0.1:1 cannot be used: nothing listens there.',
    );
  });

  it.each([
    { SECRET: 'given, so that no file is made for it' },
    { DATABASE_URL: 'postgres://shop:slaptas@127.0.0.1:1/shop' },
  ])('74 for a folder that cannot be written to (%o)', async (more) => {
    const path = join(await folder(), 'file');
    await writeFile(path, '');
    expect(await oneLine(start({ DATA_DIR: path, ...more }), 74)).toContain(path);
  });

  it('71 for a port that is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    try {
      const shop = start({ DATA_DIR: await folder(), DEMO: '0', PORT: String(port) });
      expect(await oneLine(shop, 71)).toBe('The port is taken: set PORT to another one.');
    } finally {
      taken.close();
    }
  });

  it('70 for what nobody expected, told whole', async () => {
    const crash = 'process.once("SIGUSR2", () => { throw new Error("the oven is off"); })';
    const command = [process.execPath, ['--import', `data:text/javascript,${crash}`, main]] as const;
    const environment = { DATA_DIR: await folder(), DEMO: '0' };
    const shop = start(environment, command);
    await shop.address;
    shop.process.kill('SIGUSR2');
    expect(await shop.ended).toBe(70);
    const { level, err } = JSON.parse(shop.output().trim().split('\n').at(-1) ?? '') as {
      level: number;
      err: { message: string; stack: string };
    };
    expect([level, err.message]).toEqual([60, 'the oven is off']);
    expect(err.stack).toContain('data:text/javascript');
    // The database that it has left running is the next one's.
    await start(environment).address;
  });
});
