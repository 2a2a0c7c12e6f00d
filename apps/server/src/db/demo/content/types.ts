import type { LegalAllergen } from '@shop/domain/allergens';
import type { Text } from '@shop/domain/text';

export type { Text };

export type DishMealType = 'breakfast' | 'lunch' | 'dinner' | 'snack' | 'undefined';

export type DishContent = {
  readonly slug: string;
  /** File among the demo pictures; the dishes of unique kits have none. */
  readonly picture: string | null;
  readonly alt: Text;
  readonly mealType: DishMealType;
  readonly unique: boolean;
  readonly name: Text;
  readonly description: Text;
  /** As on the label; what is an allergen stands between **double asterisks**. */
  readonly ingredients: Text;
  readonly allergens: readonly LegalAllergen[];
  readonly vegetarian: boolean;
  readonly vegan: boolean;
  readonly glutenFree: boolean;
  /** Net weight of a standard portion; the nutrition below is for that portion. */
  readonly weightGrams: number;
  readonly calories: number;
  readonly fats: number;
  readonly saturates: number;
  readonly carbohydrates: number;
  readonly sugars: number;
  readonly proteins: number;
  readonly salt: number;
};

export type MealKey = 'breakfast' | 'snack_1' | 'lunch' | 'snack_2' | 'dinner';

export type MenuTypeKey =
  | 'balanced'
  | 'weight-loss'
  | 'vegetarian'
  | 'vegan'
  | 'high-protein'
  | 'gluten-free'
  | 'fish'
  | 'family';

/** In days. */
export type PeriodDays = 5 | 10 | 20;

export type KitCalories = {
  readonly kcal: number;
  /** Cents per day for each period. */
  readonly prices: Readonly<Record<PeriodDays, number>>;
};

/** `amount` is a percent, or cents off one set where the type is fixed. */
export type KitDiscount = { readonly type: 'percentage' | 'fixed'; readonly amount: number };

type KitBase = {
  readonly slug: string;
  readonly picture: string;
  readonly alt: Text;
  /** The ground of its picture, kept wherever the kit appears. */
  readonly colour: string;
  /** Of the gallery, besides those of its dishes. */
  readonly morePictures?: readonly { readonly picture: string; readonly alt: Text }[];
  readonly name: Text;
  readonly tagline: Text;
  /** Paragraphs separated by a blank line. */
  readonly description: Text;
  readonly traits: readonly Text[];
  readonly recommended: boolean;
  readonly meals: readonly MealKey[];
  /** Percent of the day's energy; they add up to 100. */
  readonly macronutrients: {
    readonly proteins: number;
    readonly fats: number;
    readonly carbohydrates: number;
  };
  readonly discount: KitDiscount | null;
  readonly dishSlugs: readonly string[];
};

export type RegularKitContent = KitBase & {
  readonly isUnique: false;
  readonly menuType: MenuTypeKey;
  readonly calories: readonly KitCalories[];
};

export type UniqueKitContent = KitBase & {
  readonly isUnique: true;
  readonly menuType: null;
  /** Cents per day for one set. */
  readonly priceCents: number;
  readonly periodDays: readonly number[];
  /** How many people one set feeds. */
  readonly servings: number;
};

export type KitContent = RegularKitContent | UniqueKitContent;

export type MenuTypeContent = {
  readonly key: MenuTypeKey;
  readonly name: Text;
  readonly description: Text;
  readonly meals: readonly MealKey[];
};

/** Dish slug of each meal of the menu type. */
export type MenuDay = Readonly<Partial<Record<MealKey, string>>>;

/** Monday to Sunday. */
export type MenuWeek = readonly [MenuDay, MenuDay, MenuDay, MenuDay, MenuDay, MenuDay, MenuDay];

export type MenuWeeks = { readonly a: MenuWeek; readonly b: MenuWeek };

export type AdditionContent = {
  readonly key: string;
  readonly name: Text;
  readonly description: Text;
  readonly pricePerDayCents: number;
  readonly isForUnique: boolean;
  readonly allergens: readonly LegalAllergen[];
  /** A dish picture's file. */
  readonly picture: string;
};

export type CombinationContent = {
  readonly key: string;
  readonly name: Text;
  readonly description: Text;
  readonly pricePerDayCents: number;
  /** Of what it adds besides the dishes of the day's menu. */
  readonly allergens: readonly LegalAllergen[];
};

export type DietPlanContent = { readonly key: string; readonly name: Text; readonly description: Text };

export type ProductContent = { readonly key: string; readonly name: Text };

export type DeliveryWindow = {
  /** HH:MM, Europe/Vilnius. */
  readonly from: string;
  readonly to: string;
};

export type CityContent = {
  readonly key: string;
  readonly name: Text;
  readonly active: boolean;
  /** Empty: no pre-order. */
  readonly preOrderMessage: Text;
  readonly deliveryTimes: readonly DeliveryWindow[];
};

export type DeliveryPrice = {
  readonly isForUnique: boolean;
  readonly workingDayCents: number;
  readonly weekendHolidayCents: number;
};

export type VatEntry = {
  readonly type: 'kit' | 'delivery';
  readonly percentage: number;
  /** ISO date from which it holds. */
  readonly from: string;
};

export type FaqItem = { readonly question: Text; /** HTML. */ readonly answer: Text };

export type FaqSection = { readonly key: string; readonly name: Text; readonly items: readonly FaqItem[] };

export type BlogArticleContent = {
  readonly slug: string;
  readonly cover: string;
  readonly alt: Text;
  readonly title: Text;
  readonly excerpt: Text;
  /** ISO date. */
  readonly publishedAt: string;
  /** HTML. */
  readonly content: Text;
};
