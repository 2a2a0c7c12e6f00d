import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { shiftsOn, watchShifts } from './layout-shift.ts';
import { shopPages } from './pages.ts';

const overflowAt = async (page: Page, width: number): Promise<number> => {
  await page.setViewportSize({ width, height: 844 });
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
};

for (const { name, path, role, status = 200 } of shopPages) {
  test(`${name} is there, fits the screen, does not jump and stands in nobody's way`, async ({
    page,
    customer,
    isMobile,
  }) => {
    if (role) await customer.logsIn(role);
    await watchShifts(page);
    const width = page.viewportSize()?.width ?? 390;
    for (const language of ['lt', 'en'] as const) {
      await customer.speaks(language);
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.title()).not.toBe('');
      await expect(page.locator('h1')).toHaveCount(1);
      if (language === 'lt') {
        const { sum, told } = await shiftsOn(page);
        expect(sum, told).toBeLessThan(0.02);
      }
      for (const each of isMobile ? [320, width] : [width]) {
        expect(await overflowAt(page, each), `${language} at ${each} px`).toBeLessThanOrEqual(0);
      }
      // What axe looks at is the same in both languages but for the words; each size has one of them.
      if (language === (isMobile ? 'en' : 'lt')) await customer.findsNothingInTheWay();
    }
  });
}
