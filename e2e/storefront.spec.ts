import { expect, once, orderPanel, test } from './fixtures.ts';

test('the calculator warns, keeps to the healthy minimum and opens the kit it recommends', async ({
  page,
  customer,
}) => {
  await customer.visit('/');
  const calculator = page.getByRole('region', { name: 'Kiek kalorijų jums reikia?' });
  await calculator.getByRole('textbox', { name: 'Amžius' }).fill('35');
  await calculator.getByRole('textbox', { name: 'Ūgis' }).fill('165');
  await calculator.getByRole('textbox', { name: 'Svoris' }).fill('500');
  await calculator.getByRole('button', { name: 'Apskaičiuoti' }).click();
  await expect(calculator.getByText('Nuo 35 iki 300')).toBeVisible();
  await expect(calculator.getByRole('textbox', { name: 'Svoris' })).toBeFocused();

  await calculator.getByRole('textbox', { name: 'Svoris' }).fill('60');
  await calculator.getByRole('combobox', { name: 'Ko siekiate?' }).selectOption('extreme_loss');
  await calculator.getByRole('button', { name: 'Apskaičiuoti' }).click();
  await expect(calculator.getByText(/Pasitarkite su gydytoju/)).toBeVisible();
  await expect(calculator.getByText(/valgyti nerekomenduojame/)).toBeVisible();
  await calculator.getByRole('link', { name: 'Rinktis 1 500 kcal' }).click();
  await expect(page).toHaveURL(/mitybos-planai\/\d+\?kcal=1500/);
  const panel = await orderPanel(page);
  await expect(panel.getByRole('radio', { name: '1 500 kcal' })).toBeChecked();
});

test(
  'the first words of the main page lie on no picture, at any width',
  { tag: once },
  async ({ page, customer }) => {
    await customer.hasRefusedCookies();
    for (const language of ['lt', 'en'] as const) {
      await customer.speaks(language);
      await page.goto('/');
      for (const width of [320, 390, 640, 768, 1023, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const title = page.getByRole('heading', { level: 1 });
        const hero = page.locator('section', { has: title });
        const picture = await hero.getByRole('img').boundingBox();
        const words = await hero
          .locator('h1, p, a')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
        expect(words).toHaveLength(5);
        if (!picture) throw new Error('there is no picture');
        const touching = words.filter(
          (box) =>
            box.right > picture.x + 1 &&
            box.left < picture.x + picture.width - 1 &&
            box.bottom > picture.y + 1 &&
            box.top < picture.y + picture.height - 1,
        );
        expect(touching, `${language} at ${width} px`).toEqual([]);
        // The picture is worth its place, and all words are inside the screen.
        expect(picture.width * picture.height, `${width} px`).toBeGreaterThan(60_000);
        for (const box of words) expect(box.right, `${width} px`).toBeLessThanOrEqual(width);
      }
    }
    await page.getByRole('link', { name: 'Help me choose' }).click();
    await expect(page.getByRole('region', { name: 'How many calories do you need?' })).toBeInViewport();
  },
);

test('on a first visit the notice about cookies is a slim bar and leaves the first words and buttons free', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'on a desk there is room');
  for (const size of [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/');
    const notice = page.getByRole('region', { name: /Slapukai/ });
    const bar = await notice.boundingBox();
    if (!bar) throw new Error('there is no notice');
    expect(bar.height).toBeLessThanOrEqual(120);
    const buttons = await notice
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    expect(buttons).toHaveLength(2);
    expect(new Set(buttons.map(({ y }) => y)).size).toBe(1);
    expect(new Set(buttons.map(({ width }) => Math.round(width))).size).toBe(1);
    for (const box of [
      await page.getByRole('heading', { level: 1 }).boundingBox(),
      await page.getByRole('link', { name: 'Rinktis planą' }).first().boundingBox(),
    ])
      expect((box?.y ?? 0) + (box?.height ?? 0), `${size.width} px`).toBeLessThanOrEqual(bar.y);
  }
});

