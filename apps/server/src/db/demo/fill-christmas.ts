import { addDays, dayInVilnius, instantInVilnius, toDay } from '@shop/domain/day';
import type { Handle } from '../database.ts';
import * as schema from '../schema/index.ts';
import { christmasKit, christmasWays } from './content/christmas.ts';
import { cities } from './content/cities.ts';
import { kits } from './content/kits.ts';

/** On, whichever day it is: the next 20th of December, at six in the evening, ends it. */
export const demoSeason = (now: Date): { readonly opensAt: Date; readonly lastOrderAt: Date } => {
  const today = dayInVilnius(now);
  const year = Number(today.slice(0, 4));
  const end = (of: number): Date => instantInVilnius(toDay(`${of}-12-20`), 18);
  const opensAt = instantInVilnius(addDays(today, -7), 8);
  // So near its end nobody could look around any more.
  return { opensAt, lastOrderAt: addDays(today, 1) < toDay(`${year}-12-20`) ? end(year) : end(year + 1) };
};

/** The Christmas-eve kit: when and how it is sold. */
export const fillChristmas = async (tx: Handle, now: Date): Promise<void> => {
  const name = kits.find(({ slug }) => slug === christmasKit)?.name.lt;
  const kit = (await tx.select().from(schema.mealKits)).find((each) => each.name.lt === name);
  if (!kit) throw new Error('the demo has no Christmas-eve kit');
  const rows = await tx.select().from(schema.cities);
  const cityOf = (key: string): number => {
    const city = cities.find((each) => each.key === key);
    return rows.find((row) => row.name.lt === city?.name.lt)?.id ?? 0;
  };
  await tx
    .insert(schema.christmasWays)
    .values(christmasWays.map(({ city, ...way }) => ({ cityId: cityOf(city), ...way })));
  const { opensAt, lastOrderAt } = demoSeason(now);
  const value = {
    isEnabled: true,
    mealKitId: kit.id,
    opensAt: opensAt.toISOString(),
    lastOrderAt: lastOrderAt.toISOString(),
  };
  await tx.insert(schema.settings).values({ key: 'christmas-settings', value });
};
