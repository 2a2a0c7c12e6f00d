import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, useProcesses } from './processes.ts';

const { folder, start } = useProcesses();

const command = (name: 'backup' | 'restore', ...args: string[]) =>
  [process.execPath, [join(root, `apps/server/src/db/backup/${name}.command.ts`), ...args]] as const;
const byNpm = (name: string, ...args: string[]) => ['npm', ['run', '--silent', name, '--', ...args]] as const;

describe('npm run backup and npm run restore', () => {
  it('carry a running shop to another machine, logins and all, and touch no shop that runs or is filled', async () => {
    const [here, there, elsewhere] = [await folder(), await folder(), await folder()];
    const owner = { email: 'owner@shop.example', password: 'a long password of hers' };
    const settings = { DEMO: '0', ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };
    const shop = start({ DATA_DIR: here, ...settings });
    const address = await shop.address;
    const login = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(owner),
    });
    const authorization = login.headers.get('authorization') ?? '';
    const post = (at: string, name: string) =>
      fetch(`${at}/api/products`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ name_lt: name }),
      });
    const products = async (at: string) => {
      const list = (await (await fetch(`${at}/api/products`)).json()) as {
        data: { name: { lt: string } }[];
      };
      return list.data.map(({ name }) => name.lt);
    };
    expect((await post(address, 'Ridikai')).status).toBe(201);

    const backup = start({ DATA_DIR: here }, byNpm('backup', elsewhere));
    expect([await backup.ended, backup.output()]).toEqual([
      0,
      expect.stringMatching(/Backup made: .*, secret\)\.\n/),
    ]);
    const [name = ''] = await readdir(elsewhere);
    const archive = join(elsewhere, name);
    expect(name).toMatch(/^shop-\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/);
    expect((await stat(archive)).mode & 0o777).toBe(0o600);

    const onRunning = start({ DATA_DIR: here }, command('restore', archive, '--overwrite'));
    expect([await onRunning.ended, onRunning.output()]).toEqual([
      75,
      expect.stringContaining('stop the shop'),
    ]);
    expect((await post(address, 'Ropės')).status).toBe(201);
    shop.process.kill('SIGTERM');
    expect(await shop.ended).toBe(0);
    const onFilled = start({ DATA_DIR: here }, command('restore', archive));
    expect([await onFilled.ended, onFilled.output()]).toEqual([
      73,
      expect.stringContaining('say --overwrite'),
    ]);

    const restore = start({ DATA_DIR: there }, byNpm('restore', archive));
    expect([await restore.ended, restore.output()]).toEqual([
      0,
      expect.stringContaining('The shop can be started.'),
    ]);
    const restored = await start({ DATA_DIR: there, ...settings }).address;
    expect(await products(restored)).toEqual(['Ridikai']);
    // Logged in by the secret that came along, and what is new gets the next number.
    expect((await post(restored, 'Kopūstai')).status).toBe(201);
    expect(await products(restored)).toHaveLength(2);
  });

  it.each([
    ['backup', ['one', 'two'], 64],
    ['restore', [], 64],
    ['restore', ['--force', 'shop.tar.gz'], 64],
    ['restore', ['--check', join(root, 'README.md')], 65],
  ] as const)('%s %o ends with %i', async (name, args, code) => {
    const ended = start({ DATA_DIR: join(await folder(), 'none') }, command(name, ...args));
    expect(await ended.ended).toBe(code);
    expect(ended.output().trim().split('\n').length).toBeLessThan(3);
  });
});
