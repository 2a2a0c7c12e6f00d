/** The 14 of Regulation (EU) No 1169/2011, in its order, by the names that rules know them by. */
export const legalAllergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type LegalAllergen = (typeof legalAllergens)[number];

/** What a dish may say of itself, and the allergens that make it untrue. */
const contradictions = {
  isGlutenFree: ['gluten'],
  isVegetarian: ['crustaceans', 'fish', 'molluscs'],
  isVegan: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
} as const satisfies Record<string, readonly LegalAllergen[]>;

export type DishClaim = keyof typeof contradictions;

/** Which of a dish's claims its own allergens contradict. */
export const falseClaims = (
  claims: Readonly<Record<DishClaim, boolean>>,
  allergens: readonly LegalAllergen[],
): DishClaim[] =>
  (Object.keys(contradictions) as DishClaim[]).filter(
    (claim) =>
      claims[claim] && contradictions[claim].some((allergen: LegalAllergen) => allergens.includes(allergen)),
  );
