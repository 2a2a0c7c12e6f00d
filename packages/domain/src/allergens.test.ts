import { describe, expect, it } from 'vitest';
import { falseClaims, legalAllergens } from './allergens.ts';

const nothing = { isGlutenFree: false, isVegetarian: false, isVegan: false };
const everything = { isGlutenFree: true, isVegetarian: true, isVegan: true };

describe('what a dish says of itself', () => {
  it('is contradicted by its own allergens', () => {
    expect(falseClaims(everything, ['gluten'])).toEqual(['isGlutenFree']);
    expect(falseClaims(everything, ['milk'])).toEqual(['isVegan']);
    expect(falseClaims(everything, ['eggs', 'nuts'])).toEqual(['isVegan']);
    expect(falseClaims(everything, ['fish'])).toEqual(['isVegetarian', 'isVegan']);
  });

  it('is true beside allergens that are plants', () => {
    expect(
      falseClaims(everything, ['peanuts', 'soy', 'nuts', 'celery', 'mustard', 'sesame', 'lupin']),
    ).toEqual([]);
  });

  it('cannot be false where nothing is said', () => {
    expect(falseClaims(nothing, legalAllergens)).toEqual([]);
  });
});
