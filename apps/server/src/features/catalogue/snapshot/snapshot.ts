import type { LegalAllergen } from '@shop/domain/allergens';
import type { Addition } from '@shop/contract/additions';
import type { Allergen } from '@shop/contract/allergens';
import type { Combination } from '@shop/contract/combinations';
import type { DietPlan } from '@shop/contract/diet-plans';
import type { Dish } from '@shop/contract/dishes';
import { byMeal } from '@shop/domain/meals';
import { cheapestDay, periodPrices } from '@shop/domain/pricing/past-prices';
import type { MealKit } from '@shop/contract/meal-kits';
import type { Period } from '@shop/contract/periods';
import type { Picture } from '@shop/contract/pictures';
import type { Shop } from '@shop/contract/shop';
import type { Product } from '@shop/contract/products';
import type { MenuType } from '@shop/contract/menu-types';
import { presentEvaluation } from '../dishes/dishes.presenter.ts';
import { presentPicture } from '../../base/pictures/pictures.presenter.ts';
import type { CatalogueRows } from './catalogue.repository.ts';
import { type Content, contentOf } from './content.ts';
import type { Menu } from './menu.ts';
import { allergenIdsOf } from './shown-menus.ts';
import { type Pricing, pricingOf } from '../prices/pricing-snapshot.ts';
import { reductionOf } from '../prices/reductions.ts';
import { type AllSettings, settingsOf, settingVersions } from '../../base/settings/setting-kinds.ts';
import { shownShop } from './shown-shop.ts';

/** A kit without its weeks, which the menus hold. */
export type Kit = Omit<MealKit, 'menus'>;

/** All that guests may see, ready to be answered; never changed, only replaced. Maps keep the order of their list. */
export type Snapshot = {
  readonly pictures: ReadonlyMap<number, Picture>;
  readonly allergens: ReadonlyMap<number, Allergen & { readonly code: LegalAllergen | null }>;
  readonly periods: ReadonlyMap<number, Period>;
  readonly additions: ReadonlyMap<number, Addition>;
  readonly combinations: ReadonlyMap<number, Combination>;
  readonly dietPlans: ReadonlyMap<number, DietPlan>;
  readonly products: ReadonlyMap<number, Product>;
  readonly dishes: ReadonlyMap<number, Dish>;
  readonly menuTypes: ReadonlyMap<number, MenuType>;
  readonly menus: readonly Menu[];
  readonly kits: ReadonlyMap<number, Kit>;
  readonly shop: Shop;
  readonly content: Content;
  readonly settings: AllSettings;
  readonly settingVersions: ReadonlyMap<string, number>;
  readonly pricing: Pricing;
};

const byId = <T extends { readonly id: number }>(items: readonly T[]): Map<number, T> =>
  new Map(items.map((each) => [each.id, each]));

const grouped = <T>(rows: readonly T[], key: (row: T) => number): ((id: number) => T[]) => {
  const groups = Map.groupBy(rows, key);
  return (id) => groups.get(id) ?? [];
};

const found = <T>(map: ReadonlyMap<number, T>, ids: readonly number[]): T[] =>
  ids.flatMap((id) => map.get(id) ?? []);

const dishesOf = (
  rows: CatalogueRows,
  allergens: ReadonlyMap<number, Allergen>,
  pictures: ReadonlyMap<number, Picture>,
) => {
  const allergensOf = grouped(rows.dishAllergens, (row) => row.dishId);
  return rows.dishes.map(
    ({
      createdAt: _,
      earlierAverage: __,
      earlierVotes: ___,
      pictureId,
      evaluationAverage,
      evaluationVotes,
      ...dish
    }): Dish => ({
      ...dish,
      evaluation: presentEvaluation({ evaluationAverage, evaluationVotes }),
      allergens: found(
        allergens,
        allergensOf(dish.id).map((row) => row.allergenId),
      ).map(({ id, code, name }) => ({ id, code, name })),
      picture: pictures.get(pictureId ?? 0) ?? null,
    }),
  );
};

const menusOf = (rows: CatalogueRows, dishes: ReadonlyMap<number, Dish>): Menu[] => {
  const slotsOf = grouped(rows.menuDishes, (row) => row.menuId);
  return rows.menus.map((menu) => {
    const days = Map.groupBy(slotsOf(menu.id), (slot) => slot.weekday);
    return {
      id: menu.id,
      version: menu.version,
      menuTypeId: menu.menuTypeId,
      weekStart: menu.weekStart,
      days: Array.from({ length: menu.daysAmount }, (_, index) => ({
        weekday: index + 1,
        dishes: (days.get(index + 1) ?? [])
          .toSorted((a, b) => byMeal(a.meal, b.meal))
          .flatMap(({ meal, dishId }) => {
            const dish = dishes.get(dishId);
            return dish ? [{ meal, dish }] : [];
          }),
      })),
    };
  });
};

type Parts = Pick<Snapshot, 'pictures' | 'periods' | 'combinations' | 'dietPlans' | 'dishes' | 'menus'> & {
  readonly now: Date;
};

