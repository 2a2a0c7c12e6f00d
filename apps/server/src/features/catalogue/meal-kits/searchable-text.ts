import { plainLetters } from '@shop/domain/search';
import type { Kit } from '../snapshot/snapshot.ts';

/** Kept for as long as its kit: a snapshot is searched many times. */
const made = new WeakMap<Kit, string>();

/** All that a search looks into, in both languages and in plain letters. */
export const searchableText = (kit: Kit): string => {
  const known = made.get(kit);
  if (known !== undefined) return known;
  const texts = [
    kit.name,
    kit.tagline,
    kit.description,
    ...kit.traits,
    ...kit.dietPlans.map((plan) => plan.name),
    ...kit.dishes.flatMap((dish) => [dish.name, dish.description]),
  ];
  const text = plainLetters(texts.map(({ lt, en }) => `${lt} ${en}`).join(' '));
  made.set(kit, text);
  return text;
};
