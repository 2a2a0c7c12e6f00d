import { falseClaims, legalAllergens } from '@shop/domain/allergens';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { additions } from './additions.ts';
import { allergenNames as allergens } from '../../seed/allergens.ts';
import { seededPages } from '../../seed/pages.ts';
import { combinations } from './combinations.ts';
import { dietPlans } from './dietPlans.ts';
import { dishes } from './dishes.ts';
import { cities, deliveryPrices } from './cities.ts';
import { faq } from './faq.ts';
import { blogArticles } from './blog.ts';
import { kits } from './kits.ts';
import { menuTypes, menuWeeks } from './menus.ts';
import { pages as ownPages } from './pages.ts';
import { products } from './products.ts';
import { company, shop } from './shop.ts';
import { shownPictures } from '../shown-pictures.ts';
import type { DishContent, MenuDay, MenuTypeKey } from './types.ts';

const pages = [...seededPages, ...ownPages];

const dishBySlug = new Map(dishes.map((dish) => [dish.slug, dish]));
const dishPictures = new Set(dishes.map((dish) => dish.picture));

const dishOf = (slug: string): DishContent => {
  const dish = dishBySlug.get(slug);
  if (!dish) throw new Error(`no dish ${slug}`);
  return dish;
};

const twoWeeks = (key: MenuTypeKey): MenuDay[] => [...menuWeeks[key].a, ...menuWeeks[key].b];

const energyShares = (eaten: readonly DishContent[]) => {
  const energy = { proteins: 0, fats: 0, carbohydrates: 0 };
  for (const dish of eaten) {
    energy.proteins += dish.proteins * 4;
    energy.fats += dish.fats * 9;
    energy.carbohydrates += dish.carbohydrates * 4;
  }
  const all = energy.proteins + energy.fats + energy.carbohydrates;
  return {
    proteins: (energy.proteins / all) * 100,
    fats: (energy.fats / all) * 100,
    carbohydrates: (energy.carbohydrates / all) * 100,
  };
};

