import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
};
type Watched = Window & { shifts?: { value: number; what: string }[] };

/** Collects what moves by itself, from the first paint on, and names it. */
export const watchShifts = (page: Page): Promise<unknown> =>
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
    // As it was found: axe takes what lies half under the header for hidden.
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });

/** How much has moved by itself while the page came, came alive and was scrolled through; each with what it was. */
export const shiftsOn = async (page: Page): Promise<{ sum: number; told: string }> => {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await scrollThrough(page);
  const shifts = await page.evaluate(() => (window as Watched).shifts ?? []);
  return { sum: shifts.reduce((total, { value }) => total + value, 0), told: JSON.stringify(shifts) };
};
