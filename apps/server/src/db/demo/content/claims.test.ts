import { m } from '@shop/messages';
import { timeWindowText } from '@shop/messages/time-window';
import { describe, expect, test } from 'vitest';
import { cities } from './cities.ts';
import { dishes } from './dishes.ts';
import { faq } from './faq.ts';
import { kits } from './kits.ts';
import { menuWeeks } from './menus.ts';
import { kaipPristatome } from './pages/kaipPristatome.ts';
import { shop } from './shop.ts';
import type { DishContent, KitContent, MealKey, MenuTypeKey, RegularKitContent } from './types.ts';

/** Whatever the demo says that can be counted is counted here: a shop that says what is not so is a bad example. */

const dishOf = (slug: string): DishContent => {
  const dish = dishes.find((each) => each.slug === slug);
  if (!dish) throw new Error(`no dish ${slug}`);
  return dish;
};

const kitOf = (slug: string): KitContent => {
  const kit = kits.find((each) => each.slug === slug);
  if (!kit) throw new Error(`no kit ${slug}`);
  return kit;
};

const regular = kits.filter((kit): kit is RegularKitContent => !kit.isUnique);

/** Everything that is said about a kit, in one language. */
const wordsOf = (kit: KitContent, locale: 'lt' | 'en'): string =>
  [kit.tagline, kit.description, ...kit.traits].map((text) => text[locale]).join('\n');

const week = (key: MenuTypeKey, which: 'a' | 'b', ...meals: MealKey[]): string[] =>
  menuWeeks[key][which].flatMap((day) => meals.flatMap((meal) => day[meal] ?? []));

const twoWeeks = (key: MenuTypeKey, ...meals: MealKey[]): string[] => [
  ...week(key, 'a', ...meals),
  ...week(key, 'b', ...meals),
];

const repeated = (slugs: readonly string[]): string[] =>
  slugs.filter((slug, index) => slugs.indexOf(slug) !== index);

const averageKcal = (slugs: readonly string[]): number =>
  slugs.reduce((sum, slug) => sum + dishOf(slug).calories, 0) / slugs.length;

const distinct = (key: MenuTypeKey): number =>
  new Set(twoWeeks(key, 'breakfast', 'snack_1', 'lunch', 'snack_2', 'dinner')).size;

const mealWords = { lt: ['', '', '', 'Trys', 'Keturi', 'Penki'], en: ['', '', '', 'Three', 'Four', 'Five'] };

describe('what kits say', () => {
  test.each(kits)('$slug: the number of meals a day is the one it brings', (kit) => {
    for (const [, word] of wordsOf(kit, 'lt').matchAll(/(Trys|Keturi|Penki) valgymai/g))
      expect(word).toBe(mealWords.lt[kit.meals.length]);
    for (const [, word] of wordsOf(kit, 'en').matchAll(/(Three|Four|Five) meals/g))
      expect(word).toBe(mealWords.en[kit.meals.length]);
  });

  test.each(regular)('$slug: every level that it names is sold, and "up to" and "lowest" are so', (kit) => {
    const levels = kit.calories.map(({ kcal }) => kcal);
    const kcalIn = (text: string) =>
      [...text.matchAll(/(\d[\d\u00a0 ,]*\d) kcal/g)].map(([, digits]) =>
        Number(digits!.replaceAll(/\D/g, '')),
      );
    for (const locale of ['lt', 'en'] as const)
      for (const named of kcalIn(kit.description[locale])) expect(levels).toContain(named);
    if (/Kaloringumas – iki/.test(kit.description.lt))
      expect(kcalIn(kit.description.lt)).toContain(Math.max(...levels));
    if (/Mažiausias kaloringumas/.test(kit.description.lt))
      expect(kcalIn(kit.description.lt)).toContain(Math.min(...levels));
  });

  test('balanced: lunches and dinners do not repeat in two weeks, nor breakfasts and snacks in one', () => {
    const said = wordsOf(kitOf('rinkinys-subalansuotas'), 'lt');
    expect(said).toContain('Per dvi savaites nepasikartoja nė vieni pietūs ir nė viena vakarienė');
    expect(said).toContain('per savaitę – nė vieni pusryčiai ir nė vienas užkandis');
    const mains = twoWeeks('balanced', 'lunch', 'dinner');
    expect(mains).toHaveLength(28);
    expect(repeated(mains)).toEqual([]);
    for (const which of ['a', 'b'] as const) {
      const snacks = week('balanced', which, 'snack_1', 'snack_2');
      expect(snacks).toHaveLength(14);
      expect(repeated(snacks)).toEqual([]);
      // Nor does a dish of one meal come as another in the same week.
      expect(repeated([...snacks, ...week('balanced', which, 'breakfast', 'lunch', 'dinner')])).toEqual([]);
    }
  });

  test.each(['weight-loss', 'fish', 'family'] as const)('%s: no snack comes twice a week', (key) => {
    for (const which of ['a', 'b'] as const)
      expect(repeated(week(key, which, 'snack_1', 'snack_2'))).toEqual([]);
  });

  test('no other kit says anything about dishes that do not repeat', () => {
    const others = kits.filter(({ slug }) => slug !== 'rinkinys-subalansuotas');
    expect(others.filter((kit) => /nesikartoj|nepasikartoj/.test(wordsOf(kit, 'lt')))).toEqual([]);
    expect(others.filter((kit) => /repeat/i.test(wordsOf(kit, 'en')))).toEqual([]);
  });

  test('balanced has the most variety of all', () => {
    const kit = kitOf('rinkinys-subalansuotas');
    expect(kit.traits.map(({ lt }) => lt)).toContain('Didžiausia įvairovė');
    for (const { menuType } of regular)
      expect(distinct(menuType), menuType).toBeLessThanOrEqual(distinct('balanced'));
  });

  test.each(['weight-loss', 'vegan'] as const)('%s: dinners are lighter than lunches', (key) => {
    expect(averageKcal(twoWeeks(key, 'dinner'))).toBeLessThan(averageKcal(twoWeeks(key, 'lunch')));
  });

  test('sport: more than a quarter of the energy is protein', () => {
    expect(kitOf('rinkinys-sportui').macronutrients.proteins).toBeGreaterThan(25);
  });

  test('family: the lowest price of all', () => {
    const cheapest = (kit: RegularKitContent) => Math.min(...kit.calories.map(({ prices }) => prices[20]));
    const family = cheapest(kitOf('rinkinys-seimai') as RegularKitContent);
    for (const kit of regular) expect(cheapest(kit), kit.slug).toBeGreaterThanOrEqual(family);
  });

  test('Christmas Eve: twelve dishes for six', () => {
    const kit = kitOf('rinkinys-kucios');
    expect(kit.isUnique && kit.servings).toBe(6);
    expect(wordsOf(kit, 'lt')).toMatch(/Dvylika Kūčių patiekalų šešiems/);
    expect(kit.dishSlugs).toHaveLength(12);
    // It is the table of one evening of the year, not of any feast.
    expect(wordsOf(kit, 'lt')).not.toMatch(/gimtadien|krikštyn|bet kuriai progai/i);
  });

  test('juice day: three juices and two smoothies of about 970 kcal, for one day or three', () => {
    const kit = kitOf('rinkinys-detoksas');
    const is = (start: string) => kit.dishSlugs.filter((slug) => slug.startsWith(start)).length;
    expect([is('sultys-'), is('glotnutis-')]).toEqual([3, 2]);
    const kcal = kit.dishSlugs.reduce((sum, slug) => sum + dishOf(slug).calories, 0);
    expect(Math.abs(kcal - 970)).toBeLessThanOrEqual(10);
    expect(kit.isUnique && kit.periodDays).toEqual([1, 3]);
  });
});