const kitsOf = (rows: CatalogueRows, parts: Parts): Kit[] => {
  const caloriesOf = grouped(rows.calories, (row) => row.mealKitId);
  const pricesOf = grouped(rows.caloriePrices, (row) => row.calorieId);
  const periodsOf = grouped(rows.kitPeriods, (row) => row.mealKitId);
  const combinationsOf = grouped(rows.kitCombinations, (row) => row.mealKitId);
  const dietPlansOf = grouped(rows.kitDietPlans, (row) => row.mealKitId);
  const kitDishesOf = grouped(rows.kitDishes, (row) => row.mealKitId);
  const picturesOf = grouped(rows.kitPictures, (row) => row.mealKitId);
  const historyOf = grouped(rows.pricing.priceHistory, (row) => row.mealKitId);
  return rows.mealKits.map((kit) => {
    const calories = caloriesOf(kit.id).map(({ id, kcal }) => ({
      id,
      kcal,
      prices: pricesOf(id).map(({ periodId, priceCents }) => ({ periodId, priceCents })),
    }));
    const dayPrices = kit.isUnique
      ? [kit.priceCents ?? 0]
      : calories.flatMap((each) => each.prices.map((price) => price.priceCents));
    const levels = calories.map((each) => each.kcal);
    const inKit = new Set(periodsOf(kit.id).map((row) => row.periodId));
    const gallery = found(
      parts.pictures,
      picturesOf(kit.id).map((row) => row.pictureId),
    );
    const priced = {
      id: kit.id,
      version: kit.version,
      isUnique: kit.isUnique,
      priceCents: kit.priceCents,
      discount:
        kit.discountType && kit.discountAmount !== null
          ? { type: kit.discountType, amount: kit.discountAmount }
          : null,
      calories,
      periods: [...parts.periods.values()].filter((period) => inKit.has(period.id)),
      combinations: found(
        parts.combinations,
        combinationsOf(kit.id).map((row) => row.combinationId),
      ),
    };
    const cheapest = cheapestDay(periodPrices(priced), priced.periods);
    const ofMenu = {
      menuTypeId: kit.menuTypeId,
      meals: kit.meals.toSorted(byMeal),
      dishes: found(
        parts.dishes,
        kitDishesOf(kit.id).map((row) => row.dishId),
      ),
    };
    return {
      ...priced,
      ...ofMenu,
      allergenIds: allergenIdsOf(ofMenu, parts.menus, parts.now),
      ...reductionOf(priced, historyOf(kit.id)),
      name: kit.name,
      tagline: kit.tagline,
      description: kit.description,
      traits: kit.traits,
      colour: kit.colour,
      isHidden: kit.isHidden,
      isRecommended: kit.isRecommended,
      priceFromCents: Math.min(...(dayPrices.length > 0 ? dayPrices : [0])),
      priceFor: cheapest && { kcal: cheapest.kcal, days: cheapest.days },
      kcalFrom: levels.at(0) ?? null,
      kcalTo: levels.at(-1) ?? null,
      dietPlans: found(
        parts.dietPlans,
        dietPlansOf(kit.id).map((row) => row.dietPlanId),
      ).map(({ id, name }) => ({ id, name })),
      macronutrients: {
        proteins: kit.proteinsPercent,
        fats: kit.fatsPercent,
        carbohydrates: kit.carbohydratesPercent,
      },
      pictures: gallery,
      thumbnail: parts.pictures.get(kit.thumbnailId ?? 0) ?? gallery[0] ?? null,
    };
  });
};

export const buildSnapshot = (rows: CatalogueRows, now: Date): Snapshot => {
  const pictures = byId(rows.pictures.map(presentPicture));
  const allergens = byId(rows.allergens);
  const periods = byId(rows.periods);
  const combinationAllergensOf = grouped(rows.combinationAllergens, (row) => row.combinationId);
  const combinations = byId(
    rows.combinations.map((combination) => ({
      ...combination,
      allergenIds: combinationAllergensOf(combination.id).map((row) => row.allergenId),
    })),
  );
  const dietPlans = byId(rows.dietPlans);
  const dishes = byId(dishesOf(rows, allergens, pictures));
  const menus = menusOf(rows, dishes);
  const kits = byId(kitsOf(rows, { pictures, periods, combinations, dietPlans, dishes, menus, now }));
  const additionAllergensOf = grouped(rows.additionAllergens, (row) => row.additionId);
  const additions = byId(
    rows.additions.map(({ thumbnailId, ...addition }) => ({
      ...addition,
      allergenIds: additionAllergensOf(addition.id).map((row) => row.allergenId),
      thumbnail: pictures.get(thumbnailId ?? 0) ?? null,
    })),
  );
  const content = contentOf(rows.content, pictures);
  const settings = settingsOf(rows.settings);
  const onSale = new Map([...kits].filter(([, kit]) => !kit.isHidden));
  const cityIds = [...content.cities.values()].flatMap((city) => (city.isActive ? [city.id] : []));
  return {
    pictures,
    allergens,
    periods,
    combinations,
    dietPlans,
    dishes,
    products: byId(rows.products),
    menuTypes: byId(rows.menuTypes),
    additions,
    menus,
    shop: shownShop(settings.shop, pictures),
    content,
    settings,
    settingVersions: settingVersions(rows.settings),
    pricing: pricingOf(rows.pricing, { kits: onSale, allergens, additions, cityIds, settings }, now),
    kits,
  };
};