test('a question is found without its accents and has an address of its own', async ({ page, customer }) => {
  await customer.visit('/duk');
  await page.getByRole('searchbox', { name: 'Ko ieškote?' }).fill('kiek kainuoja pristatymas');
  await expect(page.getByText('Rastas 1 klausimas')).toBeVisible();
  const address = await page.locator('[id^="klausimas-"]').getAttribute('id');
  await customer.visit(`/duk#${address}`);
  await expect(page.getByText('Galutinę sumą visada matote krepšelyje')).toBeVisible();
});

test('a dish tells everything the law asks for, in its order, at an address of its own', async ({
  page,
  customer,
}) => {
  await customer.visit('/savaites-meniu');
  const card = page.getByRole('article').filter({ visible: true }).nth(1).getByRole('link');
  await card.click();
  const dish = page.getByRole('dialog');
  await expect(dish.getByRole('rowheader')).toHaveText([
    'Energinė vertė',
    'Riebalai',
    'iš kurių sočiųjų riebalų rūgščių',
    'Angliavandeniai',
    'iš kurių cukrų',
    'Baltymai',
    'Druska',
  ]);
  await customer.findsNothingInTheWay();
  const address = page.url();
  await page.keyboard.press('Escape');
  await expect(dish).toBeHidden();
  await expect(page).toHaveURL('/savaites-meniu');
  await expect(card).toBeFocused();
  await card.press('Enter');
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(dish).toBeHidden();
  await customer.visit(address);
  await dish.getByRole('link', { name: 'Uždaryti' }).click();
  await expect(dish).toBeHidden();
  await expect(page).toHaveURL('/savaites-meniu');
});

test('a dish of another day of a kit is found by its address, and the week can be walked by keys', async ({
  page,
  customer,
}) => {
  await customer.visit('/mitybos-planai/1');
  const days = page.getByRole('tablist', { name: 'Savaitės dienos' });
  const dish = page.getByRole('dialog');
  await days.getByRole('tab', { selected: true }).press('ArrowRight');
  const second = days.getByRole('tab').nth(1);
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const name = (await second.textContent()) ?? '';
  await page.getByRole('tabpanel').last().getByRole('article').first().getByRole('link').click();
  await expect(dish).toBeVisible();
  await customer.visit(page.url());
  await expect(dish).toBeVisible();
  await expect(days.getByRole('tab', { selected: true, includeHidden: true })).toHaveText(name);
  // Whatever tab is open when the way leads to it again.
  await page.goBack();
  await expect(dish).toBeHidden();
  await days.getByRole('tab').nth(3).click();
  await page.goForward();
  await expect(dish).toBeVisible();
});

test('a dish of a day that a phone does not show is shown by its address', async ({ page, customer }) => {
  await customer.visit('/savaites-meniu');
  const last = page.getByRole('article', { includeHidden: true }).last();
  const address = await last.getByRole('link', { includeHidden: true }).getAttribute('href');
  await customer.visit(`/savaites-meniu${address?.slice(address.indexOf('?'))}`);
  const dish = page.getByRole('dialog');
  await expect(dish.getByRole('rowheader')).toHaveCount(7);
  await dish.getByRole('link', { name: 'Uždaryti' }).click();
  await expect(dish).toBeHidden();
  await expect(page.getByRole('link', { name: 'Kita savaitė' })).toBeVisible();
});

test(
  'a double press opens a dish once and closes it once, and asks the shop for nothing',
  { tag: once },
  async ({ page, customer }) => {
    await customer.visit('/duk');
    await customer.visit('/');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.data') || request.url().includes('/api/')) asked.push(request.url());
    });
    const dish = page.getByRole('dialog');
    const card = page
      .getByRole('article')
      .filter({ hasText: /kcal · \d+/ })
      .first()
      .getByRole('link');
    await card.dblclick();
    await expect(dish).toBeVisible();
    expect((await dish.boundingBox())?.width).toBeLessThanOrEqual(640);
    await page.keyboard.press('Escape');
    await expect(dish).toBeHidden();
    await expect(page).toHaveURL('/');
    await card.click();
    await expect(dish).toBeVisible();
    await dish.getByRole('link', { name: 'Uždaryti' }).dblclick();
    await expect(dish).toBeHidden();
    await expect(page).toHaveURL('/');
    expect(asked).toEqual([]);
  },
);

