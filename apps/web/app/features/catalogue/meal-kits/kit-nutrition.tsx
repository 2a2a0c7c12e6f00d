import type { MealKit } from '@shop/contract/meal-kits';
import { m } from '@shop/messages';
import { mealName } from '@shop/messages/meals';
import { number } from '~/lib/format.ts';
import { MacroBar } from '~/ui/macro-bar.tsx';

/** Energy in a gram, by Regulation 1169/2011. */
const kcalPerGram = { proteins: 4, fats: 9, carbohydrates: 4 };

const macros = [
  { key: 'proteins', label: m.proteins, part: 'proteins' },
  { key: 'fats', label: m.fats, part: 'fats' },
  { key: 'carbs', label: m.carbohydrates, part: 'carbohydrates' },
] as const;

type Props = {
  kit: Pick<MealKit, 'macronutrients' | 'meals' | 'isUnique'>;
  /** The chosen level; null where the kit has none. */
  kcal: number | null;
};

/** From what the day's energy comes: in grams where the level is known, in shares always. */
export function KitNutrition({ kit, kcal }: Props) {
  return (
    <section aria-labelledby="nutrition" className="grid content-start gap-4">
      <h2 id="nutrition" className="text-3xl">
        {kit.isUnique ? m.nutrition_title_unique() : m.nutrition_title()}
      </h2>
      <MacroBar
        total={kcal === null ? undefined : m.kcal({ amount: number(kcal) })}
        macros={macros.map(({ key, label, part }) => {
          const percent = kit.macronutrients[part];
          const grams = Math.round(((kcal ?? 0) * percent) / 100 / kcalPerGram[part]);
          return {
            key,
            label: label(),
            grams: percent,
            text:
              kcal === null
                ? m.percent({ amount: number(percent) })
                : m.macro_grams({ grams: number(grams), percent: number(percent) }),
          };
        })}
      />
      {!kit.isUnique && (
        <p className="text-muted">
          {m.meals_of_day({ meals: kit.meals.map((meal) => mealName(meal).toLowerCase()).join(', ') })}
        </p>
      )}
    </section>
  );
}
