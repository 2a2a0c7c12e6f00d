import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { cartCount, guestOrders } from './buying.ts';
import { customerOn, expect, once, test } from './fixtures.ts';
import { newAccount } from './mailbox.ts';

type Delivery = { readonly id: number; readonly day: string };

const deliveriesOf = async (request: APIRequestContext, id: number): Promise<Delivery[]> => {
  const { data } = await (await request.get(`/api/check-outs/${id}`)).json();
  return data.orders[0].deliveries as Delivery[];
};

/** Five days of somebody with an account; the shop says that their money is there. */
const paidOrder = async (page: Page, browser: Browser): Promise<Delivery[]> => {
  const email = await newAccount(page);
  await customerOn(page).logsInAs(email);
  const { id } = await guestOrders(page.request, email);
  const office = await browser.newPage();
  await customerOn(office).logsIn('admin');
  await office.request.put(`/api/check-outs/${id}`, { data: { action: 'approve_payment' } });
  await office.close();
  return deliveriesOf(page.request, id);
};

test('an order is repeated with one tap, at today’s prices', { tag: once }, async ({ page, customer }) => {
  const email = await newAccount(page);
  await customer.logsInAs(email);
  await customer.hasRefusedCookies();
  const { id } = await guestOrders(page.request, email);
  await customer.visit(`/user/order-management/${id}`);
  await page.getByRole('button', { name: 'Kartoti užsakymą' }).click();
  await expect(page).toHaveURL('/krepselis');
  await expect.poll(() => cartCount(page)).toBe(1);
});

