/** Measured claims, as ratios within one run: `npm run bench [--quick]`. */
import { startShop } from '../e2e/shop.ts';
import { lighthouseScores, scriptKilobytes } from './browser.ts';
import { bareCopyOf, load, median, memoryOf } from './process.ts';

const isQuick = process.argv.includes('--quick');
const rounds = isQuick ? 1 : 3;
const seconds = isQuick ? 1 : 3;

const seenAfter = async (begun: number, address: string): Promise<number> => {
  await (await fetch(address)).text();
  return Math.round(performance.now() - begun);
};

let begun = performance.now();
const shop = await startShop({ NODE_ENV: 'production', DEMO: '1' });
const firstStart = await seenAfter(begun, shop.address);

const targets = [
  ['API: list of kits', '/api/meal-kits', 60],
  ['API: one kit', '/api/meal-kits/1', 60],
  ['page: main', '/', 50],
  ['page: kit', '/mitybos-planai/1', 50],
] as const;

try {
  const idle = memoryOf(shop.pid);
  console.log(`first start to first page   ${firstStart} ms`);
  console.log('                            shop/s   p99 ms   bare/s   ratio   aim');
  for (const [name, path, aim] of targets) {
    const address = shop.address.replace('localhost', '127.0.0.1') + path;
    const bare = await bareCopyOf(address);
    await load(address, 1);
    await load(bare.address, 1);
    const ours = [];
    const theirs = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await load(address, seconds));
      theirs.push(await load(bare.address, seconds));
    }
    bare.stop();
    const failures = ours.reduce((total, each) => total + each.failed, 0);
    const rate = median(ours.map((each) => each.perSecond));
    const yardstick = median(theirs.map((each) => each.perSecond));
    const p99 = median(ours.map((each) => each.p99Ms));
    console.log(
      `${name.padEnd(26)}  ${String(rate).padStart(6)}  ${p99.toFixed(1).padStart(7)}  ${String(yardstick).padStart(7)}  ${Math.round((100 * rate) / yardstick)} %   ${aim} %${failures ? `   ${failures} FAILED` : ''}`,
    );
  }
  console.log(`memory                      ${idle} MB idle, ${memoryOf(shop.pid)} MB after load`);
  for (const path of ['/', '/mitybos-planai', '/mitybos-planai/1']) {
    console.log(`JavaScript of ${path.padEnd(20)}  ${await scriptKilobytes(shop.address + path)} kB gzip`);
  }
  if (!isQuick) {
    const scores = await lighthouseScores(
      ['/', '/mitybos-planai', '/mitybos-planai/1'].map((path) => shop.address + path),
    );
    for (const [address, score] of scores) {
      console.log(
        `Lighthouse ${new URL(address).pathname.padEnd(20)}   ${Object.entries(score)
          .map(([name, value]) => `${name} ${value}`)
          .join(', ')}`,
      );
    }
  }
} finally {
  await shop.stop({ keepData: true });
}

begun = performance.now();
const again = await startShop({ NODE_ENV: 'production', DEMO: '1' }, shop.dataDir);
console.log(`warm start to first page    ${await seenAfter(begun, again.address)} ms`);
await again.stop();
