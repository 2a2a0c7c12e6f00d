import type { Day } from '@shop/domain/day';
import { and, eq, isNull } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import type { Fields } from '../../../changed-fields.ts';
import { calendarDays } from '../../../db/schema/index.ts';

type DayOf = { readonly day: Day; readonly cityId: number | null };

const isOf = ({ day, cityId }: DayOf) =>
  and(
    eq(calendarDays.day, day),
    cityId === null ? isNull(calendarDays.cityId) : eq(calendarDays.cityId, cityId),
  );

export const calendarDaysRepository = (handle: Handle) => ({
  /** What is said of the day, held until the transaction ends. */
  lock: async (word: DayOf): Promise<Fields | null> => {
    const [row] = await handle.select().from(calendarDays).where(isOf(word)).for('update');
    return row ?? null;
  },
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
  forget: async (word: DayOf): Promise<void> => {
    await handle.delete(calendarDays).where(isOf(word));
  },
});