test('the weekly menu follows the week, the kit and the allergens in its address', async ({
  page,
  customer,
}) => {
  await customer.visit('/savaites-meniu');
  await page.getByRole('link', { name: 'Kita savaitė' }).click();
  await expect(page.getByRole('link', { name: 'Kita savaitė' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('combobox', { name: 'Kurio rinkinio meniu?' }).selectOption('Veganiškas rinkinys');
  await expect(page).toHaveURL(/week=next&kit=\d+|kit=\d+&week=next/);
  await expect(page.getByRole('link', { name: 'Užsisakyti: Veganiškas rinkinys' })).toBeVisible();
  await page.getByText('Slėpti patiekalus su alergenais').click();
  await page.getByRole('checkbox', { name: /Sojų/ }).check();
  await expect(page.getByText(/Paslėpt(as|i|a) \d+ patiekal/)).toBeVisible();
});

test('the kits’ filters show every choice whole, and the table of prices all levels', async ({
  page,
  customer,
  isMobile,
}) => {
  test.skip(isMobile, 'widths of its own');
  for (const language of ['lt', 'en'] as const) {
    await customer.speaks(language);
    await customer.visit('/mitybos-planai?sort=name');
    for (const width of [320, 390, 640, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const cutOff = await page.getByRole('combobox').evaluateAll((selects) =>
        selects.flatMap((select) => {
          const { offsetWidth, style } = select as HTMLElement;
          // A list is as wide as its longest choice when it is left to itself.
          style.cssText = 'width: max-content; flex: none';
          const isCut = (select as HTMLElement).offsetWidth > offsetWidth;
          style.cssText = '';
          return isCut ? [select.getAttribute('name')] : [];
        }),
      );
      expect(cutOff, `${language}, ${width} px`).toEqual([]);
    }
    await customer.visit('/kainos');
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const hidden = await page
        .getByRole('region', { name: /^(Dienos kaina|Price per day)/ })
        .evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(hidden, `${language}, ${width} px`).toBe(0);
    }
  }
});

test('a visitor writes to the shop, and is told what is missing first', async ({ page, customer }) => {
  await customer.speaks('en');
  await customer.visit('/kontaktai');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('The E-mail field is required');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ona');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ona@pastas.example');
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you deliver to Trakai?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you, we got it!')).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Write to us' })).toBeFocused();
});

test('what was typed in a message stays when the language is switched, and is gone once it was sent', async ({
  page,
  customer,
  isMobile,
}) => {
  await customer.visit('/kontaktai');
  await page.getByRole('textbox', { name: 'Jūsų vardas' }).fill('Ona');
  await page.getByRole('textbox', { name: 'Žinutė' }).fill('Ar vežate į Trakus?');
  if (isMobile) await page.getByRole('button', { name: 'Meniu' }).click();
  await page.getByRole('button', { name: /^EN/ }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ona');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Ar vežate į Trakus?');

  await page.getByRole('textbox', { name: 'E-mail' }).fill('ona@pastas.example');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you, we got it!')).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Write to us' })).toBeFocused();
  await customer.visit('/kontaktai');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('');
});

