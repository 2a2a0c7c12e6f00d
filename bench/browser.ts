import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as launcher from 'chrome-launcher';
import lighthouse, { type RunnerResult as Result } from 'lighthouse';
import { shopPages } from '../e2e/pages.ts';
import type { RunningShop } from '../e2e/shop.ts';
import { median } from './process.ts';

const clientFolder = join(import.meta.dirname, '../apps/web/build/client');

/** Kilobytes of JavaScript (gzip) that a page asks for by itself; it names them where its scripts wait for the first paint. */
export const scriptKilobytes = async (address: string): Promise<number> => {
  const html = await (await fetch(address)).text();
  const files = /data-modules="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  if (files.length === 0) throw new Error(`${address} names no scripts`);
  const sizes = files.map((file) => gzipSync(readFileSync(join(clientFolder, file))).length);
  return Math.round(sizes.reduce((total, each) => total + each, 0) / 1000);
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The scores of a page on a phone: each the median of the runs, since the machine is shared. */
const scoresOf = async (address: string, port: number, runs: number): Promise<string> => {
  const results: Result['lhr'][] = [];
  for (let attempt = 0; results.length < runs && attempt < 3 * runs; attempt += 1) {
    const result = await lighthouse(address, { port, logLevel: 'silent', output: 'json' });
    // The browser now and then gives no trace of a page; that says nothing about the page.
    if (result && !result.lhr.runtimeError) results.push(result.lhr);
  }
  const scores = categories.map((name) => {
    const values = results.map((each) => Math.round((each.categories[name]?.score ?? 0) * 100));
    return `${name} ${median(values)}${name === 'performance' && runs > 1 ? ` (${values.join(', ')})` : ''}`;
  });
  const shift = median(results.map((each) => each.audits['cumulative-layout-shift']?.numericValue ?? 0));
  return `${scores.join(', ')}, layout shift ${shift.toFixed(3)}`;
};

const mainPages = ['/', '/mitybos-planai', '/mitybos-planai/1'];
const storefrontPages = [
  ...mainPages,
  ...shopPages
    .filter(({ path, role, status }) => !role && !status && !path.includes('?') && !path.startsWith('/dev/'))
    .map(({ path }) => path),
];

/** Weights and Lighthouse (phone): the three main pages three times, and with `--pages` every public page once. */
export const benchBrowser = async (shop: RunningShop, isQuick: boolean): Promise<void> => {
  for (const path of mainPages) {
    console.log(`JavaScript of ${path.padEnd(20)}  ${await scriptKilobytes(shop.address + path)} kB gzip`);
  }
  if (isQuick) return;
  const hasAll = process.argv.includes('--pages');
  const chrome = await launcher.launch({
    ...(process.env.CHROMIUM && { chromePath: process.env.CHROMIUM }),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
    ],
  });
  try {
    for (const path of new Set(hasAll ? storefrontPages : mainPages)) {
      const runs = mainPages.includes(path) ? 3 : 1;
      console.log(`Lighthouse ${path.padEnd(24)} ${await scoresOf(shop.address + path, chrome.port, runs)}`);
    }
  } finally {
    chrome.kill();
  }
};
