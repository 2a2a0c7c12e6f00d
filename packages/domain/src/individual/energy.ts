/** A day's proteins, fats and carbohydrates: in grams, or as percents of its calories. */
export type Macronutrients = {
  readonly unit: 'grams' | 'percents';
  readonly proteins: number;
  readonly fats: number;
  readonly carbohydrates: number;
};

export type Energy = {
  readonly kcal: number | null;
  readonly macronutrients: Macronutrients | null;
};

/** Of a gram. */
export const kcalPerGram = { proteins: 4, fats: 9, carbohydrates: 4 } as const;

const kcalOfGrams = ({ proteins, fats, carbohydrates }: Macronutrients): number =>
  Math.round(
    proteins * kcalPerGram.proteins + fats * kcalPerGram.fats + carbohydrates * kcalPerGram.carbohydrates,
  );

/** A day's energy as it was asked for: grams make their own, percents are of the calories; null: not said yet. */
export const energyKcal = ({ kcal, macronutrients }: Energy): number | null =>
  macronutrients?.unit === 'grams' ? kcalOfGrams(macronutrients) : kcal;

/** What a day's energy is made of, in grams and percents, for the bar that shows it; null: not to be said yet. */
export function energyShares(
  energy: Energy,
): Readonly<Record<keyof typeof kcalPerGram, { readonly grams: number; readonly percent: number }>> | null {
  const kcal = energyKcal(energy);
  const { macronutrients } = energy;
  if (kcal === null || kcal === 0 || macronutrients === null) return null;
  const of = (name: keyof typeof kcalPerGram) => {
    const value = macronutrients[name];
    const isGrams = macronutrients.unit === 'grams';
    const tenths = (number: number): number => Math.round(number * 10) / 10;
    return {
      grams: isGrams ? value : tenths((kcal * value) / 100 / kcalPerGram[name]),
      percent: isGrams ? tenths((value * kcalPerGram[name] * 100) / kcal) : value,
    };
  };
  return { proteins: of('proteins'), fats: of('fats'), carbohydrates: of('carbohydrates') };
}
