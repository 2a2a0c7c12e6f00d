import type { Locator } from '@playwright/test';
import { expect, hydrated, once, orderPanel, scriptsWait, test } from './fixtures.ts';

test('what is chosen outlives a reload and a change of language, and leaves no trail behind', async ({
  page,
  customer,
  isMobile,
}) => {
  await customer.visit('/mitybos-planai');
  await page.getByRole('link', { name: 'Subalansuotas rinkinys' }).click();
  let panel = await orderPanel(page);
  await panel.getByRole('radio', { name: /1\s800 kcal/ }).check();
  await panel.getByRole('radio', { name: /^20 dienų/ }).check();
  await panel.locator('summary').filter({ hasText: 'Ko nedėti?' }).click();
  await panel.getByRole('checkbox', { name: /^Pienas/ }).check();
  await panel.getByRole('button', { name: 'Vienu daugiau' }).click();
  await expect(page).toHaveURL(/\/mitybos-planai\/1\?kcal=1800&days=20&without=\d+&amount=2$/);

  const isAsChosen = async () => {
    panel = await orderPanel(page);
    await expect(panel.getByRole('radio', { name: /1.800 kcal/ })).toBeChecked();
    await expect(panel.getByRole('radio', { name: /^20 (dienų|days)/ })).toBeChecked();
    // Folded in, its line tells what is chosen.
    await expect(
      panel.locator('summary').filter({ hasText: /Ko nedėti\?|What to leave out\?/ }),
    ).toContainText(/Pienas|Milk/);
    await expect(panel.getByRole('spinbutton')).toHaveValue('2');
    // 14.90 for twenty days, 6 % more without milk, twice.
    await expect(panel.getByRole('status').filter({ hasText: '€' })).toHaveText(/631[,.]76/);
  };
  await isAsChosen();
  await page.reload();
  await isAsChosen();
  await page.keyboard.press('Escape');
  if (isMobile) await page.getByRole('button', { name: 'Meniu' }).click();
  await page
    .getByRole('button', { name: /anglų kalba/i })
    .filter({ visible: true })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await isAsChosen();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/mitybos-planai\/1$/);
});

test('choosing leaves one step to go back, and asks the shop for nothing', async ({ page, customer }) => {
  await customer.visit('/mitybos-planai');
  await page.getByRole('link', { name: 'Subalansuotas rinkinys' }).click();
  const panel = await orderPanel(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.data')) asked.push(request.url());
  });
  for (const level of [/1\s500 kcal/, /2\s500 kcal/, /3\s000 kcal/])
    await panel.getByRole('radio', { name: level }).check();
  await expect(page).toHaveURL('/mitybos-planai/1?kcal=3000&days=10');
  expect(asked).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/mitybos-planai');
});

test('an address that asks for what there is not shows the first offer', async ({ page, customer }) => {
  await customer.visit('/mitybos-planai/1?kcal=77&days=x&without=999&addition=-1&combination=0&amount=500');
  const panel = await orderPanel(page);
  await expect(panel.getByRole('radio', { name: /2\s100 kcal/ })).toBeChecked();
  await expect(panel.getByRole('radio', { name: /^10 dienų/ })).toBeChecked();
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(panel.getByRole('spinbutton')).toHaveValue('1');
});

test('a kit can be chosen and priced without JavaScript', async ({ browser, isMobile, viewport }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: process.env.SHOP_ADDRESS ?? '',
    viewport,
  });
  const page = await context.newPage();
  await page.goto('/mitybos-planai/1');
  if (isMobile) await page.getByRole('button', { name: 'Pasirinkti', exact: true }).click();
  await page.getByRole('radio', { name: /1\s800 kcal/ }).check();
  await page.getByRole('button', { name: 'Perskaičiuoti kainą' }).click();
  await expect(page).toHaveURL(/kcal=1800/);
  if (isMobile) await page.getByRole('button', { name: /^Keisti pasirinkimą/ }).click();
  const panel = page.getByRole('complementary', { name: 'Jūsų pasirinkimas' });
  await expect(panel.getByRole('status').filter({ hasText: '€' })).toHaveText('159,00 €');
  await expect(page.getByRole('button', { name: 'Į krepšelį' })).toBeHidden();
  await page.goto('/mitybos-planai/1?kcal=1800');
  await page.getByRole('tab', { name: /^trečiadienis/i }).click();
  await expect(page).toHaveURL(/kcal=1800&day=2\d{3}-\d\d-\d\d#/);
  await expect(page.getByRole('tabpanel', { name: /^trečiadienis/i }).getByRole('article')).toHaveCount(5);
  await context.close();
});

