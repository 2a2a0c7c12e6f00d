import type { LegalAllergen } from '@shop/domain/allergens';

/** What leaving it out adds to a kit's price, in percent; nothing where it is not said. */
export const allergenPercents: Readonly<Partial<Record<LegalAllergen, number>>> = {
  gluten: 8,
  crustaceans: 2,
  eggs: 4,
  fish: 3,
  peanuts: 1,
  soy: 2,
  milk: 6,
  nuts: 3,
  celery: 1.5,
  mustard: 1,
  sesame: 1.5,
  sulphites: 1,
};