test('a run of days is skipped after it was seen where they go, and comes back by one tap', async ({
  page,
  browser,
  customer,
}) => {
  const days = await paidOrder(page, browser);
  await customer.hasRefusedCookies();
  await customer.visit(`/user/kit-management/${days[1]?.id}/skip`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Praleisti dienas');
  const choice = page.getByRole('group', { name: 'Kurios dienos' }).getByRole('checkbox');
  await page.getByRole('radio', { name: 'Nuo–iki' }).check();
  await choice.nth(3).click();
  await choice.nth(1).click();
  await expect(page.getByRole('heading', { name: 'Kas pasikeis' })).toBeVisible();
  const rows = page.getByRole('region', { name: 'Kas pasikeis' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await customer.findsNothingInTheWay();
  await page.getByRole('button', { name: 'Praleisti šias dienas' }).click();
  await expect(page.getByText('Dienos praleistos ir nukeltos į pabaigą')).toBeVisible();
  await customer.findsNothingInTheWay();
  await page.getByRole('button', { name: /^Atšaukti pakeitimą/ }).click();
  await expect(page.getByText('Pakeitimas atšauktas, viskas kaip anksčiau.')).toBeVisible();
});

test('days are given back for a sum that was shown with its calculation', async ({
  page,
  browser,
  customer,
}) => {
  const days = await paidOrder(page, browser);
  await customer.hasRefusedCookies();
  await customer.visit(`/user/kit-management/${days[4]?.id}/cancel`);
  await page.getByRole('button', { name: 'Parodyti, kas pasikeis' }).click();
  const sum = page.getByText('Grąžinsime', { exact: true });
  await expect(sum).toBeVisible();
  await customer.findsNothingInTheWay();
  await page.getByRole('button', { name: 'Atšaukti šias dienas' }).click();
  // Paid in cash: where it is to be returned has to be said.
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Jūsų sąskaita (IBAN)').fill('LT12 1000 0111 0100 1000');
  await page.getByRole('button', { name: 'Atšaukti šias dienas' }).click();
  await expect(page.getByText('Dienos atšauktos', { exact: true })).toBeVisible();
});

test('Fridays go to the office, and a day goes to another one', async ({ page, browser, customer }) => {
  const days = await paidOrder(page, browser);
  await customer.hasRefusedCookies();
  await customer.visit(`/user/kit-management/${days[2]?.id}/address`);
  await page.getByLabel('Gatvė').fill('Konstitucijos pr.');
  await page.getByLabel('Namas').fill('7');
  await page.getByRole('radio', { name: /^Visiems likusiems/ }).check();
  await page.getByRole('button', { name: 'Parodyti, kas pasikeis' }).click();
  await expect(page.getByText(/Konstitucijos pr\. 7/)).toBeVisible();
  await page.getByRole('button', { name: 'Vežti čia' }).click();
  await expect(page.getByText('Adresas pakeistas')).toBeVisible();

  await customer.visit(`/user/kit-management/${days[3]?.id}/move`);
  const picker = page.getByRole('group', { name: 'Nauja diena' });
  await expect(picker.getByRole('radio', { name: /tą dieną jau vešime/ }).first()).toBeDisabled();
  await picker.getByRole('radio', { disabled: false }).last().check();
  const move = page.getByRole('button', { name: 'Perkelti', exact: true });
  await expect(move).toBeVisible();
  await customer.findsNothingInTheWay();

  // In another tab the same day goes elsewhere meanwhile.
  const { data } = await (await page.request.get(`/api/deliveries/${days[3]?.id}`)).json();
  const free = await (await page.request.get(`/api/deliveries/${days[3]?.id}/free-days`)).json();
  await page.request.put(`/api/orders/${data.order_id}`, {
    data: {
      action: 'move',
      delivery_ids: [days[3]?.id],
      to: free.data[0],
      version: data.check_out_version,
    },
  });
  await move.click();
  await expect(page.getByText(/^Ši diena jau perkelta į .* \(jūs, /)).toBeVisible();
  await expect(move).toBeHidden();
  await page.getByRole('button', { name: 'Parodyti, kas pasikeis' }).click();
  await move.click();
  await expect(page.getByText('Diena perkelta')).toBeVisible();
  await customer.findsNothingInTheWay();
});

test('another kit that costs more leads to the bank and back into the account', async ({
  page,
  browser,
  customer,
}) => {
  const days = await paidOrder(page, browser);
  await customer.hasRefusedCookies();
  await customer.visit(`/user/kit-management/${days[4]?.id}/kit`);
  await customer.findsNothingInTheWay();
  const levels = page.getByRole('group', { name: 'Kalorijos' }).getByRole('radio');
  await levels.last().check();
  await page.getByRole('button', { name: 'Parodyti, kas pasikeis' }).click();
  await expect(page.getByText('Sumokėsite', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Pakeisti rinkinį' }).click();
  await expect(page.getByText('Liko sumokėti priemoką')).toBeVisible();
  await page.getByText('Turiu dovanų kuponą').click();
  await page.getByLabel('Dovanų kupono kodas').fill('NERATOKIO');
  const pay = page.getByRole('button', { name: /^Sumokėti/ });
  await pay.click();
  await expect(page.getByText('Tokio dovanų kupono nėra', { exact: true })).toBeVisible();
  await customer.findsNothingInTheWay();
  await page.getByLabel('Dovanų kupono kodas').fill('');
  await pay.click();
  await expect(page).toHaveURL(/sandbox\/montonio/);
  await page.getByRole('button', { name: 'Atšaukti ir grįžti' }).click();
  await expect(page).toHaveURL(/\/user\/order-management\/\d+\?returned=1&supplement=\d+/);
  await expect(page.getByText('Mokėjimas nutrauktas')).toBeVisible();
  await customer.findsNothingInTheWay();
  await pay.click();
  await page.getByRole('button', { name: 'Sumokėti', exact: true }).click();
  await expect(page.getByText(/^Priemoką .* gavome$/)).toBeVisible();
  await expect(page.getByText(/^Nuo .*: Subalansuotas rinkinys, .* kcal\.$/)).toBeVisible();
  await customer.findsNothingInTheWay();
});

test('what holds what is left out cannot be chosen along, and says why', async ({
  page,
  browser,
  customer,
}) => {
  const days = await paidOrder(page, browser);
  const { data: list } = await (await page.request.get('/api/price-list')).json();
  const addition = list.additions.find(
    ({ allergen_ids: ids, is_for_unique: isForUnique }: { allergen_ids: number[]; is_for_unique: boolean }) =>
      !isForUnique && ids.length > 0,
  );
  const allergen = list.allergens.find(({ id }: { id: number }) => addition.allergen_ids.includes(id));
  await customer.hasRefusedCookies();
  await customer.visit(`/user/kit-management/${days[4]?.id}/kit`);
  const box = page.getByRole('group', { name: 'Priedai' }).getByRole('checkbox', { name: addition.name.lt });
  await box.check();
  const left = page.getByRole('group', { name: 'Ko nedėti' }).getByRole('checkbox', {
    name: allergen.name.lt,
    exact: true,
  });
  await left.check();
  await expect(box).toBeDisabled();
  await expect(box).not.toBeChecked();
  await expect(page.getByText('Netinka: yra to, ko prašote nedėti').first()).toBeVisible();
  await customer.findsNothingInTheWay();
  await page.getByRole('button', { name: 'Parodyti, kas pasikeis' }).click();
  await expect(page.getByRole('heading', { name: 'Kas pasikeis' })).toBeVisible();
  await left.uncheck();
  await expect(box).toBeChecked();
});

test(
  'orders are found by stage, words and number, without JavaScript too',
  { tag: once },
  async ({ page, browser, customer }) => {
    const email = await newAccount(page);
    await customer.logsInAs(email);
    const { number } = await guestOrders(page.request, email);
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
      baseURL: process.env.SHOP_ADDRESS ?? '',
    });
    const list = await plain.newPage();
    await list.goto('/user/order-management/all');
    await list.getByRole('link', { name: 'Vykdomi', exact: true }).click();
    await expect(list).toHaveURL(/stage=current/);
    await list.getByRole('searchbox', { name: 'Numeris ar rinkinys' }).fill('subalansuotas');
    await list.getByRole('button', { name: 'Ieškoti', exact: true }).click();
    await expect(list.getByRole('link', { name: `Užsakymas ${number}` })).toBeVisible();
    await expect(list).toHaveURL(/stage=current/);
    await list.getByRole('link', { name: 'Buvę', exact: true }).click();
    await expect(list.getByRole('heading', { name: 'Tokių užsakymų nėra' })).toBeVisible();
    await list.getByRole('link', { name: 'Rodyti visus' }).click();
    await expect(list.getByRole('link', { name: `Užsakymas ${number}` })).toBeVisible();
    await plain.close();
  },
);

test('what was cancelled is told by whom, with a receipt and with where its money goes', async ({
  page,
  browser,
  customer,
}) => {
  const [first] = await paidOrder(page, browser);
  await customer.hasRefusedCookies();
  const { data } = await (await page.request.get(`/api/deliveries/${first?.id}`)).json();
  await customer.visit(`/user/order-management/${data.check_out_id}`);
  await page.getByText('Atšaukti užsakymą', { exact: true }).click();
  await page.getByLabel('Sąskaita pinigams (IBAN)').fill('LT12 1000 0111 0100 1000');
  await page.getByRole('button', { name: 'Taip, atšaukti' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pirkėjas atšaukė užsakymą');
  await expect(
    page.getByText(/^Iki .* \(per 10 darbo dienų\), pavedimu į sąskaitą, kurios pabaiga 1000\.$/),
  ).toBeVisible();
  await page.locator('summary', { hasText: 'Dienos atšauktos' }).click();
  await expect(page.getByText('Nevešime').first()).toBeVisible();
  await customer.findsNothingInTheWay();
  await page.getByRole('button', { name: 'Tęsti užsakymą' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apmokėta. Skanaus!');
});

test('money that the shop owes goes to the account that its buyer names on the order’s page', async ({
  page,
  browser,
  customer,
}) => {
  const days = await paidOrder(page, browser);
  await customer.hasRefusedCookies();
  const { data } = await (await page.request.get(`/api/deliveries/${days[4]?.id}`)).json();
  const office = await browser.newPage();
  await customerOn(office).logsIn('admin');
  await office.request.put(`/api/orders/${data.order_id}`, {
    data: { action: 'cancel', delivery_ids: [days[4]?.id], version: data.check_out_version },
  });
  await office.close();
  await customer.visit(`/user/order-management/${data.check_out_id}`);
  const account = page.getByLabel('Jūsų sąskaita (IBAN)');
  await account.fill('LT13 1000 0111 0100 1000');
  await page.getByRole('button', { name: 'Grąžinti čia' }).click();
  await expect(page.getByText('Patikrinkite sąskaitos numerį (IBAN)').first()).toBeVisible();
  await account.fill('LT12 1000 0111 0100 1000');
  await page.getByRole('button', { name: 'Grąžinti čia' }).click();
  await expect(page.getByText(/pavedimu į sąskaitą, kurios pabaiga 1000\.$/)).toBeVisible();
  await expect(page.getByText('Grąžinti į kitą sąskaitą')).toBeVisible();
  await customer.findsNothingInTheWay();
});