test('the price and the way to the cart stay in sight', async ({ page, customer, isMobile }) => {
  await customer.visit('/mitybos-planai/1');
  if (isMobile) {
    await page.getByRole('button', { name: 'Tik būtini' }).click();
    const choose = page.getByRole('button', { name: 'Pasirinkti', exact: true });
    await expect(choose).toBeInViewport({ ratio: 1 });
    await choose.click();
    const panel = page.getByRole('dialog', { name: 'Jūsų pasirinkimas' });
    await expect(panel.getByRole('group', { name: 'Kiek kalorijų per dieną?' })).toBeInViewport({ ratio: 1 });
    await expect(panel.getByRole('button', { name: 'Į krepšelį' })).toBeInViewport({ ratio: 1 });
    await customer.findsNothingInTheWay();
    // What is opened comes into sight.
    await panel.locator('summary').filter({ hasText: 'Ko nedėti?' }).click();
    await expect(panel.getByRole('checkbox').first()).toBeInViewport({ ratio: 1 });
    await panel.getByRole('button', { name: 'Uždaryti' }).click();
    // The choices were seen: the bar now leads on.
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Į krepšelį' })).toBeInViewport({ ratio: 1 });
    return;
  }
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    const panel = page.getByRole('complementary', { name: 'Jūsų pasirinkimas' });
    for (const top of [0, 400]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await expect(panel.getByRole('button', { name: 'Į krepšelį' })).toBeInViewport({ ratio: 1 });
      await expect(panel.getByRole('status').filter({ hasText: '€' })).toBeInViewport({ ratio: 1 });
    }
    await panel.getByRole('spinbutton').scrollIntoViewIfNeeded();
    await expect(panel.getByRole('button', { name: 'Į krepšelį' })).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, 0));
  }
});

for (const size of [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
])
  test(
    `at ${size.width} × ${size.height} no question and no focus is under the price`,
    { tag: once },
    async ({ page, customer }) => {
      await page.setViewportSize(size);
      await customer.hasRefusedCookies();
      await customer.visit('/mitybos-planai/1');
      const panel = page.getByRole('complementary', { name: 'Jūsų pasirinkimas' });
      const toCart = panel.getByRole('button', { name: 'Į krepšelį' });
      const isInSight = (each: Locator) =>
        each.evaluate((one) => {
          const element = one.closest('label') ?? one;
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const x = (left + right) / 2;
          return [top + 4, bottom - 4].every((y) => {
            const seen = document.elementFromPoint(x, y);
            return seen !== null && (element.contains(seen) || seen.contains(element));
          });
        });
      for (const question of ['Porcijos ir valgymai', 'Ko nedėti?', 'Ko pridėti?'])
        expect(await isInSight(panel.locator('summary').filter({ hasText: question })), question).toBe(true);
      await panel.getByRole('radio', { checked: true }).first().focus();
      for (let steps = 0; steps < 15; steps += 1) {
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus');
        expect(await isInSight(focused), await focused.innerText()).toBe(true);
        if (await toCart.evaluate((button) => button === document.activeElement)) return;
      }
      throw new Error('the way to the cart was never reached');
    },
  );

test('beside the kit every question is in sight in one line, and nothing scrolls by itself', async ({
  page,
  customer,
  isMobile,
}) => {
  test.skip(isMobile, 'on a phone the panel is a sheet');
  await customer.hasRefusedCookies();
  await customer.visit('/mitybos-planai/1');
  const panel = page.getByRole('complementary', { name: 'Jūsų pasirinkimas' });
  for (const question of ['Kiek kalorijų per dieną?', 'Kiek dienų?'])
    await expect(panel.getByRole('group', { name: question })).toBeInViewport({ ratio: 1 });
  for (const question of ['Porcijos ir valgymai', 'Ko nedėti?', 'Ko pridėti?', 'Kiek rinkinių per dieną?'])
    await expect(panel.getByText(question, { exact: true }).first()).toBeInViewport({ ratio: 1 });
  const scrolled = () =>
    panel.evaluate((aside) =>
      [aside, ...aside.querySelectorAll('*')]
        .filter((each) => each.scrollHeight > each.clientHeight + 1)
        .filter((each) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowY))
        .map((each) => each.className),
    );
  expect(await scrolled()).toEqual([]);
  // One opens, and the one before it closes.
  await panel.getByText('Ko pridėti?', { exact: true }).first().click();
  await expect(panel.getByRole('checkbox').first()).toBeVisible();
  expect(await scrolled()).toEqual([]);
  await panel.getByText('Porcijos ir valgymai', { exact: true }).first().click();
  await expect(panel.getByRole('radio', { name: /^Kaip sugalvojo virėjas/ })).toBeVisible();
  await expect(panel.getByRole('checkbox')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Į krepšelį' })).toBeInViewport({ ratio: 1 });
  await customer.findsNothingInTheWay();
});

