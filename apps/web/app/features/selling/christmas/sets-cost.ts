import { type ChoosableKit, choicePrice, firstChoice } from '~/features/catalogue/meal-kits/choice.ts';

const nothing = { allergens: [], additions: [] };

/** What so many sets cost today without delivery: the kit as it is, nothing left out and nothing added. */
export const setsCost = (kit: ChoosableKit, amount: number): number =>
  choicePrice(kit, { ...firstChoice(kit), combinationId: null, amount }, nothing)?.itemTotalCents ?? 0;
