import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { guestAsks, guestIsOffered, hasBegunRequest, office } from './asking.ts';
import { agrees, choosesDelivery, fillsInWhoAndWhere, goesOn, guestPaysCoupons } from './buying.ts';
import { customerOn, expect, once, test } from './fixtures.ts';
import { mailedLink, newAccount } from './mailbox.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const requestId = (page: Page): number => Number(/payment\/(\d+)/.exec(page.url())?.[1]);

test('a guest asks for an individual order on a phone, is asked back, answers, and pays the offer at the bank', async ({
  page,
  customer,
  browser,
}, { project }) => {
  test.skip(project.name !== 'phone', 'the phone’s journey');
  const email = `${randomUUID()}@pastas.lt`;
  await customer.hasRefusedCookies();
  await customer.visit('/individual-order');
  await customer.findsNothingInTheWay();
  // Nothing is asked about health before the consent.
  await page.getByRole('button', { name: 'Sutinku ir pradedu' }).click();
  await expect(
    page.getByText('Be jūsų sutikimo atsakymų apie sveikatą saugoti negalime').first(),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: /^Sutinku, kad mano atsakymai/ }).check();
  await page.getByRole('button', { name: 'Sutinku ir pradedu' }).click();

  await expect(heading(page)).toHaveText('Ką valgote ir ko ne?');
  await customer.findsNothingInTheWay();
  await page.getByRole('group', { name: 'Alergenai' }).getByRole('checkbox').first().check();
  await goesOn(page);

  await expect(heading(page)).toHaveText('Kiek valgote per dieną?');
  await goesOn(page);
  await expect(page.getByText('Mažiau nei 1 valgymo pasirinkti negalima').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Pusryčiai' }).check();
  await page.getByRole('checkbox', { name: 'Pietūs' }).check();
  await page.getByLabel('Kalorijos per dieną').fill('2000');
  await goesOn(page);

  await expect(heading(page)).toHaveText('Kada ir kur atvežti?');
  await customer.findsNothingInTheWay();
  await page.getByRole('radio', { name: 'Kitaip' }).check();
  await page.getByLabel('Kiek dienų?').fill('5');
  // Leaving and coming back: nothing is lost.
  await expect(page.getByText('Išsaugota', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Kiek dienų?')).toHaveValue('5');
  await goesOn(page);

  await expect(heading(page)).toHaveText('Kas sudarys meniu?');
  await goesOn(page);
  await page.getByLabel('Kiti pageidavimai').fill('Treniruojuosi antradieniais');
  await goesOn(page);

  await expect(page).toHaveURL('/individual-order/delivery');
  await choosesDelivery(page);
  await goesOn(page);
  await fillsInWhoAndWhere(page, email);
  await goesOn(page);

  await expect(page).toHaveURL('/individual-order/submit');
  await expect(page.getByText('Treniruojuosi antradieniais')).toBeVisible();
  await customer.findsNothingInTheWay();
  await agrees(page);
  await page.getByRole('button', { name: 'Siųsti prašymą' }).click();
  await expect(heading(page)).toHaveText('Gavome jūsų prašymą');
  await expect(page.getByText(/Atsakysime maždaug iki/)).toBeVisible();
  await customer.findsNothingInTheWay();
  const id = requestId(page);

  const shop = await office(browser);
  await shop.asks(id, 'Ar valgote riešutus?');
  await customer.visit(await mailedLink(page, email, 'request_asked'));
  await expect(page).toHaveURL(`/individual-order/payment/${id}`);
  await expect(page.getByText('Ar valgote riešutus?')).toBeVisible();
  await page.getByLabel('Jūsų žinutė').fill('Taip, visus');
  await page.getByRole('button', { name: 'Siųsti žinutę' }).click();
  await expect(page.getByText('Taip, visus')).toBeVisible();

  await shop.approves(id, 9900);
  await shop.close();
  await page.reload();
  await expect(page.getByText(/^Jūsų individuali kaina/)).toBeVisible();
  await page.getByRole('button', { name: /^Apmokėti/ }).click();
  await page.getByRole('button', { name: 'Sumokėti', exact: true }).click();
  await expect(heading(page)).toHaveText('Apmokėta. Skanaus!');
});

test(
  'somebody with an account sends macronutrients and files, in English',
  { tag: once },
  async ({ page, customer }) => {
    const email = await newAccount(page, 'Ona', 'en');
    await customer.speaks('en');
    await customer.hasRefusedCookies();
    await customer.logsInAs(email);
    await customer.visit('/individual-order');
    await page.getByRole('checkbox', { name: /consent|agree/i }).check();
    await page.getByRole('button', { name: 'Agree and begin' }).click();
    const next = () => page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page)).toHaveText('What do you eat, and what not?');
    await next();
    await page.getByRole('checkbox', { name: 'Breakfast' }).check();
    await page.getByRole('radio', { name: /^Calories and percents/ }).check();
    await page.getByLabel('Calories a day').fill('2000');
    await page.getByRole('textbox', { name: /^Proteins/ }).fill('30');
    await page.getByRole('textbox', { name: /^Fats/ }).fill('30');
    await expect(page.getByText('60% in all, 40% are missing')).toBeVisible();
    await page.getByRole('textbox', { name: /^Carbohydrates/ }).fill('40');
    await expect(page.getByText(/150 g \(30/)).toBeVisible();
    await next();
    await page.getByRole('radio', { name: 'Another' }).check();
    await page.getByLabel('How many days?').fill('3');
    await next();
    await page.getByRole('radio', { name: /^I have my own/ }).check();
    await next();
    await expect(
      page.getByText('A personal menu choice requires content saved before continuing').first(),
    ).toBeVisible();
    const files = page.getByLabel(/^Files/);
    await files.setInputFiles({
      name: 'menu.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<html>menu</html>'),
    });
    await expect(page.getByText('Incorrect file type! Please upload another photo/file')).toBeVisible();
    const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
    await files.setInputFiles({ name: 'week.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
    await expect(page.getByRole('button', { name: 'Remove the file week.pdf' })).toBeVisible();
    await next();
    await expect(heading(page)).toHaveText('Is there anything else?');
    await next();
    await page.getByRole('radio', { name: /^Leave/ }).check();
    await page.getByRole('group', { name: /time/i }).getByRole('radio').first().check();
    await next();
    await page.getByLabel('Phone').fill('+37061234567');
    await page.getByLabel('Street').fill('Gedimino pr.');
    await page.getByLabel('House').fill('1');
    await page.getByLabel('Postcode').fill('01103');
    await next();
    await expect(heading(page)).toHaveText('Is everything right?');
    await expect(page.getByText('week.pdf')).toBeVisible();
    await page.getByRole('link', { name: /Other requests/ }).click();
    await page.getByRole('textbox', { name: 'Other requests' }).fill('No cold soups');
    await page.getByRole('button', { name: 'Save and go back' }).click();
    await expect(page.getByText('No cold soups')).toBeVisible();
    await page.getByRole('checkbox', { name: /terms/i }).check();
    await page.getByRole('checkbox', { name: /contacts/i }).check();
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page).toHaveURL(/\/individual-order\/payment\/\d+$/);
    const id = requestId(page);
    await customer.visit(`/user/order-management/${id}`);
    await expect(page.getByText('No cold soups')).toBeVisible();
    await customer.findsNothingInTheWay();
  },
);

test(
  'a draft is gone on with on another device by its mailed link, whatever was begun there before',
  { tag: once },
  async ({ page, customer, browser }) => {
    const email = `${randomUUID()}@pastas.lt`;
    await customer.hasRefusedCookies();
    await hasBegunRequest(page);
    await customer.visit('/individual-order');
    await page.getByText('Tęsti kitame įrenginyje').click();
    await page.getByLabel('El. paštas').fill(email);
    await page.getByRole('button', { name: 'Atsiųsti nuorodą' }).click();
    const link = await mailedLink(page, email, 'draft_link');

    const context = await browser.newContext({ baseURL: process.env.SHOP_ADDRESS ?? '', locale: 'lt-LT' });
    const other = await context.newPage();
    const there = customerOn(other);
    await there.hasRefusedCookies();
    await there.visit('/individual-order');
    await other.getByRole('link', { name: /^Atsakykite nesutikę/ }).click();
    await other.getByLabel(/^Ko dar nevalgote/).fill('Visai kas kita');
    await there.visit(link);
    await expect(other).toHaveURL('/individual-order');
    await there.visit('/individual-order?part=food');
    await expect(other.getByLabel(/^Ko dar nevalgote/)).toHaveValue('Baklažanai');
    await context.close();
  },
);

test(
  'what is answered while there is no connection is kept here, and told when there is one again',
  { tag: once },
  async ({ page, customer, context }) => {
    await customer.hasRefusedCookies();
    await hasBegunRequest(page);
    // A page of its own: without a connection a browser complains.
    const offline = await context.newPage();
    await customerOn(offline).visit('/individual-order?part=food');
    await context.setOffline(true);
    await offline.getByLabel(/^Ko dar nevalgote/).fill('Kiaulienos');
    await expect(offline.getByText(/^Nėra ryšio/)).toBeVisible();
    await goesOn(offline);
    await expect(heading(offline)).toHaveText('Kiek valgote per dieną?');
    await offline.getByLabel('Kalorijos per dieną').fill('1900');
    await context.setOffline(false);
    await expect(offline.getByText('Išsaugota', { exact: true })).toBeVisible();
    const { data } = await (await page.request.get('/api/individual-drafts/current')).json();
    expect(data.answers).toMatchObject({ disliked_words: 'Kiaulienos', kcal: 1900 });
  },
);

test(
  'without consent answers stay in the browser, and no question is asked before one of the two is chosen',
  { tag: once },
  async ({ page, customer }) => {
    const told: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/api/individual')) told.push(request.url());
    });
    await customer.hasRefusedCookies();
    await customer.visit('/individual-order?part=food');
    await expect(page).toHaveURL('/individual-order');
    await page.getByRole('link', { name: /^Atsakykite nesutikę/ }).click();
    await page.getByLabel(/^Ko dar nevalgote/).fill('Grybai');
    await expect(page.getByText('Išsaugota tik šioje naršyklėje')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(/^Ko dar nevalgote/)).toHaveValue('Grybai');
    await goesOn(page);
    expect(told).toEqual([]);
  },
);

