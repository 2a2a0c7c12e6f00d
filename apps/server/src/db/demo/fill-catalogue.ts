import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mealKitInput, type MealKitInput } from '@shop/contract/meal-kits';
import type { LegalAllergen } from '@shop/domain/allergens';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { mealKitsRepository } from '../../features/catalogue/meal-kits/meal-kits.repository.ts';
import { additionsRepository } from '../../features/catalogue/additions/additions.repository.ts';
import { combinationsRepository } from '../../features/catalogue/combinations/combinations.repository.ts';
import { fieldsFrom } from '../../text.ts';
import type { Handle } from '../database.ts';
import * as schema from '../schema/index.ts';
import { additions } from './content/additions.ts';
import { seedAllergens } from '../seed/seed.ts';
import { allergenPercents } from './content/allergens.ts';
import { combinations } from './content/combinations.ts';
import { dietPlans } from './content/dietPlans.ts';
import { dishes } from './content/dishes.ts';
import { kits } from './content/kits.ts';
import { menuTypes, menuWeeks } from './content/menus.ts';
import { products } from './content/products.ts';
import type { CombinationContent, KitContent, MenuTypeKey } from './content/types.ts';
import { idOf, insertKeyed, type Ids } from './rows.ts';
import { shownPictures } from './shown-pictures.ts';

export const picturesFolder = join(import.meta.dirname, 'pictures');

type Manifest = Readonly<Record<string, { width: number; height: number; placeholder: string }>>;

/** By file name. */
const fillPictures = async (tx: Handle): Promise<Ids> => {
  const manifest = JSON.parse(await readFile(join(picturesFolder, 'manifest.json'), 'utf8')) as Manifest;
  return insertKeyed(
    tx,
    schema.pictures,
    Object.entries(manifest),
    ([name]) => `${name}.jpg`,
    ([name, picture]) => ({
      ...picture,
      folder: `demo/${name}`,
      alt: shownPictures.get(`${name}.jpg`) ?? { lt: '', en: '' },
      status: 'ready' as const,
    }),
  );
};

/** As a year of votes leaves them: most dishes are liked, and the newest have not been tasted yet. */
const evaluationOf = (slug: string) => {
  const place = dishes.findIndex((dish) => dish.slug === slug);
  if (place % 9 === 8) return {};
  const average = 412 + ((place * 29) % 78);
  const votes = 12 + ((place * 37) % 140);
  return {
    evaluationAverage: average,
    evaluationVotes: votes,
    earlierAverage: average,
    earlierVotes: votes,
  };
};

/** Those of the law, with what leaving them out costs. */
const fillAllergens = async (tx: Handle): Promise<Ids> => {
  await seedAllergens(tx);
  for (const [code, pricePercent] of Object.entries(allergenPercents))
    await tx
      .update(schema.allergens)
      .set({ pricePercent })
      .where(eq(schema.allergens.code, code as LegalAllergen));
  const rows = await tx.select().from(schema.allergens);
  return new Map(rows.map(({ id, code }) => [code ?? '', id]));
};

const isServed = (slug: string, menu: MenuTypeKey): boolean =>
  Object.values(menuWeeks[menu]).some((week) => week.some((day) => Object.values(day).includes(slug)));

/** The menu that a dish is made for: the strictest that it fits, though others serve it too. */
const menuOf = ({
  slug,
  vegan,
  vegetarian,
  allergens,
}: Pick<(typeof dishes)[number], 'slug' | 'vegan' | 'vegetarian' | 'allergens'>): MenuTypeKey | null => {
  const fitting: MenuTypeKey[] = [
    ...(vegan ? (['vegan'] as const) : []),
    ...(vegetarian ? (['vegetarian'] as const) : []),
    ...(allergens.includes('fish') ? (['fish'] as const) : []),
    'balanced',
  ];
  return fitting.find((menu) => isServed(slug, menu)) ?? null;
};

const fillDishes = async (
  tx: Handle,
  {
    pictureIds,
    allergenIds,
    menuTypeIds,
  }: Readonly<Record<'pictureIds' | 'allergenIds' | 'menuTypeIds', Ids>>,
): Promise<Ids> => {
  const ids = await insertKeyed(
    tx,
    schema.dishes,
    dishes,
    (dish) => dish.slug,
    ({ slug, alt: _, allergens, unique, vegetarian, vegan, glutenFree, picture, ...dish }) => ({
      ...dish,
      ...evaluationOf(slug),
      menuTypeId: menuTypeIds.get(menuOf({ slug, vegan, vegetarian, allergens }) ?? '') ?? null,
      isUnique: unique,
      isVegetarian: vegetarian,
      isVegan: vegan,
      isGlutenFree: glutenFree,
      pictureId: picture ? idOf(pictureIds, picture) : null,
    }),
  );
  await tx
    .insert(schema.dishAllergens)
    .values(
      dishes.flatMap((dish) =>
        dish.allergens.map((key) => ({ dishId: idOf(ids, dish.slug), allergenId: idOf(allergenIds, key) })),
      ),
    );
  return ids;
};

