import { and, eq, isNull } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { calendarDays } from '../../../db/schema/index.ts';

type DayOf = { readonly day: string; readonly cityId: number | null };

export const calendarDaysRepository = (handle: Handle) => ({
  set: async (entry: DayOf & { isClosed: boolean; isHoliday: boolean }): Promise<void> => {
    const { isClosed, isHoliday } = entry;
    await handle
      .insert(calendarDays)
      .values(entry)
      .onConflictDoUpdate({
        target: [calendarDays.day, calendarDays.cityId],
        set: { isClosed, isHoliday },
      });
  },
  forget: async ({ day, cityId }: DayOf): Promise<void> => {
    const ofCity = cityId === null ? isNull(calendarDays.cityId) : eq(calendarDays.cityId, cityId);
    await handle.delete(calendarDays).where(and(eq(calendarDays.day, day), ofCity));
  },
});
