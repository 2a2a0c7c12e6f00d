import { m } from '@shop/messages';
import { money } from '~/lib/format.ts';
import type { Choice } from '~/ui/choice-group.tsx';
import { type ChoosableKit, choicePrice, dayPrice, firstChoice } from './choice.ts';

/** A unique kit is bought as a whole: what it costs for so many days. */
const ofUnique = (kit: ChoosableKit): Choice[] =>
  kit.periods.map(({ days }) => {
    const price = choicePrice(kit, firstChoice(kit, { days }), { allergens: [], additions: [] });
    return {
      value: String(days),
      title: m.plural_days({ count: days }),
      text: money(price?.itemTotalCents ?? 0),
    };
  });

/** What a day costs, and what that saves against the shortest period. */
const ofRegular = (kit: ChoosableKit, calorieId: number | null): Choice[] => {
  const [shortest] = kit.periods;
  const dearest = shortest ? dayPrice(kit, calorieId, shortest.id) : 0;
  return kit.periods.map(({ id, days }) => {
    const price = dayPrice(kit, calorieId, id);
    const saved = (dearest - price) * days;
    return {
      value: String(days),
      title: m.plural_days({ count: days }),
      text: m.price_per_day({ price: money(price) }),
      ...(saved > 0 && { badge: m.saves({ amount: money(saved) }) }),
    };
  });
};

export const periodOptions = (kit: ChoosableKit, calorieId: number | null): Choice[] =>
  kit.isUnique ? ofUnique(kit) : ofRegular(kit, calorieId);