const plansOfMenu: Readonly<Record<MenuTypeKey, string>> = {
  balanced: 'balanced',
  'weight-loss': 'low-carb',
  vegetarian: 'plant-based',
  vegan: 'plant-based',
  'high-protein': 'low-carb',
  'gluten-free': 'balanced',
  fish: 'mediterranean',
  family: 'balanced',
};

const regularPeriods = [5, 10, 20];

/** A few of a kit's dishes, to look at beside the kit itself. */
const galleryOf = ({ picture, morePictures = [], dishSlugs }: KitContent): string[] => [
  picture,
  ...morePictures.map((more) => more.picture),
  ...dishSlugs.flatMap((slug) => dishes.find((dish) => dish.slug === slug)?.picture ?? []).slice(0, 4),
];

type KitParts = {
  readonly pictureIds: Ids;
  readonly dishIds: Ids;
  readonly menuTypeIds: Ids;
  readonly periodIds: Ids;
  readonly combinationIds: Ids;
  readonly dietPlanIds: Ids;
};

/** A kit of the content as an admin would send it. */
const kitInputOf = (kit: KitContent, parts: KitParts): MealKitInput =>
  mealKitInput.parse({
    ...fieldsFrom('name', kit.name),
    ...fieldsFrom('tagline', kit.tagline),
    ...fieldsFrom('description', kit.description),
    traits: [...kit.traits],
    colour: kit.colour,
    isUnique: kit.isUnique,
    isRecommended: kit.recommended,
    discount: kit.discount,
    macronutrients: kit.macronutrients,
    meals: [...kit.meals],
    dishIds: kit.dishSlugs.map((slug) => idOf(parts.dishIds, slug)),
    periodIds: (kit.isUnique ? kit.periodDays : regularPeriods).map((days) =>
      idOf(parts.periodIds, String(days)),
    ),
    ...(kit.isUnique
      ? { priceCents: kit.priceCents }
      : {
          menuTypeId: idOf(parts.menuTypeIds, kit.menuType),
          combinationIds: [...parts.combinationIds.values()],
          dietPlanIds: [idOf(parts.dietPlanIds, plansOfMenu[kit.menuType])],
          calories: kit.calories.map(({ kcal, prices }) => ({
            kcal,
            prices: Object.entries(prices).map(([days, priceCents]) => ({
              periodId: idOf(parts.periodIds, days),
              priceCents,
            })),
          })),
        }),
  } satisfies z.input<typeof mealKitInput>);

const fillKits = async (tx: Handle, parts: KitParts): Promise<void> => {
  const repository = mealKitsRepository(tx);
  for (const kit of kits) {
    const id = await repository.insert(kitInputOf(kit, parts));
    for (const picture of galleryOf(kit)) await repository.addPicture(id, idOf(parts.pictureIds, picture));
  }
};

const byKey = (item: { readonly key: string }): string => item.key;

/** Each by its repository, so that its allergens go along. */
const fillWithAllergens = async <Item extends { readonly key: string }, Input>(
  repository: { insert(input: Input): Promise<number> },
  items: readonly Item[],
  input: (item: Item) => Input,
): Promise<Ids> => {
  const ids = new Map<string, number>();
  for (const item of items) ids.set(item.key, await repository.insert(input(item)));
  return ids;
};

/** Pictures, dishes, kits and all that they are made of. Gives back the pictures, which other content shows too. */
export const fillCatalogue = async (tx: Handle): Promise<Ids> => {
  const pictureIds = await fillPictures(tx);
  const allergenIds = await fillAllergens(tx);
  await insertKeyed(tx, schema.products, products, byKey, ({ name }) => ({ name }));
  const described = <Item extends CombinationContent>({ name, description, allergens, ...item }: Item) => ({
    ...item,
    ...fieldsFrom('name', name),
    ...fieldsFrom('description', description),
    allergenIds: allergens.map((key) => idOf(allergenIds, key)),
  });
  await fillWithAllergens(additionsRepository(tx), additions, (addition) => ({
    ...described(addition),
    thumbnailId: idOf(pictureIds, addition.picture),
  }));
  const menuTypeIds = await insertKeyed(tx, schema.menuTypes, menuTypes, byKey, ({ name, description }) => ({
    name,
    description,
  }));
  await fillKits(tx, {
    pictureIds,
    dishIds: await fillDishes(tx, { pictureIds, allergenIds, menuTypeIds }),
    menuTypeIds,
    periodIds: await insertKeyed(tx, schema.periods, [1, 3, ...regularPeriods], String, (days) => ({ days })),
    combinationIds: await fillWithAllergens(combinationsRepository(tx), combinations, described),
    dietPlanIds: await insertKeyed(tx, schema.dietPlans, dietPlans, byKey, ({ key: _, ...row }) => row),
  });
  return pictureIds;
};
