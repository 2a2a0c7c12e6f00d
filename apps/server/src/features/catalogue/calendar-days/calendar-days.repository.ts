import type { CalendarDay } from '@shop/domain/calendar';
import type { Day } from '@shop/domain/day';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import type { Fields } from '../../../changed-fields.ts';
import { calendarDays } from '../../../db/schema/index.ts';

type DayOf = { readonly day: Day; readonly cityId: number | null };

const isOf = ({ day, cityId }: DayOf) =>
  and(
    eq(calendarDays.day, day),
    cityId === null ? isNull(calendarDays.cityId) : eq(calendarDays.cityId, cityId),
  );

const closing = sql`hashtext('calendar days')`;

export const calendarDaysRepository = (handle: Handle) => ({
  /** Whoever closes a day waits for those who are putting deliveries onto days, and they wait until it is closed. */
  closeAlone: async (): Promise<void> => {
    await handle.execute(sql`select pg_advisory_xact_lock(${closing})`);
  },
  /** Whoever puts deliveries onto days, before they hold a check-out: so whoever closes one does. Many do at once. */
  holdOpen: async (): Promise<void> => {
    await handle.execute(sql`select pg_advisory_xact_lock_shared(${closing})`);
  },
  /** What is said of these days, as it is now: what the catalogue remembers may be older by a moment. */
  wordsOn: async (days: readonly Day[]): Promise<CalendarDay[]> =>
    days.length === 0
      ? []
      : handle
          .select({
            day: calendarDays.day,
            cityId: calendarDays.cityId,
            isClosed: calendarDays.isClosed,
            isHoliday: calendarDays.isHoliday,
          })
          .from(calendarDays)
          .where(inArray(calendarDays.day, [...days])),
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
