import { deliveryCalendar, isAvailable } from '@shop/domain/calendar';
import type { Day } from '@shop/domain/day';
import type { Work } from '../../../db/unit-of-work.ts';

/**
 * Whether something can be brought on each of these days where it is to come, as the database has it now: asked before
 * deliveries are put onto days. Until the transaction ends none of them is closed.
 */
export const areOpen = async (
  { calendarDays }: Pick<Work, 'calendarDays'>,
  stops: readonly { readonly day: Day; readonly cityId: number | null }[],
): Promise<boolean> => {
  await calendarDays.holdOpen();
  const calendar = deliveryCalendar(await calendarDays.wordsOn(stops.map(({ day }) => day)));
  return stops.every(({ day, cityId }) => isAvailable(day, { calendar, cityId: cityId ?? 0 }));
};
