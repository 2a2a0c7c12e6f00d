import { execFile } from 'node:child_process';
import { mkdtemp, chmod, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningShop, startShop } from '../e2e/shop.ts';
import { median } from './process.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

/** A big shop lies where BIG_DATA_DIR says, or is made here: that takes minutes. */
const bigFolder = async (): Promise<{ folder: string; isOwn: boolean }> => {
  const given = process.env['BIG_DATA_DIR'];
  if (given) return { folder: given, isOwn: false };
  const folder = await mkdtemp(join(tmpdir(), 'shop-big-'));
  // As root the database runs as another user, who has to be able to pass through.
  await chmod(folder, 0o711);
  await run(process.execPath, [join(root, 'apps/server/src/db/demo/big/big.command.ts')], {
    env: { ...process.env, DATA_DIR: folder, NODE_ENV: 'development' },
  });
  return { folder, isOwn: true };
};

type Page = { readonly meta: { readonly next_after?: string; readonly last_page: number } };

const asAdmin = async ({ address, dataDir }: RunningShop) => {
  const logins = JSON.parse(await readFile(join(dataDir, 'demo-logins.json'), 'utf8')) as {
    role: string;
    email: string;
    password: string;
  }[];
  const admin = logins.find(({ role }) => role === 'admin');
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin?.email, password: admin?.password }),
  });
  const authorization = answer.headers.get('authorization') ?? '';
  return async (path: string): Promise<Page> => {
    const response = await fetch(new URL(`/api/${path}`, address), { headers: { authorization } });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return (await response.json()) as Page;
  };
};

type Kind = 'small' | 'big';

/** What is asked of each: of the same kind, and found in both. */
const calls: Readonly<Record<string, (kind: Kind, first: Page) => string>> = {
  'first page': () => 'check-outs?per_page=20',
  'next page by key': (_, { meta }) => `check-outs?per_page=20&after=${meta.next_after ?? 5}`,
  'deep page by key': (kind) => `check-outs?per_page=20&after=${kind === 'big' ? 100_000 : 5}`,
  'last numbered page': (_, { meta }) => `check-outs?per_page=20&page=${meta.last_page}`,
  'sorted by total': () => 'check-outs?per_page=20&sort=-total',
  'search by name': (kind) =>
    `check-outs?per_page=20&search=${kind === 'big' ? 'ciurlionio Vytautas Čepas' : 'Mantas Svečiav'}`,
  'search by e-mail': (kind) =>
    `check-outs?per_page=20&search=${kind === 'big' ? 'pirkejas.77777@' : 'svecias@shop'}`,
  'search in vain': () => 'check-outs?per_page=20&search=nebuvo tokio',
  'orders, first page': () => 'orders?per_page=20',
  'audit, first page': () => 'audit-entries?per_page=20',
};

/** Lists of 200,000 check-outs beside those of the demo's seven, in one run. */
export const benchBig = async (rounds: number): Promise<void> => {
  const { folder, isOwn } = await bigFolder();
  const inBusiness = { NODE_ENV: 'production', DEMO: '1' };
  const small = await startShop(inBusiness);
  const big = await startShop(inBusiness, folder);
  try {
    const ask = { small: await asAdmin(small), big: await asAdmin(big) };
    console.log(
      `lists of a big shop          medians of ${rounds} in ms: small, big   ratio   aim: at most 3`,
    );
    for (const [name, call] of Object.entries(calls)) {
      const paths = {
        small: call('small', await ask.small('check-outs?per_page=20')),
        big: call('big', await ask.big('check-outs?per_page=20')),
      };
      const times = { small: [] as number[], big: [] as number[] };
      for (let round = 0; round < rounds; round += 1)
        for (const kind of ['small', 'big'] satisfies Kind[]) {
          const begun = performance.now();
          await ask[kind](paths[kind]);
          times[kind].push(performance.now() - begun);
        }
      const [one, other] = [median(times.small), median(times.big)];
      console.log(
        `${name.padEnd(28)}  ${one.toFixed(2).padStart(26)} ${other.toFixed(2).padStart(6)}   ${(other / one).toFixed(2).padStart(5)}`,
      );
    }
  } finally {
    await small.stop();
    await big.stop({ keepData: true });
    if (isOwn) await rm(folder, { recursive: true, force: true });
  }
};
