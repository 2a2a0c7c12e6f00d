import type { RunningShop } from '../e2e/shop.ts';
import { bareCopyOf, load, median, memoryOf } from './process.ts';

type Target = readonly [name: string, path: string, aimPercent: number];

const targets: readonly Target[] = [
  ['API: list of kits', '/api/meal-kits', 60],
  ['API: one kit', '/api/meal-kits/1', 60],
  ['page: main', '/', 50],
  ['page: kits', '/mitybos-planai', 50],
  ['page: kit', '/mitybos-planai/1', 50],
  ['page: prices', '/kainos', 50],
  ['page: week’s menu', '/savaites-meniu', 50],
  ['page: questions', '/duk', 50],
  ['page: article', '/blog-articles/1', 50],
];

/** Requests per second at 20 connections, beside a bare server that sends the same bytes, in turns. */
const measure = async ([name, path, aim]: Target, shop: RunningShop, isQuick: boolean): Promise<string> => {
  const seconds = isQuick ? 1 : 3;
  const address = shop.address.replace('localhost', '127.0.0.1') + path;
  const bare = await bareCopyOf(address);
  await load(address, 1);
  await load(bare.address, 1);
  const ours = [];
  const theirs = [];
  for (let round = 0; round < (isQuick ? 1 : 3); round += 1) {
    ours.push(await load(address, seconds));
    theirs.push(await load(bare.address, seconds));
  }
  bare.stop();
  const failed = ours.reduce((total, each) => total + each.failed, 0);
  const rate = median(ours.map((each) => each.perSecond));
  const yardstick = median(theirs.map((each) => each.perSecond));
  const columns = [
    name.padEnd(26),
    String(rate).padStart(6),
    median(ours.map((each) => each.p99Ms))
      .toFixed(1)
      .padStart(7),
    String(yardstick).padStart(7),
    `${Math.round((100 * rate) / yardstick)} %`.padStart(6),
    `${aim} %`.padStart(5),
  ];
  return `${columns.join('  ')}${failed ? `   ${failed} FAILED` : ''}`;
};

export const benchAnswers = async (shop: RunningShop, isQuick: boolean): Promise<void> => {
  const idle = memoryOf(shop.pid);
  console.log('                            shop/s   p99 ms   bare/s   ratio    aim');
  for (const target of targets) console.log(await measure(target, shop, isQuick));
  console.log(`memory                      ${idle} MB idle, ${memoryOf(shop.pid)} MB after load`);
};
