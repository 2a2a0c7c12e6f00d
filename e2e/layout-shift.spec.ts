import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { shopPages } from './pages.ts';

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
};
type Watched = Window & { shifts?: { value: number; what: string }[] };

/** Collects what moves by itself, from the first paint on, and names it. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    (window as Watched).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}`.slice(0, 80) : String(node?.nodeName),
        );
        shifts.push({ value: entry.value, what: what.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
  });

for (const { name, path } of shopPages.filter(({ role, status }) => !role && !status)) {
  test(`nothing jumps on ${name}`, async ({ page, customer }) => {
    await watch(page);
    await customer.visit(path);
    await page.evaluate(() => document.fonts.ready);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as Watched).shifts ?? []);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02);
  });
}
