import { adminOn, fieldIn } from './admin.ts';
import { expect, once, test } from './fixtures.ts';

test('a thing is made, changed and deleted, and every step is told', async ({ page, customer, isMobile }) => {
  const admin = adminOn(page);
  const name = isMobile ? 'Medus (telefone)' : 'Medus';
  await customer.logsIn('admin');
  await customer.hasRefusedCookies();
  await admin.openList('/admin/dishes/allergens');

  await admin.create('Naujas alergenas', { 'Pavadinimas (LT)': '', Priemoka: 'daug' });
  const creating = admin.panel('Naujas alergenas');
  await expect(creating.getByRole('alert')).toContainText('Pavadinimas (LT)');
  await expect(creating.getByLabel('Priemoka')).toHaveValue('daug');
  await customer.findsNothingInTheWay();

  await creating.getByLabel('Pavadinimas (LT)').fill(name);
  await creating.getByLabel('Pavadinimas (EN)').fill('Honey');
  await creating.getByLabel('Priemoka').fill('2,5');
  await creating.getByRole('button', { name: 'Sukurti' }).click();
  await admin.isTold(`Alergenas „${name}“ išsaugotas`);
  await expect(admin.row(name)).toContainText('+2,5 %');

  await admin.edit(name, { Priemoka: '3' });
  await expect(admin.row(name)).toContainText('+3 %');
  await expect(page).toHaveURL('/admin/dishes/allergens');

  await admin.remove(name);
  await admin.isTold(`Alergenas „${name}“ ištrintas`);
  await expect(admin.row(name)).toHaveCount(0);
});

test(
  'what is in use, or has to stay, is not deleted, and that is said in words',
  { tag: once },
  async ({ page, customer }) => {
    const admin = adminOn(page);
    await customer.logsIn('admin');
    await admin.openList('/admin/cities');
    await admin.remove('Vilnius');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('alert')).toHaveText('Ištrinti negalima: įrašas dar naudojamas kitur');
    await question.getByRole('button', { name: 'Atšaukti' }).click();
    await expect(admin.panel('Vilnius')).toBeVisible();

    // The list behind an open panel is out of reach.
    await page.goto('/admin/dishes/allergens/update/1');
    const kept = page.getByRole('dialog').getByRole('button', { name: 'Ištrinti' });
    await expect(kept).toHaveAccessibleDescription(/įpareigoja įstatymas/);
    await expect(page.getByText(/įpareigoja įstatymas/)).toBeVisible();

    await page.goto('/admin/meal-kits/periods/update/1');
    await expect(kept).toHaveAccessibleDescription(/šį laikotarpį turi \d+ rinkin/);
    await page.getByRole('dialog').getByRole('button', { name: 'Uždaryti' }).click();
    await expect(admin.row('5 dienos')).toContainText(/\d+ rinkin/);
  },
);

test('nothing that was typed is lost by mistake', { tag: once }, async ({ page, customer }) => {
  const admin = adminOn(page);
  await customer.logsIn('admin');
  await admin.openList('/admin/cities');
  await admin.row('Kaunas').click();
  const panel = admin.panel('Kaunas');
  await expect(panel.getByRole('button', { name: 'Išsaugoti' })).toHaveAccessibleDescription(
    'Kol kas nieko nepakeitėte',
  );
  await panel.getByLabel('Pavadinimas (EN)').fill('Kaunas city');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Išeiti neišsaugojus?' });
  await question.getByRole('button', { name: 'Likti čia' }).click();
  await expect(panel.getByLabel('Pavadinimas (EN)')).toHaveValue('Kaunas city');
  await page.goBack();
  await question.getByRole('button', { name: 'Išeiti neišsaugojus' }).click();
  await expect(page).toHaveURL('/admin/cities');
  await expect(panel).toBeHidden();
});

test('a question of the FAQ is seen by visitors at once', { tag: once }, async ({ page, customer }) => {
  const admin = adminOn(page);
  await customer.logsIn('admin');
  await admin.openList('/admin/faq/sections');
  await admin.create('Naujas DUK skyrius', { 'Pavadinimas (LT)': 'Dovanos', 'Vieta sąraše': '90' });
  await admin.isTold('DUK skyrius „Dovanos“ išsaugotas');
  await admin.openList('/admin/faq');
  const question = 'Ar galima maistą padovanoti?';
  await admin.create('Naujas klausimas', {
    Skyrius: 'Dovanos',
    'Klausimas (LT)': question,
    'Atsakymas (LT)': '<p>Taip, su atviruku.</p>',
    'Vieta sąraše': '1',
  });
  await expect(admin.row(question)).toContainText('Dovanos');
  await page.getByLabel('Skyrius').selectOption('Dovanos');
  await expect(page).toHaveURL(/\?sectionId=\d+$/);
  await expect(page.getByRole('rowheader')).toHaveText([new RegExp(question.replace('?', '\\?'))]);
  await customer.visit('/duk');
  await page.getByText(question).click();
  await expect(page.getByText('Taip, su atviruku.')).toBeVisible();
  await admin.openList('/admin/faq/sections');
  await admin.row('Dovanos').click();
  const kept = admin.panel('Dovanos').getByRole('button', { name: 'Ištrinti' });
  await expect(kept).toHaveAccessibleDescription(/skyriuje yra 1 klausimas/);
  await admin.openList('/admin/faq');
  await admin.remove(question);
  await expect(admin.row(question)).toHaveCount(0);
  await admin.openList('/admin/faq/sections');
  await admin.remove('Dovanos');
  await admin.isTold('Ištrinta');
});

