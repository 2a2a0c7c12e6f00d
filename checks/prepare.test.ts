import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const ours = join(import.meta.dirname, '..');

/** A checkout of a project with one package, which only development needs. */
let checkout: string;
const inCheckout = (...parts: string[]): string => join(checkout, ...parts);
const writeJson = (path: string, value: object): void =>
  writeFileSync(inCheckout(path), JSON.stringify(value));

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'shop-checkout-'));
  cpSync(join(ours, 'scripts'), inCheckout('scripts'), { recursive: true });
  const needs = { name: 'shop', version: '1.0.0', devDependencies: { builder: 'file:builder' } };
  writeJson('package.json', { ...needs, private: true });
  mkdirSync(inCheckout('builder'));
  writeJson('builder/package.json', { name: 'builder', version: '1.0.0' });
  writeJson('package-lock.json', {
    ...needs,
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': needs,
      builder: { version: '1.0.0', dev: true },
      'node_modules/builder': { resolved: 'builder', link: true },
    },
  });
  writeFileSync(inCheckout('program.ts'), `console.log('it runs', process.argv.slice(2).join(' '));`);
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

const run = (...args: string[]): { code: number | null; said: string } => {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: checkout,
    env,
    encoding: 'utf8',
  });
  return { code: status, said: stdout + stderr };
};
const install = () => run('-e', "import('./scripts/prepare.mjs').then(({ install }) => install())");
const isBuilderThere = (): boolean => existsSync(inCheckout('node_modules/builder/package.json'));
const stamp = (): string => readFileSync(inCheckout('node_modules/.installed'), 'utf8');

it('a first start in production installs what builds the pages', () => {
  expect(install()).toMatchObject({ code: 0 });
  expect(isBuilderThere()).toBe(true);
  expect(install()).toEqual({ code: 0, said: '' });
});

it('packages that were installed without it are installed anew', () => {
  install();
  const whole = stamp();
  rmSync(inCheckout('node_modules/builder'));
  // As it was stamped before the way of installing was part of it.
  const lists = ['package-lock.json', 'package.json'].map((name) => readFileSync(inCheckout(name), 'utf8'));
  const before = createHash('sha256').update(lists.join('')).digest('hex');
  writeFileSync(inCheckout('node_modules/.installed'), before);
  expect(install()).toMatchObject({ code: 0 });
  expect(isBuilderThere()).toBe(true);
  expect(stamp()).toBe(whole);
});

it('a backup takes no package from under the shop that runs, whatever the list of them says now', () => {
  const none = run('scripts/run.mjs', '--as-installed', 'program.ts');
  expect(none).toEqual({ code: 1, said: 'Nothing is installed here yet: start the shop once.\n' });
  expect(existsSync(inCheckout('node_modules'))).toBe(false);

  install();
  rmSync(inCheckout('node_modules/builder'));
  writeFileSync(inCheckout('package-lock.json'), 'as it was pulled a minute ago');
  for (const flag of ['--as-installed', '--install-once'])
    expect(run('scripts/run.mjs', flag, 'program.ts', '/mnt')).toEqual({ code: 0, said: 'it runs /mnt\n' });
  expect(isBuilderThere()).toBe(false);

  const { scripts } = JSON.parse(readFileSync(join(ours, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts['backup']).toMatch(/^exec node scripts\/run\.mjs --as-installed \S+\/backup\.command\.ts$/);
  expect(scripts['restore']).toMatch(
    /^exec node scripts\/run\.mjs --install-once \S+\/restore\.command\.ts$/,
  );
});
