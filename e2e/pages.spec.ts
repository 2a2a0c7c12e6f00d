import { expect, test } from './fixtures.ts';
import { shopPages } from './pages.ts';

for (const { name, path, role, status = 200 } of shopPages) {
  for (const language of ['lt', 'en'] as const) {
    test(`${name} in ${language} is there, fits the screen and stands in nobody's way`, async ({
      page,
      customer,
    }) => {
      if (role) await customer.logsIn(role);
      await customer.speaks(language);
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.title()).not.toBe('');
      await expect(page.locator('h1')).toHaveCount(1);
      for (const width of [320, page.viewportSize()?.width ?? 390]) {
        await page.setViewportSize({ width, height: 844 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      }
      await customer.findsNothingInTheWay();
    });
  }
}
