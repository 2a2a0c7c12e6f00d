import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export type RunningShop = {
  readonly address: string;
  readonly dataDir: string;
  readonly pid: number;
  stop(options?: { keepData?: boolean }): Promise<void>;
};

const freshFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  // As root the database runs as another user, who has to be able to pass through.
  await chmod(folder, 0o711);
  return folder;
};

/** The built shop with its demo, as a process of its own on a free port; the clock can be moved. */
export const startShop = async (
  environment: Record<string, string> = {},
  folder?: string,
): Promise<RunningShop> => {
  const dataDir = folder ?? (await freshFolder());
  const shop: ChildProcess = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // Every buyer comes from this machine.
      ORDERS_PER_ADDRESS: '100000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    shop.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /open: (http:\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    });
    shop.once('exit', (code) =>
      reject(new Error(`the shop ended with ${code} before it opened: ${printed}`)),
    );
  });
  return {
    address,
    dataDir,
    pid: shop.pid ?? 0,
    stop: async ({ keepData = false } = {}) => {
      const gone = new Promise((resolve) => shop.once('exit', resolve));
      shop.kill('SIGTERM');
      await gone;
      if (!keepData) await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** The day of all browser tests, whatever the calendar says: a Monday at ten, as people there see it. */
const monday = '2026-11-16T08:00:00Z';

/** One shop for all browser tests. */
export default async () => {
  process.env.SHOP_CLOCK ??= monday;
  const shop = await startShop({ TEST_CLOCK: process.env.SHOP_CLOCK, PROXIES: '1' });
  process.env.SHOP_ADDRESS = shop.address;
  process.env.SHOP_LOGINS = await readFile(join(shop.dataDir, 'demo-logins.json'), 'utf8');
  return () => shop.stop();
};