test(
  'a request that is declined tells its buyer why, and takes no more messages',
  { tag: once },
  async ({ page, customer, browser }) => {
    const email = `${randomUUID()}@pastas.lt`;
    await customer.hasRefusedCookies();
    const id = await guestAsks(page, email);
    const shop = await office(browser);
    await shop.declines(id, 'Šią savaitę virtuvėje nebėra vietos.');
    await shop.close();
    await customer.visit(await mailedLink(page, email, 'request_declined'));
    await expect(page.getByText(/Šią savaitę virtuvėje nebėra vietos/)).toBeVisible();
    await expect(page.getByLabel('Jūsų žinutė')).toHaveCount(0);
    await customer.findsNothingInTheWay();
  },
);

test('an offer is paid by a gift coupon, seen before it is taken', async ({ page, customer }) => {
  const email = `${randomUUID()}@pastas.lt`;
  await customer.hasRefusedCookies();
  const gift = await guestPaysCoupons(page, { buyer: { first_name: 'Jonas', last_name: 'Jonaitis', email } });
  const { data } = await (await page.request.get(`/api${gift.replace('order', 'orders')}`)).json();
  const [first, second] = data.coupons as { code: string }[];
  const id = await guestIsOffered(page, email);
  await customer.visit(`/individual-order/payment/${id}`);
  await page.getByText('Turite dovanų kuponą?').click();
  const code = page.getByLabel('Dovanų kupono kodas');
  const add = page.getByRole('button', { name: 'Pritaikyti' });
  await code.fill('ABCD-EFGH-JKLM');
  await add.click();
  await expect(page.getByText('Tokio dovanų kupono nėra')).toBeVisible();
  await code.fill(first?.code ?? '');
  await add.click();
  await expect(page.getByText('Suma bus nurašyta, kai apmokėsite')).toBeVisible();
  await customer.findsNothingInTheWay();
  await expect(page.getByRole('button', { name: /^Apmokėti 59,00/ })).toBeVisible();
  await code.fill(second?.code ?? '');
  await add.click();
  await page.getByRole('button', { name: /^Apmokėti 9,00/ }).click();
  await page.getByRole('button', { name: 'Sumokėti', exact: true }).click();
  await expect(heading(page)).toHaveText('Apmokėta. Skanaus!');
  await expect(page.getByText('−100,00 €')).toBeVisible();
});

