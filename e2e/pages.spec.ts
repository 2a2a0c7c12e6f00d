import type { Page } from '@playwright/test';
import { expect, once, test } from './fixtures.ts';
import { shiftsOn, watchShifts } from './layout-shift.ts';
import { tellNothing } from './no-events.ts';
import { type ShopPage, shopPages } from './pages.ts';

const overflowAt = async (page: Page, width: number): Promise<number> => {
  await page.setViewportSize({ width, height: 844 });
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
};

/** What runs out of its card, line or cell, or with it out of the screen, where the page itself clips it. */
const runningOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrollers = [...document.querySelectorAll('main *')].filter((each) =>
      ['auto', 'scroll'].includes(getComputedStyle(each).overflowX),
    );
    return (
      [...document.querySelectorAll('main :is(label, li, dd, p)')]
        .filter((each) => scrollers.every((scroller) => !scroller.contains(each)))
        // A few pixels are those of what lies aslant on a corner.
        .filter(
          (each) =>
            (each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 3) ||
            each.getBoundingClientRect().right > innerWidth + 3,
        )
        .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 60)}`)
    );
  });

/** Phones and accounts are written in groups wherever they are read, in fields too. */
const inOnePiece = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const typed = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')].map(
      ({ value }) => value,
    );
    return [document.body.innerText, ...typed].join('\n').match(/\+370\d{8}|LT\d{18}/g) ?? [];
  });

type Walk = { role: ShopPage['role']; pages: ShopPage[] };

/** A browser that has been to a few pages knows the shop's scripts and letters: so a few pages are one walk. */
const pagesOfWalk = 7;

const walks = [...Map.groupBy(shopPages, ({ role }) => role)].flatMap(([role, pages]): Walk[] =>
  Array.from({ length: Math.ceil(pages.length / pagesOfWalk) }, (_, index) => ({
    role,
    pages: pages.slice(index * pagesOfWalk, (index + 1) * pagesOfWalk),
  })),
);

for (const { role, pages } of walks) {
  const names = pages.map(({ name }) => name).join(', ');
  test(`all are there, fit the screen, do not jump and stand in nobody's way: ${names}`, async ({
    page,
    customer,
    isMobile,
  }) => {
    if (role) await customer.logsIn(role);
    // The first pages are walked with the notice about cookies on them.
    if (pages[0] !== shopPages[0]) await customer.hasRefusedCookies();
    await tellNothing(page);
    await watchShifts(page);
    const line = await page.context().newCDPSession(page);
    const { width = 390, height = 844 } = page.viewportSize() ?? {};
    for (const { name, path: written, status = 200, before } of pages) {
      await customer.speaks('lt');
      const path = (await before?.(page)) ?? written;
      for (const language of ['lt', 'en'] as const) {
        const which = `${name} in ${language}`;
        await customer.speaks(language);
        // What moves is looked for as a visitor sees it who has never been here.
        await line.send('Network.setCacheDisabled', { cacheDisabled: language === 'lt' });
        const response = await page.goto(path);
        expect.soft(response?.status(), which).toBe(status);
        await expect(page.locator('html'), which).toHaveAttribute('lang', language);
        expect.soft(await page.title(), which).not.toBe('');
        await expect(page.locator('h1'), which).toHaveCount(1);
        if (language === 'lt') {
          const { sum, told } = await shiftsOn(page);
          expect.soft(sum, `${which}: ${told}`).toBeLessThan(0.02);
        }
        // Between a phone and a desk stand tablets, and a desk's page at twice its size.
        for (const each of isMobile ? [320, width, 640] : [768, 1024, 1100, width]) {
          expect.soft(await overflowAt(page, each), `${which} at ${each} px`).toBeLessThanOrEqual(0);
          expect.soft(await runningOut(page), `${which} at ${each} px`).toEqual([]);
        }
        await page.setViewportSize({ width, height });
        expect.soft(await inOnePiece(page), which).toEqual([]);
        // What axe looks at is the same in both languages but for the words; each size has one of them.
        if (language === (isMobile ? 'en' : 'lt')) {
          // A bar at the bottom edge lies over whatever is there; at the end of a page nothing is.
          if (await page.locator('.bottom-bar').isVisible())
            await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
          await test.step(`axe on ${which}`, () => customer.findsNothingInTheWay());
        }
      }
    }
  });
}

/** One page of each make. */
const pageTypes = ['home', 'kits', 'kit', 'prices', 'week-menu', 'faq', 'blog-article', 'contacts', 'cart'];

for (const width of [768, 1024]) {
  test(
    `one page of each make stands in nobody's way at ${width} px`,
    { tag: once },
    async ({ page, customer }) => {
      await customer.hasRefusedCookies();
      await page.setViewportSize({ width, height: 900 });
      for (const { name, path, before } of shopPages.filter((each) => pageTypes.includes(each.name))) {
        await before?.(page);
        await page.goto(path);
        await expect(page.locator('h1'), name).toHaveCount(1);
        if (await page.locator('.bottom-bar').isVisible())
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await test.step(`axe on ${name}`, () => customer.findsNothingInTheWay());
      }
    },
  );
}
