import { roundHalfUp } from '@shop/domain/money';
import { m } from '@shop/messages';
import { money } from '~/lib/format.ts';
import type { Choice } from '~/ui/choice-group.tsx';
import { type ChoosableKit, choicePrice, firstChoice } from './choice.ts';

const noExtras = { allergens: [], additions: [] };

/** One set of the kit for so many days, its own discount taken off; null where it is not sold so. */
const setPrice = (kit: ChoosableKit, calorieId: number | null, days: number): number | null => {
  const plain = { ...firstChoice(kit, { days }), calorieId, combinationId: null };
  return choicePrice(kit, plain, noExtras)?.itemTotalCents ?? null;
};

/** A unique kit is bought as a whole: what it costs for so many days. */
const ofUnique = (kit: ChoosableKit): Choice[] =>
  kit.periods.map(({ days }) => ({
    value: String(days),
    title: m.plural_days({ count: days }),
    text: money(setPrice(kit, null, days) ?? 0),
  }));

/** What a day costs, and what that saves against the shortest period: the price that is paid, not the one before it. */
const ofRegular = (kit: ChoosableKit, calorieId: number | null): Choice[] => {
  const [shortest] = kit.periods;
  const dearest = shortest ? (setPrice(kit, calorieId, shortest.days) ?? 0) : 0;
  return kit.periods.map(({ days }) => {
    const price = setPrice(kit, calorieId, days) ?? 0;
    const saved = roundHalfUp(dearest * days, shortest?.days ?? 1) - price;
    return {
      value: String(days),
      title: m.plural_days({ count: days }),
      text: m.price_per_day({ price: money(roundHalfUp(price, days)) }),
      ...(saved > 0 && { badge: m.saves({ amount: money(saved) }) }),
    };
  });
};

export const periodOptions = (kit: ChoosableKit, calorieId: number | null): Choice[] =>
  kit.isUnique ? ofUnique(kit) : ofRegular(kit, calorieId);