test('any place is found by a part of its name', { tag: once }, async ({ page, customer }) => {
  await customer.logsIn('admin');
  await adminOn(page).openList('/admin/cities');
  const bar = page.getByRole('dialog', { name: 'Ieškoti skyriaus' });
  // The keys are listened to a moment after the page has come alive.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(bar.getByRole('combobox')).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type('duk sky');
  await expect(bar.getByRole('option')).toHaveText([/DUK skyriai/]);
  await customer.findsNothingInTheWay();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/faq/sections');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DUK skyriai');
  await page.keyboard.press('/');
  await page.keyboard.type('xyz');
  await expect(bar.getByRole('status')).toHaveText('Tokio skyriaus nėra');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
});

test(
  'search and order stand in the address, and a panel leads back to them',
  { tag: once },
  async ({ page, customer }) => {
    const admin = adminOn(page);
    await customer.logsIn('admin');
    await admin.openList('/admin/dishes/allergens');
    await admin.find('riesut');
    await expect(page).toHaveURL('/admin/dishes/allergens?search=riesut');
    const names = page.getByRole('rowheader');
    await expect(names).toHaveText([/Žemės riešutai/, /^Riešutai/]);
    await page.getByRole('link', { name: 'Pavadinimas' }).click();
    await expect(names).toHaveText([/^Riešutai/, /Žemės riešutai/]);
    await expect(page).toHaveURL('/admin/dishes/allergens?search=riesut&sort=name');
    await admin.row('Žemės riešutai').click();
    await admin.panel('Žemės riešutai').getByRole('button', { name: 'Uždaryti' }).click();
    await expect(page).toHaveURL('/admin/dishes/allergens?search=riesut&sort=name');
    await admin.find('tokio nėra');
    await expect(page.getByRole('heading', { name: 'Nieko nerasta' })).toBeVisible();
    await page.getByRole('link', { name: 'Rodyti visus' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^1–1\d iš 1\d$/ })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('');
  },
);

test(
  'of two admins the second is told who was quicker, and chooses',
  { tag: once },
  async ({ page, customer }) => {
    const admin = adminOn(page);
    await customer.logsIn('admin');
    await admin.openList('/admin/dishes/allergens');
    const button = 'Naujas alergenas';
    await admin.create(button, { 'Pavadinimas (LT)': 'Krapai', Priemoka: '1' });
    await admin.row('Krapai').click();
    const panel = admin.panel('Krapai');
    const surcharge = fieldIn(panel, 'Priemoka');
    await expect(panel).toBeVisible();
    const id = Number(/\d+$/.exec(page.url())?.[0]);
    const otherSaves = async (percent: number) => {
      const data = { name_lt: 'Krapai', price_percent: percent };
      expect((await page.request.put(`/api/allergens/${id}`, { data })).ok()).toBe(true);
    };

    await surcharge.fill('2');
    await otherSaves(3);
    await panel.getByRole('button', { name: 'Išsaugoti', exact: true }).click();
    await expect(panel.getByRole('alert')).toContainText('Rasa Lėkštienė išsaugojo savo pakeitimus');
    await expect(panel.getByRole('row', { name: 'Priemoka' })).toHaveText(/Priemoka\s*2\s*3/);
    await customer.findsNothingInTheWay();
    await panel.getByRole('link', { name: 'Palikti, kaip išsaugota' }).click();
    await expect(surcharge).toHaveValue('3');

    await surcharge.fill('4');
    await otherSaves(5);
    await panel.getByRole('button', { name: 'Išsaugoti', exact: true }).click();
    await panel.getByRole('button', { name: 'Vis tiek išsaugoti mano' }).click();
    await admin.isTold('Alergenas „Krapai“ išsaugotas');
    await expect(admin.row('Krapai')).toContainText('+4 %');
    await admin.remove('Krapai');
    await expect(admin.row('Krapai')).toHaveCount(0);
  },
);

test('on a phone rows are cards with labels, sorted by a choice, and the menu is below', async ({
  page,
  customer,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has columns');
  const admin = adminOn(page);
  await customer.logsIn('admin');
  await customer.hasRefusedCookies();
  await admin.openList('/admin/dishes/allergens');
  await expect(admin.row('Žuvys').getByRole('term')).toHaveText(['Rūšis', 'Priemoka']);
  await page.getByLabel('Rikiuoti').selectOption('Pavadinimas: mažėjančiai');
  await expect(page).toHaveURL('/admin/dishes/allergens?sort=-name');
  await expect(page.getByRole('rowheader').first()).toContainText('Žuvys');

  const opener = page.getByRole('button', { name: 'Meniu Alergenai' });
  const { y = 0 } = (await opener.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(700);
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Administravimo meniu' });
  await expect(menu.getByRole('link', { name: 'Alergenai' })).toHaveAttribute('aria-current', 'page');
  await customer.findsNothingInTheWay();
  await menu.getByRole('link', { name: 'Miestai' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Meniu Miestai' })).toBeInViewport();
});

test(
  'the head of a list and the save bar of a panel stay in sight',
  { tag: once },
  async ({ page, customer }) => {
    await page.setViewportSize({ width: 768, height: 480 });
    await customer.logsIn('admin');
    await customer.visit('/admin/dishes/allergens');
    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('columnheader', { name: 'Pavadinimas' })).toBeInViewport();
    await customer.visit('/admin/faq/create');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Sukurti' })).toBeInViewport({
      ratio: 1,
    });
  },
);