test('a request is written without scripts, screen by screen', { tag: once }, async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: process.env.SHOP_ADDRESS ?? '',
    locale: 'lt-LT',
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/individual-order');
  await page.getByRole('checkbox', { name: /^Sutinku, kad mano atsakymai/ }).check();
  await page.getByRole('button', { name: 'Sutinku ir pradedu' }).click();
  await page.getByLabel(/^Ko dar nevalgote/).fill('Grybai');
  await goesOn(page);
  await expect(heading(page)).toHaveText('Kiek valgote per dieną?');
  await goesOn(page);
  await expect(page.getByText('Mažiau nei 1 valgymo pasirinkti negalima').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Pusryčiai' }).check();
  await page.getByLabel('Kalorijos per dieną').fill('2000');
  await goesOn(page);
  await expect(heading(page)).toHaveText('Kada ir kur atvežti?');
  await page.goto('/individual-order?part=food');
  await expect(page.getByLabel(/^Ko dar nevalgote/)).toHaveValue('Grybai');
  await context.close();
});

test(
  'what was calculated is the amount that is asked about first',
  { tag: once },
  async ({ page, customer }) => {
    const email = await newAccount(page);
    await customer.speaks('lt');
    await customer.logsInAs(email);
    await customer.hasRefusedCookies();
    const { data } = await (await page.request.get('/api/users/user-profile')).json();
    const kept = { kcal: 1850, goal: 'mild_loss' };
    const answer = await page.request.put(`/api/users/${data.id}/calculation`, { data: kept });
    expect(answer.ok()).toBe(true);
    await page.request.post('/api/individual-drafts', { data: { agree_health: true, answers: {} } });
    await customer.visit('/individual-order?part=amount');
    await expect(page.getByLabel('Kalorijos per dieną')).toHaveValue('1850');
  },
);
