import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openEmbeddedPostgres } from '../src/db/embedded/index.ts';
import { readPidFile } from '../src/db/embedded/running.ts';
import { canMount } from '../src/db/embedded/test-helpers.ts';
import { endDatabase, freeze, thaw } from './database-process.ts';
import { useProcesses } from './processes.ts';

const { folder, start } = useProcesses();

describe('a shop whose database is in trouble', () => {
  const limit = () => ({ signal: AbortSignal.timeout(20_000) });
  const statusOf = async (address: string): Promise<number> => (await fetch(address, limit())).status;
  const login = async (address: string, path: string): Promise<Response> => {
    const [admin] = JSON.parse(await readFile(join(path, 'demo-logins.json'), 'utf8')) as {
      email: string;
      password: string;
    }[];
    return fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: admin?.email, password: admin?.password }),
    });
  };
  const open = async (path: string) => {
    const shop = start({ DATA_DIR: path });
    const address = await shop.address;
    expect(await statusOf(`${address}/api/ready`)).toBe(200);
    await fetch(`${address}/api/meal-kits`);
    return { shop, address, cluster: join(path, 'postgres/data') };
  };

  it('shows its pages while it hangs, says that it is not ready, and goes on when it answers again', async () => {
    const path = await folder();
    const { address, cluster } = await open(path);
    await freeze(cluster);
    try {
      const ready = await fetch(`${address}/api/ready`, limit());
      expect(ready.status).toBe(503);
      expect(ready.headers.get('retry-after')).toBe('3');
      expect(await statusOf(`${address}/api/meal-kits?page=1`)).toBe(200);
      expect(await statusOf(`${address}/duk`)).toBe(200);
    } finally {
      await thaw(cluster);
    }
    await expect.poll(() => statusOf(`${address}/api/ready`)).toBe(200);
    expect((await login(address, path)).status).toBe(200);
  });

  it('shows those who are logged in the shop too, says that their own pages are away, and how to ask again', async () => {
    const path = await folder();
    const server = await openEmbeddedPostgres({ dataDir: await folder() });
    const shop = start({
      DATA_DIR: path,
      DATABASE_URL: `postgres://shop@localhost/shop?host=${server.connection.host}`,
    });
    const address = await shop.address;
    const session = (await login(address, path)).headers.getSetCookie().map((each) => each.split(';')[0]);
    const visit = (page: string, language: string) =>
      fetch(address + page, {
        ...limit(),
        headers: { cookie: [...session, `lang=${language}`].join('; ') },
      });
    expect((await visit('/duk', 'lt')).status).toBe(200);
    await server.stop();
    expect((await visit('/duk', 'lt')).status).toBe(200);
    for (const [language, words] of [
      ['lt', 'Tuojau grįšime'],
      ['en', 'Back in a moment'],
    ] as const) {
      const account = await visit('/user/personal-settings?x=1', language);
      expect(account.status).toBe(503);
      expect(account.headers.get('retry-after')).toBe('3');
      const html = await account.text();
      expect(html).toContain(words);
      expect(html).toContain('href="/user/personal-settings?x=1"');
    }
  });

  it('starts it again when it dies, and people can log in again without anybody’s help', async () => {
    const path = await folder();
    const { shop, address, cluster } = await open(path);
    const pid = await endDatabase(cluster, 'SIGKILL');
    expect(await statusOf(`${address}/duk`)).toBe(200);
    await expect.poll(async () => (await readPidFile(cluster))?.pid).not.toBe(pid);
    await expect.poll(() => statusOf(`${address}/api/ready`)).toBe(200);
    await expect.poll(async () => (await login(address, path)).status).toBe(200);
    expect(shop.process.exitCode).toBeNull();
    expect(shop.output()).toContain('The database ended unexpectedly (SIGKILL)');
  });

  it.skipIf(!canMount())(
    'says that it is not ready while its disk is full, shows its pages, and goes on when there is room (needs root and mount)',
    async () => {
      const path = await folder();
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m,mode=711', 'tmpfs', path]);
      const { shop, address } = await open(path);
      try {
        const ballast = join(path, 'ballast');
        expect(() => {
          for (;;) appendFileSync(ballast, Buffer.alloc(1024 * 1024));
        }).toThrow('ENOSPC');
        expect(await statusOf(`${address}/api/ready`)).toBe(503);
        expect(await statusOf(`${address}/duk`)).toBe(200);
        await rm(ballast);
        await expect.poll(() => statusOf(`${address}/api/ready`)).toBe(200);
        await expect.poll(async () => (await login(address, path)).status).toBe(200);
      } finally {
        shop.process.kill('SIGTERM');
        await shop.ended;
        execFileSync('umount', [path]);
      }
    },
  );
});
