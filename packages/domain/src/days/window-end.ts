import { broughtOn } from '../calendar.ts';
import { addDays, type Day, instantInVilnius, startOfDay } from '../day.ts';

/** When the time is over at which a box comes: with its window ("06:00–08:00"), without one at the day's end. */
export function windowEnd(
  { day, isDayBefore }: { readonly day: Day; readonly isDayBefore: boolean },
  window: { readonly toTime: string } | null,
): Date {
  const on = broughtOn(day, isDayBefore);
  if (window === null) return startOfDay(addDays(on, 1));
  const [hour = 0, minute = 0] = window.toTime.split(':').map(Number);
  return instantInVilnius(on, hour, minute);
}
