import type { CalendarDay } from '@shop/contract/calendar-days';
import { broughtOn, dayKind, earliestStart, isAvailable, latestStart, wordOn } from '@shop/domain/calendar';
import { addDays, type Day, toDay } from '@shop/domain/day';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { invalid, isFailure, type Failure } from '../../../failure.ts';
import type { Catalogue, Snapshot } from '../snapshot/catalogue.ts';

type Word = {
  readonly cityId: number | null;
  readonly isClosed: boolean;
  readonly isHoliday: boolean;
  /** Nothing is said any more. */
  readonly isWithdrawn: boolean;
};
type AvailableQuery = { readonly cityId: number; readonly workingDaysOnly: boolean; readonly days: number };

/** No city has this id: the calendar then says what holds for all of them. */
const allCities = 0;

const presentDay = (day: Day, { pricing }: Snapshot, cityId: number | null): CalendarDay => {
  const city = { calendar: pricing.offer.calendar, cityId: cityId ?? allCities };
  const entries = (pricing.offer.calendar.get(day) ?? []).filter(
    (entry) => entry.cityId === null || entry.cityId === cityId,
  );
  const isByLaw = (entry: (typeof entries)[number]) =>
    entry.cityId === null && !entry.isClosed && entry.isHoliday === pricing.holidayNames.has(day);
  return {
    id: day,
    dayKind: dayKind(day, city),
    isClosed: !isAvailable(day, city),
    isHoliday: wordOn(day, city)?.isHoliday ?? false,
    holidayName: pricing.holidayNames.get(day) ?? null,
    isChanged: entries.some((entry) => !isByLaw(entry)),
  };
};

export const monthOf = (day: Day): string => day.slice(0, 7);

const daysOfMonth = (month: string): Day[] => {
  const days: Day[] = [];
  for (let day = toDay(`${month}-01`); day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
};

export const calendarDaysService = (work: UnitOfWork, catalogue: Catalogue) => {
  const unknownCity = ({ content }: Snapshot, cityId: number | null): Failure | null =>
    cityId === null || content.cities.has(cityId) ? null : invalid({ cityId: 'unknown_choice' });

  return {
    month: async (month: string, cityId: number | null): Promise<CalendarDay[] | Failure> => {
      const snapshot = await catalogue.snapshot();
      return (
        unknownCity(snapshot, cityId) ?? daysOfMonth(month).map((day) => presentDay(day, snapshot, cityId))
      );
    },

    available: async ({ cityId, workingDaysOnly, days }: AvailableQuery, now: Date) => {
      const snapshot = await catalogue.snapshot();
      const unknown = unknownCity(snapshot, cityId);
      if (unknown) return unknown;
      const { calendar, earliest } = snapshot.pricing.offer;
      const { deliveryDayBefore } = snapshot.settings.earliestDelivery;
      const city = { calendar, cityId };
      const first = earliestStart(now, earliest, city);
      return Array.from({ length: days }, (_, index) => addDays(first, index))
        .filter((day) => day <= latestStart(now) && isAvailable(day, city))
        .map((day) => ({
          date: day,
          dayKind: dayKind(day, city),
          broughtOn: broughtOn(day, deliveryDayBefore),
        }))
        .filter((each) => !workingDaysOnly || each.dayKind === 'working');
    },

    /**
     * A city's own word is kept as it is, so that it goes before the one for all whichever is said first; a word for all
     * that says what the law says is not kept.
     */
    set: async (day: Day, word: Word, actor: Actor): Promise<CalendarDay | Failure> => {
      const { cityId, isClosed, isHoliday, isWithdrawn } = word;
      const failure = await work.transaction(async (within) => {
        const snapshot = await catalogue.snapshot();
        const unknown = unknownCity(snapshot, cityId);
        if (unknown) return unknown;
        const isAsByLaw =
          cityId === null && !isClosed && isHoliday === snapshot.pricing.holidayNames.has(day);
        const before = await within.calendarDays.lock({ day, cityId });
        if (isWithdrawn || isAsByLaw) await within.calendarDays.forget({ day, cityId });
        else await within.calendarDays.set({ day, cityId, isClosed, isHoliday });
        await within.audit.changed(
          { actor, entity: 'calendar_day', id: cityId === null ? day : `${day}:${cityId}`, action: 'update' },
          before,
          await within.calendarDays.lock({ day, cityId }),
        );
        await within.catalogueChanged();
        return null;
      });
      return isFailure(failure) ? failure : presentDay(day, await catalogue.snapshot(), cityId);
    },
  };
};
export type CalendarDaysService = ReturnType<typeof calendarDaysService>;
