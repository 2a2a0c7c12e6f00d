import { describe, expect, it } from 'vitest';
import { clockReadings, formatters, openedTransactions } from './habits.ts';
import { sources } from './source.ts';

const ownCode = async (...patterns: string[]) =>
  (await sources(...patterns)).filter(({ path }) => !path.endsWith('.test.ts'));

/** They ask for the date, not for how long something took. */
const mayLook = ['e2e/language.spec.ts', 'apps/server/test/fault/'];

describe('the clock', () => {
  it('is given to every rule, never read by it', async () => {
    const files = await ownCode('packages/{domain,contract}/src/**/*.ts');
    expect(files.length).toBeGreaterThan(50);
    expect(clockReadings(files)).toEqual([]);
  });

  it('is given to every feature; only how long something takes is measured', async () => {
    const files = await ownCode('apps/server/src/features/**/*.ts');
    expect(files.length).toBeGreaterThan(100);
    expect(clockReadings(files).filter((each) => !each.endsWith('performance.now'))).toEqual([]);
  });

  it('is no judge in a test: what takes how long is measured by the bench', async () => {
    const files = await sources(
      '{apps,packages,checks}/**/*.test.ts',
      'apps/server/test/**/*.ts',
      'e2e/*.ts',
    );
    expect(files.length).toBeGreaterThan(100);
    const stopwatches = clockReadings(files).filter((each) => /(performance|Date)\.now$/.test(each));
    expect(stopwatches.filter((each) => !mayLook.some((file) => each.startsWith(file)))).toEqual([]);
  });

  it.each([
    'Date.now()',
    'new Date()',
    'Date()',
    'performance.now()',
    'Temporal.Now.instant()',
    'Math.random()',
    '[1].map(Date.now)',
  ])('that is read is found: %s', (code) => {
    expect(clockReadings([{ path: 'rule.ts', code: `export const at = ${code};` }])).toHaveLength(1);
  });

  it('that is given is fine', () => {
    const code = 'export const at = (now: Date) => new Date(now.getTime() + Date.parse("2026-11-16"));';
    expect(clockReadings([{ path: 'rule.ts', code }])).toEqual([]);
  });
});

describe('transactions', () => {
  it('are opened by services, never by the handler of a route', async () => {
    expect(openedTransactions(await ownCode('apps/server/src/{http,features}/**/*.routes.ts'))).toEqual([]);
  });

  it('that a handler opens are found', () => {
    const code = `export const routes = (work) => ({
      'PUT /timer': async () => work.transaction(async () => {}),
    });`;
    expect(openedTransactions([{ path: 'timer.routes.ts', code }])).toEqual(['timer.routes.ts:2']);
  });
});

describe('formatters of Intl', () => {
  it('are made by no code that a browser loads: a phone waits for the first of them', async () => {
    const files = await ownCode('apps/web/app/**/*.{ts,tsx}', 'packages/*/src/**/*.ts');
    expect(files.length).toBeGreaterThan(300);
    expect(formatters(files.filter(({ path }) => !path.endsWith('.server.ts')))).toEqual([]);
  });

  it.each(['new Intl.NumberFormat("lt")', '(5).toLocaleString()', '"a".localeCompare("b")'])(
    'are found: %s',
    (code) => {
      expect(formatters([{ path: 'page.tsx', code: `export const text = ${code};` }])).toEqual([
        'page.tsx:1',
      ]);
    },
  );
});
