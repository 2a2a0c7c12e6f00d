/**
 * Measured claims, as ratios within one run: `npm run bench [answers|browser|start|pricing|alike|check-outs|calendar|big] [-- --quick|--pages]`.
 * Without a name all of them. `BIG_DATA_DIR` names a big shop that is there already (`npm run demo:big`).
 */
import { rm } from 'node:fs/promises';
import { startShop } from '../e2e/shop.ts';
import { benchAlike } from './alike.ts';
import { benchAnswers } from './answers.ts';
import { benchBig } from './big.ts';
import { benchBrowser } from './browser.ts';
import { benchCalendar } from './calendar.ts';
import { benchCheckOuts } from './check-outs.ts';
import { benchPricing } from './pricing.ts';

const isQuick = process.argv.includes('--quick');
const named = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const isWanted = (part: string): boolean => named.length === 0 || named.includes(part);

const inBusiness = { NODE_ENV: 'production', DEMO: '1' };

const opened = async (dataDir?: string) => {
  const begun = performance.now();
  const shop = await startShop(inBusiness, dataDir);
  await (await fetch(shop.address)).text();
  return { shop, afterMs: Math.round(performance.now() - begun) };
};

const { shop, afterMs } = await opened();
try {
  if (isWanted('start')) console.log(`first start to first page   ${afterMs} ms`);
  if (isWanted('answers')) await benchAnswers(shop, isQuick);
  if (isWanted('browser')) await benchBrowser(shop, isQuick);
} finally {
  await shop.stop({ keepData: true });
}
if (isWanted('start')) {
  const again = await opened(shop.dataDir);
  console.log(`warm start to first page    ${again.afterMs} ms   aim: under 3000 ms`);
  await again.shop.stop({ keepData: true });
}
await rm(shop.dataDir, { recursive: true, force: true });
if (isWanted('pricing')) benchPricing();
if (isWanted('alike')) await benchAlike(isQuick ? 50 : 200);
if (isWanted('check-outs')) await benchCheckOuts(isQuick ? 3 : 15);
if (isWanted('calendar')) await benchCalendar(isQuick ? 50 : 200);
if (isWanted('big')) await benchBig(isQuick ? 20 : 100);