test(
  'a dead link to have one’s data deleted says so at once and leads to a new one',
  { tag: once },
  async ({ page, customer }) => {
    await customer.visit('/data-deletion-policy/patvirtinti?token=made-up');
    await expect(page.getByRole('heading', { level: 1, name: 'Nuoroda nebegalioja' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Taip, ištrinti' })).toBeHidden();
    await page.getByRole('link', { name: 'Paprašykite naujos' }).click();
    await expect(page.getByRole('button', { name: 'Atsiųsti nuorodą' })).toBeVisible();
  },
);

test('forms and pages work without JavaScript', { tag: once }, async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: process.env.SHOP_ADDRESS ?? '',
  });
  const page = await context.newPage();
  await page.goto('/verslo-pasiulymas');
  await page.getByRole('textbox', { name: 'Įmonės pavadinimas' }).fill('UAB „Alkani“');
  await page.getByRole('textbox', { name: 'Įmonės kodas' }).fill('12');
  await page.getByRole('button', { name: 'Prašyti pasiūlymo' }).click();
  await expect(page.getByText('Įmonės kodą sudaro 9 arba 7 skaitmenys').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Įmonės pavadinimas' })).toHaveValue('UAB „Alkani“');

  await page.goto('/savaites-meniu');
  await page.getByRole('article').filter({ visible: true }).first().getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('rowheader')).toHaveCount(7);
  await page.getByRole('dialog').getByRole('link', { name: 'Uždaryti' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto('/?sex=man&age=35&height=180&weight=95&activity=sedentary&goal=loss');
  await expect(page.getByText('1 786 kcal', { exact: true })).toBeVisible();
  await context.close();
});

test('a choice about cookies is asked for once, is as easy to refuse, and can be changed', async ({
  page,
  customer,
}) => {
  // Before any of the shop's scripts is there: the page shows it by itself.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/kainos');
  const notice = page.getByRole('region', { name: /Slapukai/ });
  await notice.getByRole('button', { name: 'Tik būtini' }).click();
  await expect(page).toHaveURL('/kainos');
  await expect(notice).toBeHidden();
  await page.unroute('**/assets/*.js');
  await page.context().clearCookies();
  await customer.visit('/kainos');
  // By keyboard it comes first, and then the page goes on from its top.
  const refuse = notice.getByRole('button', { name: 'Tik būtini' });
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(refuse).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await customer.visit('/duk');
  await expect(notice).toBeHidden();
  const names = async () => (await page.context().cookies()).map((cookie) => cookie.name);
  expect(await names()).not.toContain('_fbp');
  await page.getByRole('link', { name: 'Slapukų nustatymai' }).click();
  await expect(page.getByRole('radio', { name: /Tik būtini/ })).toBeChecked();
  await page.getByRole('radio', { name: /Sutinku ir su reklama/ }).check();
  await page.getByRole('button', { name: 'Išsaugoti' }).click();
  await expect(page.getByText('Pasirinkimą išsaugojome.')).toBeVisible();
  // This shop has no keys for advertising, so there is still nothing to follow anybody with.
  expect(await names()).not.toContain('_fbp');
});

test('a change of page moves the focus to its content and begins at the top', async ({ page, customer }) => {
  await customer.visit('/duk');
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kainos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kainos' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('search engines find every page and no page that is not there', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(addresses.length).toBeGreaterThan(25);
  for (const address of addresses) {
    const { pathname } = new URL(address);
    expect([pathname, (await request.get(pathname)).status()]).toEqual([pathname, 200]);
  }
  expect((await request.get('/blog-articles/99999')).status()).toBe(404);
  expect((await request.get('/p/tokio-nera')).status()).toBe(404);
});

test('an address that makes no sense shows the list without it, or a page that is not there', async ({
  request,
}) => {
  const statusOf = async (address: string) => (await request.get(address)).status();
  for (const query of ['kcal=1.5', 'kcal=99999', 'diet_plan_id=99999999999'])
    expect([query, await statusOf(`/mitybos-planai?${query}`)]).toEqual([query, 200]);
  for (const page of ['1e20', '1.5', '99'])
    expect([page, await statusOf(`/blog-articles?page=${page}`)]).toEqual([page, 404]);
  // What nobody can type is refused as a whole.
  expect(await statusOf('/mitybos-planai?search=%00')).toBe(400);
});

test('a calculator that was left empty says what is missing', async ({ page, customer }) => {
  await customer.visit('/');
  const calculator = page.getByRole('region', { name: 'Kiek kalorijų jums reikia?' });
  await calculator.getByRole('button', { name: 'Apskaičiuoti' }).click();
  await expect(calculator.getByText('Šis laukas yra privalomas')).toHaveCount(3);
  await expect(calculator.getByRole('textbox', { name: 'Amžius' })).toBeFocused();
});
