import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as launcher from 'chrome-launcher';
import lighthouse from 'lighthouse';

const clientFolder = join(import.meta.dirname, '../apps/web/build/client');

/** Kilobytes of JavaScript (gzip) that a page asks for at once. */
export const scriptKilobytes = async (address: string): Promise<number> => {
  const html = await (await fetch(address)).text();
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  // The manifest names every route; only what is preloaded or imported is fetched.
  const asked = [...files].filter(
    (file) =>
      html.includes(`href="${file}"`) || html.includes(`"${file}";`) || html.includes(`import("${file}")`),
  );
  const sizes = asked
    .map((file) => join(clientFolder, file))
    .filter(existsSync)
    .map((file) => gzipSync(readFileSync(file)).length);
  return Math.round(sizes.reduce((total, each) => total + each, 0) / 1000);
};

export type Scores = Readonly<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>>;

/** Lighthouse's four scores, as a phone. */
export const lighthouseScores = async (addresses: readonly string[]): Promise<Map<string, Scores>> => {
  const chrome = await launcher.launch({
    ...(process.env.CHROMIUM && { chromePath: process.env.CHROMIUM }),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
    ],
  });
  const scores = new Map<string, Scores>();
  for (const address of addresses) {
    const result = await lighthouse(address, { port: chrome.port, logLevel: 'silent', output: 'json' });
    const categories = result?.lhr.categories ?? {};
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    scores.set(address, {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    });
  }
  chrome.kill();
  return scores;
};