describe('what the shop says', () => {
  test('20 days have the lowest price per day', () => {
    expect(shop.promotionText.lt).toContain('20 dienų, dienos kaina mažiausia');
    for (const { calories } of regular)
      for (const { prices } of calories) expect(prices[20]).toBe(Math.min(...Object.values(prices)));
  });

  test('the cities are those that are served', () => {
    const named = cities.filter(({ active }) => active).map(({ name }) => name.en);
    expect(named).toEqual(['Vilnius', 'Kaunas', 'Klaipėda']);
    expect(shop.heroSubtitle.lt).toContain('Vilniuje, Kaune ir Klaipėdoje');
    expect(shop.heroSubtitle.en).toContain('Vilnius, Kaunas and Klaipėda');
  });

  test('windows of the page about delivery are the ones driven in; fees and terms are read from the settings', () => {
    const textIn = (locale: 'lt' | 'en') => kaipPristatome.content[locale].replaceAll(/\u00a0|&nbsp;/g, ' ');
    const text = textIn('lt');
    for (const { name, deliveryTimes } of cities) {
      const windowsIn = (locale: 'lt' | 'en') =>
        deliveryTimes.map(({ from, to }) =>
          timeWindowText({ fromTime: from, toTime: to }, locale).replaceAll('\u00a0', ' '),
        );
      // The unit stands once, behind the last of them.
      const hours = windowsIn('lt').map((window) => window.replace(/ val\.$/, ''));
      expect(text).toContain(`<td>${name.lt}</td><td>${hours.join(', ')} val.</td>`);
      expect(textIn('en')).toContain(`<td>${name.en}</td><td>${windowsIn('en').join(', ')}</td>`);
    }
    expect(text).toContain('<td>{delivery_price}</td><td>{weekend_delivery_price}</td>');
    expect(text).toContain('<td>{unique_delivery_price}</td><td>{unique_weekend_delivery_price}</td>');
    expect(text).toContain('daugiau nei {delivery_change_hours}, o dieną');
    expect(text).toContain('jei daugiau nei {cancellation_hours}');
    expect(text).not.toMatch(/\d,\d\d €|valand/);
  });

  test('nobody is told two things about what a courier does at the door: it is left quietly', () => {
    const answers = faq.flatMap(({ items }) => items.map(({ answer }) => answer.lt)).join('\n');
    const hint = m.delivery_leave_at_door_hint({}, { locale: 'lt' });
    for (const text of [answers, kaipPristatome.content.lt, hint]) expect(text).toMatch(/tyliai/i);
    for (const text of [answers, kaipPristatome.content.lt, hint])
      expect(text).not.toMatch(/prie durų[^.]*\bpaskambin/i);
  });
});