/** Every { lt, en } anywhere inside the value, with the path to it. */
function* textsIn(value: unknown, path: string): Generator<{ path: string; lt: string; en: string }> {
  if (typeof value !== 'object' || value === null) return;
  if ('lt' in value && 'en' in value) {
    yield { path, lt: String(value.lt), en: String(value.en) };
    return;
  }
  for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${path}.${key}`);
}

const everything = {
  additions,
  allergens,
  blogArticles,
  combinations,
  dietPlans,
  dishes,
  faq,
  kits,
  menuTypes,
  pages,
  products,
  shop,
};

describe('texts', () => {
  const texts = [...textsIn(everything, 'content')];

  test('each is there in both languages', () => {
    expect(
      texts.filter(({ lt, en }) => lt.trim() === '' || en.trim() === '').map(({ path }) => path),
    ).toEqual([]);
  });

  test('Lithuanian uses its own quotes, „ and “', () => {
    const wrong = texts.filter(({ lt }) => /[”«»]/.test(lt) || / "|" /.test(lt.replaceAll(/<[^>]*>/g, '')));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('English uses its own quotes, “ and ”, and its own apostrophe', () => {
    const wrong = texts.filter(({ en }) => /[„«»]|["']/.test(en.replaceAll(/<[^>]*>/g, '')));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('none promises what food law forbids', () => {
    const forbidden = /detoks|\bdetox|išgydo|\bgydo\b|\bcures\b|numesite|lose weight fast/i;
    expect(
      texts.filter(({ lt, en }) => forbidden.test(lt) || forbidden.test(en)).map(({ path }) => path),
    ).toEqual([]);
  });

  test('times and thousands are written in one way', () => {
    const visible = (text: string) => text.replaceAll(/<[^>]*>/g, ' ');
    const wrong = texts.filter(
      ({ lt, en }) =>
        // 9.00 val., 5 pm; 1500 kcal; 2 000 with a blank that may break.
        /\b\d{1,2}\.\d{2}–|\d\.\d{2} val|\d val\. ryto/.test(visible(lt)) ||
        /\d ?(am|pm)\b/.test(visible(en)) ||
        /(?<![\d,.])[1-9]\d{3} (kcal|taškų|€)/.test(visible(lt)) ||
        /(?<![\d,.])[1-9]\d{3} (kcal|points)/.test(visible(en)) ||
        /\d \d{3}(?!\d)/.test(visible(lt).replaceAll(/\d{3} \d{5}/g, '')),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('tags in HTML are closed in order', () => {
    const broken = texts.flatMap(({ path, lt, en }) =>
      [lt, en]
        .filter((html) => {
          const open: string[] = [];
          for (const [, slash, tag] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
            if (tag === 'br') continue;
            if (slash === '') open.push(tag!);
            else if (open.pop() !== tag) return true;
          }
          return open.length > 0;
        })
        .map(() => path),
    );
    expect(broken).toEqual([]);
  });

  test('both languages of a page have the same headings and lists', () => {
    const shape = (html: string) => (html.match(/<(h2|h3|table|tr)\b/g) ?? []).join(' ');
    const unlike = [...pages, ...blogArticles].filter(
      ({ content }) => shape(content.lt) !== shape(content.en),
    );
    expect(unlike.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('dishes', () => {
  test('are 44 with a picture and 17 of the unique kits without one', () => {
    expect(dishes.filter((dish) => !dish.unique && dish.picture !== null)).toHaveLength(44);
    expect(dishes.filter((dish) => dish.unique && dish.picture === null)).toHaveLength(17);
    expect(dishBySlug.size).toBe(dishes.length);
  });

  test.each(dishes)('$slug: energy follows from its macronutrients', (dish) => {
    const energy = dish.proteins * 4 + dish.fats * 9 + dish.carbohydrates * 4;
    expect(Math.abs(energy - dish.calories) / dish.calories).toBeLessThan(0.15);
    expect(dish.saturates).toBeLessThanOrEqual(dish.fats);
    expect(dish.sugars).toBeLessThanOrEqual(dish.carbohydrates);
    expect(dish.weightGrams).toBeGreaterThan(dish.proteins + dish.fats + dish.carbohydrates);
  });

  test.each(dishes)('$slug: diets agree with its allergens', (dish) => {
    const claims = { isGlutenFree: dish.glutenFree, isVegetarian: dish.vegetarian, isVegan: dish.vegan };
    expect(falseClaims(claims, dish.allergens)).toEqual([]);
    if (dish.vegan) expect(dish.vegetarian).toBe(true);
    expect(dish.glutenFree).toBe(!dish.allergens.includes('gluten'));
  });

  const marked = {
    gluten: /kvie[tč]|avižų|rugini|mieži|wheat|oat|rye|barley/i,
    crustaceans: /krevet|prawn/i,
    eggs: /kiaušin|egg/i,
    fish: /lašiš|menkė|tunas|žuvys|silkė|karpis|salmon|cod|tuna|fish|herring|carp/i,
    peanuts: /žemės riešut|peanut/i,
    soy: /soj|soy/i,
    milk: /pienas|varšk|grietin|sviest|jogurt|sūris|feta|mocarel|kefyr|milk/i,
    nuts: /migdol|graikini|lazdyno|anakardži|almond|walnut|hazelnut|cashew/i,
    celery: /salier|celer/i,
    mustard: /garstyč|mustard/i,
    sesame: /sezam|sesame/i,
    sulphites: /sieros dioksid|sulphur/i,
    lupin: /lubin|lupin/i,
    molluscs: /moliusk|mollusc/i,
  };

  test.each(dishes)('$slug: the label marks its allergens, all of them and no others', (dish) => {
    for (const ingredients of [dish.ingredients.lt, dish.ingredients.en]) {
      const found = new Set<string>();
      for (const [, word] of ingredients.matchAll(/\*\*(.+?)\*\*/g)) {
        const kinds = Object.entries(marked).filter(([, pattern]) => pattern.test(word!));
        expect(kinds.length, word).toBeGreaterThan(0);
        for (const [kind] of kinds) found.add(kind);
      }
      expect([...found].toSorted()).toEqual([...dish.allergens].toSorted());
    }
  });
});

describe('pictures', () => {
  const folder = join(import.meta.dirname, '../pictures');

  test('are those that the shop shows, each described in both languages, and no others', () => {
    const shown = [...shownPictures.keys()].map((file) => file.replace('.jpg', '')).toSorted();
    const kept = readdirSync(folder).filter((name) => name !== 'manifest.json');
    expect(kept.toSorted()).toEqual(shown);
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as object;
    expect(Object.keys(manifest).toSorted()).toEqual(shown);
    for (const [file, alt] of shownPictures) {
      expect(alt.lt, file).not.toBe('');
      expect(alt.en, file).not.toBe('');
    }
  });

  test('keep the colour of every pixel: red edges on pink do not smear', () => {
    const names = readdirSync(folder).filter((name) => name !== 'manifest.json');
    const thinned = names.filter((name) => {
      const bytes = readFileSync(join(folder, name, '400.avif'));
      // Of the configuration's third byte, two bits say whether colour is thinned out across and down.
      return ((bytes[bytes.indexOf('av1C') + 6] ?? 0) & 0b1100) !== 0;
    });
    expect(thinned).toEqual([]);
  });
});

describe('kits', () => {
  test('have a colour each', () => {
    expect(new Set(kits.map(({ colour }) => colour)).size).toBe(kits.length);
    for (const { colour } of kits) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('are 8 regular and 2 unique, two recommended, one or two discounted', () => {
    expect(kits.filter((kit) => !kit.isUnique)).toHaveLength(8);
    expect(kits.filter((kit) => kit.isUnique)).toHaveLength(2);
    expect(kits.filter((kit) => kit.recommended)).toHaveLength(2);
    expect(kits.filter((kit) => kit.discount !== null)).toHaveLength(2);
  });

  test.each(kits)('$slug: its dishes exist and its macronutrients add up to 100', (kit) => {
    expect(kit.dishSlugs.length).toBeGreaterThan(0);
    expect(new Set(kit.dishSlugs).size).toBe(kit.dishSlugs.length);
    for (const slug of kit.dishSlugs) expect(dishOf(slug).unique).toBe(kit.isUnique);
    const { proteins, fats, carbohydrates } = kit.macronutrients;
    expect(proteins + fats + carbohydrates).toBe(100);
  });

  test.each(kits)(
    '$slug: the macronutrients it states are those of its menu, give or take 2 points',
    (kit) => {
      const eaten = kit.isUnique
        ? kit.dishSlugs.map(dishOf)
        : twoWeeks(kit.menuType).flatMap((day) => Object.values(day).map(dishOf));
      const real = energyShares(eaten);
      expect(Math.abs(real.proteins - kit.macronutrients.proteins)).toBeLessThan(2);
      expect(Math.abs(real.fats - kit.macronutrients.fats)).toBeLessThan(2);
      expect(Math.abs(real.carbohydrates - kit.macronutrients.carbohydrates)).toBeLessThan(2);
    },
  );

  test('a day costs less in a longer period and more with more calories', () => {
    for (const kit of kits) {
      if (kit.isUnique) continue;
      for (const [index, level] of kit.calories.entries()) {
        expect(level.prices[5], kit.slug).toBeGreaterThan(level.prices[10]);
        expect(level.prices[10], kit.slug).toBeGreaterThan(level.prices[20]);
        const next = kit.calories[index + 1];
        if (!next) continue;
        expect(next.kcal, kit.slug).toBeGreaterThan(level.kcal);
        for (const days of [5, 10, 20] as const) {
          expect(next.prices[days], kit.slug).toBeGreaterThan(level.prices[days]);
        }
      }
    }
  });

  test('the cheapest day of all is 9.90', () => {
    const prices = kits.flatMap((kit) => (kit.isUnique ? [] : kit.calories.map((level) => level.prices[20])));
    expect(Math.min(...prices)).toBe(990);
  });

  test('regular kits that bring breakfast never go below 1500 kcal', () => {
    for (const kit of kits) {
      if (kit.isUnique || !kit.meals.includes('breakfast')) continue;
      expect(Math.min(...kit.calories.map(({ kcal }) => kcal)), kit.slug).toBeGreaterThanOrEqual(1500);
    }
  });

  test('dishes of a diet kit keep to the diet', () => {
    const of = (menuType: MenuTypeKey) =>
      kits.filter((kit) => kit.menuType === menuType).flatMap((kit) => kit.dishSlugs.map(dishOf));
    expect(of('vegetarian').every((dish) => dish.vegetarian)).toBe(true);
    expect(of('vegan').every((dish) => dish.vegan)).toBe(true);
    expect(of('gluten-free').every((dish) => dish.glutenFree)).toBe(true);
  });

  test('the Christmas Eve table has twelve dishes, none with milk or eggs', () => {
    const festive = kits.find((kit) => kit.slug === 'rinkinys-kucios')!;
    expect(festive.dishSlugs).toHaveLength(12);
    for (const slug of festive.dishSlugs) {
      expect(dishOf(slug).allergens).not.toContain('milk');
      expect(dishOf(slug).allergens).not.toContain('eggs');
    }
  });
});

describe('menus', () => {
  test.each(menuTypes)(
    '$key: both weeks have every meal of every day, with dishes that exist',
    ({ key, meals }) => {
      for (const day of twoWeeks(key)) {
        expect(Object.keys(day)).toEqual(meals);
        for (const slug of Object.values(day)) expect(dishOf(slug).unique).toBe(false);
      }
      expect(kits.find((kit) => kit.menuType === key)?.meals).toEqual(meals);
    },
  );

  test.each(menuTypes)(
    '$key: no dish twice on a day, nor on two days in a row, also from week to week',
    ({ key }) => {
      const days = twoWeeks(key).map((day) => Object.values(day));
      for (const [index, day] of days.entries()) {
        expect(new Set(day).size).toBe(day.length);
        const tomorrow = days[(index + 1) % days.length]!;
        expect(day.filter((slug) => tomorrow.includes(slug))).toEqual([]);
      }
    },
  );

  test('diets are kept', () => {
    const eaten = (key: MenuTypeKey) => twoWeeks(key).flatMap((day) => Object.values(day).map(dishOf));
    expect(eaten('vegetarian').filter((dish) => !dish.vegetarian)).toEqual([]);
    expect(eaten('vegan').filter((dish) => !dish.vegan)).toEqual([]);
    expect(eaten('gluten-free').filter((dish) => !dish.glutenFree)).toEqual([]);
  });

  test('the fish menu has fish or seafood for lunch every day and no meat at all', () => {
    const isFromSea = (dish: DishContent) =>
      dish.allergens.includes('fish') || dish.allergens.includes('crustaceans');
    const eaten = twoWeeks('fish');
    expect(eaten.every((day) => isFromSea(dishOf(day.lunch!)))).toBe(true);
    const meat = /višt|jautien|kiaulien|kalakut/i;
    expect(
      eaten.flatMap((day) => Object.values(day)).filter((slug) => meat.test(dishOf(slug).ingredients.lt)),
    ).toEqual([]);
  });

  test('each type serves at least 10 different dishes', () => {
    for (const { key } of menuTypes) {
      expect(new Set(twoWeeks(key).flatMap((day) => Object.values(day))).size, key).toBeGreaterThanOrEqual(
        10,
      );
    }
  });
});

describe('the rest', () => {
  test('there are the 14 allergens of the regulation', () => {
    expect(Object.keys(allergens)).toEqual(legalAllergens);
    expect(new Set(Object.values(allergens).map(({ lt }) => lt)).size).toBe(14);
  });

  test('an addition has the allergens of the dish that it is', () => {
    for (const { picture, allergens, key } of additions) {
      const dish = dishes.find((each) => each.picture === picture);
      expect([...allergens].toSorted(), key).toEqual([...(dish?.allergens ?? [])].toSorted());
    }
  });

  test('additions have a picture and a price, for regular and for unique kits', () => {
    for (const addition of additions) {
      expect(dishPictures).toContain(addition.picture);
      expect(addition.pricePerDayCents).toBeGreaterThan(0);
    }
    expect(new Set(additions.map(({ isForUnique }) => isForUnique)).size).toBe(2);
    expect(combinations.every(({ pricePerDayCents }) => pricePerDayCents >= 0)).toBe(true);
    expect(products).toHaveLength(20);
  });

  test('delivery windows are in order and cost more at weekends', () => {
    for (const { deliveryTimes } of cities) {
      for (const { from, to } of deliveryTimes) expect(from < to).toBe(true);
    }
    for (const price of deliveryPrices)
      expect(price.weekendHolidayCents).toBeGreaterThan(price.workingDayCents);
  });

  test('the IBAN has a valid checksum', () => {
    const digits = (company.iban.slice(4) + company.iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
      String(letter.charCodeAt(0) - 55),
    );
    expect(BigInt(digits) % 97n).toBe(1n);
  });

  test('there are 5 sections of questions with 20 to 24 questions', () => {
    expect(faq).toHaveLength(5);
    const count = faq.reduce((sum, section) => sum + section.items.length, 0);
    expect(count).toBeGreaterThanOrEqual(20);
    expect(count).toBeLessThanOrEqual(24);
  });

  test('a blog article has 450 to 700 words in each language', () => {
    const words = (html: string) =>
      html
        .replaceAll(/<[^>]*>/g, ' ')
        .split(/\s+/)
        .filter((word) => /\p{L}/u.test(word)).length;
    expect(blogArticles).toHaveLength(6);
    for (const { slug, content } of blogArticles) {
      for (const html of [content.lt, content.en]) {
        expect(words(html), slug).toBeGreaterThanOrEqual(450);
        expect(words(html), slug).toBeLessThanOrEqual(700);
      }
    }
  });

  test('links stay inside the shop or go to an authority, never to the closed ODR platform', () => {
    const known = new Set([
      '/',
      '/kontaktai',
      '/user/kit-management',
      '/duk',
      '/kainos',
      '/krepselis',
      '/coupon-order',
      '/kuciu-rinkinys',
      '/mitybos-planai',
      '/savaites-meniu',
      '/verslo-pasiulymas',
      '/es-parama',
      '/terms-and-conditions',
      '/privacy-policy',
      '/data-deletion-policy',
      '/blog-articles',
      '/auth/register',
      '/user/order-management/all',
      '/user/discounts',
      '/user/personal-settings',
      ...ownPages.map(({ slug }) => `/p/${slug}`),
    ]);
    const links = [...textsIn(everything, 'content')].flatMap(({ lt, en }) =>
      [...`${lt}${en}`.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!),
    );
    const odd = links.filter(
      (href) =>
        !known.has(href) && !/^(mailto:|tel:|https:\/\/(www\.)?(vvtat|vdai\.lrv|vmvt\.lrv)\.lt)/.test(href),
    );
    expect(odd).toEqual([]);
  });
});