test('delivery is told beside every total', async ({ page, customer, isMobile }) => {
  await customer.hasRefusedCookies();
  const fee = '+ pristatymas 2,00 € × 10';
  await customer.visit('/kainos?days=10');
  await expect(page.getByText(fee)).toBeVisible();
  await customer.visit('/mitybos-planai/1');
  if (isMobile) await expect(page.getByRole('button', { name: /^Keisti pasirinkimą/ })).toContainText(fee);
  const panel = await orderPanel(page);
  await expect(panel.getByText(fee)).toBeVisible();
  await panel.getByRole('button', { name: 'Į krepšelį' }).click();
  const cart = page.getByRole('dialog', { name: 'Jūsų krepšelis' });
  await expect(cart.getByText('10 darbo dienų × 2,00 €')).toBeVisible();
  await expect(cart.getByText('+ 20,00 €')).toBeVisible();
});

test('a lowest price says what it is for', async ({ page, customer }) => {
  await customer.visit('/mitybos-planai');
  const card = page.getByRole('article').filter({ hasText: 'Subalansuotas rinkinys' });
  await expect(card).toContainText(/nuo\s*13,90\s€\s*\/ dienai\s*1\s500\skcal, 20 dienų/);
});

test('a unique kit of one period asks nothing that has one answer, and the Christmas Eve kit leads to its own page', async ({
  page,
  customer,
}) => {
  await customer.hasRefusedCookies();
  await customer.visit('/mitybos-planai/9');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kūčių rinkinys');
  await expect(page.getByRole('button', { name: 'Į krepšelį' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Dar klausimų?' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Užsakyti Kūčių rinkinį' }).click();
  await expect(page).toHaveURL(/\/kuciu-rinkinys$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kūčių rinkinys');
});

test('on a phone a kit is chosen and added by the keyboard alone, and nothing else is in reach meanwhile', async ({
  page,
  customer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await customer.hasRefusedCookies();
  await customer.visit('/mitybos-planai/1');
  const sheet = page.getByRole('dialog', { name: 'Jūsų pasirinkimas' });
  const toCart = page.getByRole('button', { name: 'Į krepšelį' });
  await page.getByRole('button', { name: 'Pasirinkti', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('button', { name: 'Uždaryti' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('radio', { name: /2\s100 kcal/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(sheet.getByRole('radio', { name: /1\s800 kcal/ })).toBeChecked();
  await expect(sheet.getByRole('status').filter({ hasText: '€' })).toHaveText('159,00 €');
  // All the way round: from the last thing in the sheet to the browser's own, and in again.
  const reached = async () => {
    await page.keyboard.press('Tab');
    return page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body ? 'browser' : activeElement?.closest('dialog') ? 'sheet' : 'page behind';
    });
  };
  const places = new Set<string>();
  do places.add(await reached());
  while (
    !(await sheet.getByRole('button', { name: 'Uždaryti' }).evaluate((e) => e === document.activeElement))
  );
  expect([...places]).toEqual(['sheet', 'browser']);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  // What opened the sheet has made room for the way to the cart.
  await expect(toCart).toBeFocused();

  const price = page.getByRole('button', { name: /^Keisti pasirinkimą: 159,00 €/ });
  await price.press('Enter');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(price).toBeFocused();

  await price.press('Enter');
  await sheet.getByRole('button', { name: 'Į krepšelį' }).press('Enter');
  const cart = page.getByRole('dialog', { name: 'Jūsų krepšelis' });
  await expect(cart.getByText(/1\s800 kcal/)).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect(price).toBeFocused();
});

test(
  'what is chosen and pressed before the scripts come counts',
  { tag: once },
  async ({ page, customer }) => {
    await customer.hasRefusedCookies();
    const letScriptsCome = await scriptsWait(page);
    await page.goto('/mitybos-planai/1', { waitUntil: 'commit' });
    const panel = page.getByRole('complementary', { name: 'Jūsų pasirinkimas' });
    await panel.getByRole('radio', { name: /^1\s500 kcal/ }).check();
    await panel.getByRole('radio', { name: /^20 dienų/ }).check();
    await panel.getByText('Ko nedėti?', { exact: true }).first().click();
    await panel.getByRole('checkbox', { name: /^Vėžiagyviai/ }).check();
    await panel.getByRole('button', { name: 'Į krepšelį' }).click();
    letScriptsCome();
    const cart = page.getByRole('dialog', { name: 'Jūsų krepšelis' });
    await expect(cart.getByText(/1\s500 kcal · 20 dienų/)).toBeVisible();
    await expect(cart.getByText(/vėžiagyvi/i)).toBeVisible();
    await expect(page).toHaveURL(/kcal=1500&days=20&without=/);

    const letThrough = await scriptsWait(page);
    await page.goto('/savaites-meniu', { waitUntil: 'commit' });
    const kit = page.getByRole('combobox', { name: 'Kurio rinkinio meniu?' });
    await kit.selectOption({ label: 'Veganiškas rinkinys' });
    letThrough();
    await hydrated(page);
    await expect(page).toHaveURL(/kit=/);
    await expect(kit.locator('option:checked')).toHaveText('Veganiškas rinkinys');
  },
);

test('a double press adds one kit, a later one adds another', async ({ page, customer }) => {
  await customer.visit('/mitybos-planai/1');
  const sets = () =>
    page.evaluate(() =>
      (
        JSON.parse(localStorage.getItem('cart') ?? '{"value":[]}') as { value: { amount: number }[] }
      ).value.map(({ amount }) => amount),
    );
  const panel = await orderPanel(page);
  await panel.getByRole('button', { name: 'Į krepšelį' }).dblclick();
  const drawer = page.getByRole('dialog', { name: 'Jūsų krepšelis' });
  await expect(drawer).toBeVisible();
  expect(await sets()).toEqual([1]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Į krepšelį' }).filter({ visible: true }).click();
  await expect(drawer).toBeVisible();
  expect(await sets()).toEqual([2]);
});

test('the first possible day is told as the calendar has it, and how the kit is packed', async ({
  page,
  customer,
}) => {
  const response = await page.request.get('/api/calendar-days/available-days?city_id=1&days=5');
  const { data } = (await response.json()) as { data: { date: string }[] };
  const day = new Intl.DateTimeFormat('lt-LT', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${data[0]?.date}T12:00:00Z`));
  await customer.visit('/mitybos-planai/1');
  const panel = await orderPanel(page);
  await expect(panel.getByText(`Pirma galima diena – ${day}`)).toBeVisible();
  await expect(panel.getByText(/į popierinius maišelius/)).toBeVisible();
  await panel.getByRole('radio', { name: /^20 dienų/ }).check();
  await expect(panel.getByText(/į popierinius maišelius/)).toBeHidden();
});

test('the dishes of a day make the chosen level, and answers to questions are at hand', async ({
  page,
  customer,
}) => {
  await customer.visit('/mitybos-planai/1?kcal=2500&days=10');
  const dishes = page.getByRole('region', { name: 'Ką valgysite' });
  const energyOfDay = async () => {
    const texts = await dishes.getByText(/^[\d\s]+ kcal · [\d\s]+ g$/).allTextContents();
    const numbers = texts.map((text) => Number(text.split('kcal')[0]?.replace(/\D/g, '')));
    return numbers.reduce((sum, each) => sum + each, 0);
  };
  expect(await energyOfDay()).toBe(2500);
  await expect(dishes.getByText(/Porcijos, kai renkatės 2\s500 kcal dienai/)).toBeVisible();
  const panel = await orderPanel(page);
  await panel.getByRole('radio', { name: /1\s500 kcal/ }).check();
  await page.keyboard.press('Escape');
  await expect.poll(energyOfDay).toBe(1500);

  const questions = page.getByRole('region', { name: 'Dar klausimų?' });
  await questions.locator('summary').first().click();
  await expect(questions.locator('details').first()).toHaveAttribute('open');
});

test('a unique kit is priced as a whole', async ({ page, customer }) => {
  await customer.visit('/mitybos-planai?kind=unique');
  await expect(page.getByRole('article').first()).toContainText(/89,00\s€\s*už rinkinį/);
  await expect(page.getByRole('article').first()).not.toContainText('dienai');
  await customer.visit('/kainos');
  await expect(page.getByText('už rinkinį')).toHaveCount(2);
});
