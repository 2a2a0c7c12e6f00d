export const sexes = ['man', 'woman'] as const;
export type Sex = (typeof sexes)[number];

/** How many times the resting need a day's activity makes it. */
const activityFactors = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  very_active: 1.725,
  extra_active: 1.9,
} as const;
export type Activity = keyof typeof activityFactors;
export const activities = Object.keys(activityFactors) as readonly Activity[];

/** Kilograms gained a week; each takes 1000 kcal a day. */
const weeklyChanges = {
  extreme_loss: -1,
  loss: -0.5,
  mild_loss: -0.25,
  maintain: 0,
  mild_gain: 0.25,
  gain: 0.5,
  extreme_gain: 1,
} as const;
export type Goal = keyof typeof weeklyChanges;
export const goals = Object.keys(weeklyChanges) as readonly Goal[];

const KCAL_A_DAY_PER_WEEKLY_KG = 1000;
const FAST_LOSS_KG_A_WEEK = 1;
export const LEAST_HEALTHY_KCAL = 1500;

/** From the youngest who may order, with a parent's consent, to what the formula is sensible for. */
export const calorieBounds = {
  age: { min: 14, max: 100 },
  heightCm: { min: 120, max: 230 },
  weightKg: { min: 35, max: 300 },
} as const;

export type CalorieInput = {
  readonly sex: Sex;
  /** Null: left empty. Not a number: something else was typed. */
  readonly age: number | null;
  readonly heightCm: number | null;
  readonly weightKg: number | null;
  readonly activity: Activity;
  readonly goal: Goal;
};

type MeasuredField = keyof typeof calorieBounds;

export type CalorieProblem = { readonly field: MeasuredField; readonly code: 'required' | 'out_of_bounds' };

/** Kilocalories a day. */
export type CalorieNeed = {
  readonly resting: number;
  readonly maintaining: number;
  readonly target: number;
  readonly weeklyChangeKg: number;
  /** A kilogram a week or more is lost: the screen warns. */
  readonly isFastLoss: boolean;
  /** The goal would have led below the healthy minimum, which is given instead. */
  readonly isRaisedToMinimum: boolean;
};

export type CalorieAnswer =
  | { readonly ok: true; readonly need: CalorieNeed }
  | { readonly ok: false; readonly problems: readonly CalorieProblem[] };

function problemOf(value: number | null, { min, max }: { readonly min: number; readonly max: number }) {
  if (value === null) return 'required';
  return value >= min && value <= max ? null : 'out_of_bounds';
}

function problemsOf(input: CalorieInput): CalorieProblem[] {
  return (Object.keys(calorieBounds) as MeasuredField[]).flatMap((field) => {
    const code = problemOf(input[field], calorieBounds[field]);
    return code === null ? [] : [{ field, code }];
  });
}

/** Mifflin-St Jeor. */
const restingNeed = (sex: Sex, age: number, heightCm: number, weightKg: number): number =>
  10 * weightKg + 6.25 * heightCm - 5 * age + (sex === 'man' ? 5 : -161);

export function calorieNeed(input: CalorieInput): CalorieAnswer {
  const problems = problemsOf(input);
  const { sex, age, heightCm, weightKg } = input;
  if (problems.length > 0 || age === null || heightCm === null || weightKg === null)
    return { ok: false, problems };

  const resting = restingNeed(sex, age, heightCm, weightKg);
  const maintaining = Math.round(resting * activityFactors[input.activity]);
  const weeklyChangeKg = weeklyChanges[input.goal];
  const wanted = maintaining + weeklyChangeKg * KCAL_A_DAY_PER_WEEKLY_KG;
  return {
    ok: true,
    need: {
      resting: Math.round(resting),
      maintaining,
      target: Math.max(wanted, LEAST_HEALTHY_KCAL),
      weeklyChangeKg,
      isFastLoss: weeklyChangeKg <= -FAST_LOSS_KG_A_WEEK,
      isRaisedToMinimum: wanted < LEAST_HEALTHY_KCAL,
    },
  };
}

/**
 * The level nearest to the target; between two equally near ones rather a little more food than too little.
 * One below the healthy minimum is the answer only where there is no other.
 */
export function recommendLevel<Level extends { readonly kcal: number }>(
  target: number,
  levels: readonly Level[],
): Level | null {
  const distance = ({ kcal }: Level): number => Math.abs(kcal - target);
  const healthy = levels.filter(({ kcal }) => kcal >= LEAST_HEALTHY_KCAL);
  const [nearest] = (healthy.length > 0 ? healthy : levels).toSorted(
    (a, b) => distance(a) - distance(b) || b.kcal - a.kcal,
  );
  return nearest ?? null;
}

/** What a level lacks of the target where that is more than a tenth of it, which nobody would overlook; else 0. */
export const shortfall = (target: number, kcal: number): number =>
  kcal < target * 0.9 ? Math.round(target - kcal) : 0;
