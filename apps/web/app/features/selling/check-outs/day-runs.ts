import { addDays, type Day } from '@shop/domain/day';

export type DayRun = { readonly first: Day; readonly last: Day };

/** Days as people say them: each run of days one after another is from its first to its last. */
export const dayRuns = (days: readonly Day[]): DayRun[] => {
  const runs: { first: Day; last: Day }[] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const run = runs.at(-1);
    if (run && addDays(run.last, 1) === day) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs;
};
