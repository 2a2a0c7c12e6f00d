import type { Client } from '@shop/contract/client';
import { allPages } from '~/lib/all-pages.ts';
import type { FirstDays } from './first-day.tsx';

/** Enough to meet a working day however the holidays fall. */
const daysLookedAt = 30;

/** The soonest days that an order of now can begin on; cities where they are the same stand together. */
export const firstDays = async (api: Client): Promise<FirstDays[]> => {
  const all = await allPages((query) => api('GET /cities', { query }));
  const cities = all.filter((city) => city.isActive);
  const available = await Promise.all(
    cities.map(({ id }) =>
      api('GET /calendar-days/available-days', { query: { cityId: id, days: daysLookedAt } }),
    ),
  );
  const found = cities.flatMap(({ name }, index) => {
    const days = available[index]?.data ?? [];
    const working = days.find((each) => each.dayKind === 'working')?.date ?? null;
    return days.slice(0, 1).map(({ date, broughtOn }) => ({ name, day: date, working, broughtOn }));
  });
  return [...Map.groupBy(found, ({ day, working }) => `${day} ${working}`).values()].flatMap((group) =>
    group.slice(0, 1).map(({ name: _, ...days }) => ({ ...days, cities: group.map(({ name }) => name) })),
  );
};
