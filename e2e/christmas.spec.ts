import { randomUUID } from 'node:crypto';
import { agrees, fillsInWhoAndWhere } from './buying.ts';
import { expect, once, test } from './fixtures.ts';
import { tellNothing } from './no-events.ts';

test('a guest orders two sets for Christmas Eve, pays, and is told what comes when', async ({
  page,
  customer,
}) => {
  await tellNothing(page);
  await customer.hasRefusedCookies();
  await customer.visit('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kūčių rinkinys' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kūčių rinkinys');
  await expect(page.getByText('gruodžio 23\u00a0d. vakare arba 24\u00a0d. ryte').first()).toBeVisible();
  const dishes = page.getByRole('region', { name: 'Dvylika patiekalų' });
  await expect(dishes.getByRole('article')).toHaveCount(12);
  await customer.findsNothingInTheWay();

  // All that is missing is told at once, and nothing is placed.
  await page.getByRole('button', { name: 'Užsakyti ir apmokėti' }).click();
  const wrong = page.getByRole('alert');
  await expect(wrong.getByRole('link', { name: /Miestas ir pristatymo laikas/ })).toBeVisible();
  await expect(wrong.getByRole('link', { name: /Gatvė/ })).toBeVisible();

  await page.getByRole('radio', { name: /^Vilnius, gruodžio 23/ }).check();
  await page.getByRole('button', { name: 'Vienu daugiau' }).click();
  await fillsInWhoAndWhere(page, `${randomUUID()}@pastas.lt`);
  await agrees(page);
  await customer.findsNothingInTheWay();
  await page.getByRole('button', { name: 'Apmokėti 184,90\u00a0€' }).click();
  await page.getByRole('button', { name: 'Sumokėti', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apmokėta. Skanaus!');
  const note = page.getByRole('region', { name: 'Kūčių pristatymas' });
  await expect(note).toContainText('Atvešime gruodžio 23\u00a0d., trečiadienį, 17–21\u00a0val.');
  await expect(note).toContainText('o tikslų laiką suderinsime su jumis atskirai');
  await customer.findsNothingInTheWay();
});

test(
  'the Christmas Eve kit can be ordered without scripts, and what was typed stays when something is wrong',
  {
    tag: once,
  },
  async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: process.env.SHOP_ADDRESS ?? '',
    });
    const page = await context.newPage();
    await page.goto('/kuciu-rinkinys');
    await page.getByLabel('Vardas').fill('Ona');
    await page.getByRole('button', { name: 'Užsakyti ir apmokėti' }).click();
    await expect(page.getByRole('alert')).toContainText('Pasirinkite miestą ir laiką');
    await expect(page.getByLabel('Vardas')).toHaveValue('Ona');
    await page.getByRole('radio', { name: /^Kaunas, gruodžio 24/ }).check();
    await fillsInWhoAndWhere(page, `${randomUUID()}@pastas.lt`);
    await agrees(page);
    await page.getByRole('button', { name: 'Užsakyti ir apmokėti' }).click();
    await expect(page.getByRole('button', { name: 'Sumokėti', exact: true })).toBeVisible();
    await context.close();
  },
);
