import type { CalendarDay, ClosedDeliveries, DayClosing } from '@shop/contract/calendar-days';
import {
  broughtOn,
  dayKind,
  deliveryCalendar,
  earliestStart,
  isAvailable,
  latestStart,
  wordOn,
} from '@shop/domain/calendar';
import { addDays, type Day, toDay } from '@shop/domain/day';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, invalid, isFailure, type Failure } from '../../../failure.ts';
import type { Catalogue, Snapshot } from '../snapshot/catalogue.ts';

type Word = {
  readonly cityId: number | null;
  readonly isClosed: boolean;
  readonly isHoliday: boolean;
  /** Nothing is said any more. */
  readonly isWithdrawn: boolean;
  /** What becomes of those that would come on it. */
  readonly deliveries: ClosedDeliveries | null;
};

/**
 * What closing a day does to the deliveries that would come on it. Orders lie above the catalogue: they hand it in. Null:
 * there are none.
 */
export type CloseDay = (
  within: Work,
  closing: {
    readonly day: Day;
    readonly isClosedIn: (cityId: number) => boolean;
    readonly deliveries: ClosedDeliveries | null;
    readonly actor: Actor;
  },
) => Promise<DayClosing | null | Failure>;
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

export const calendarDaysService = (work: UnitOfWork, catalogue: Catalogue, closeDay: CloseDay) => {
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
     * that says what the law says is not kept. A preview does all of it and takes it back.
     */
    set: async (
      day: Day,
      word: Word,
      isPreview: boolean,
      actor: Actor,
    ): Promise<(CalendarDay & { closing: DayClosing | null }) | Failure> => {
      const { cityId, isClosed, isHoliday, isWithdrawn, deliveries } = word;
      const seen: { closing: DayClosing | null } = { closing: null };
      const undone = fail('already_done');
      const closing = await work.transaction(async (within) => {
        await within.calendarDays.closeAlone();
        const snapshot = await catalogue.snapshot();
        const unknown = unknownCity(snapshot, cityId);
        if (unknown) return unknown;
        const isAsByLaw =
          cityId === null && !isClosed && isHoliday === snapshot.pricing.holidayNames.has(day);
        const before = await within.calendarDays.lock({ day, cityId });
        if (isWithdrawn || isAsByLaw) await within.calendarDays.forget({ day, cityId });
        else await within.calendarDays.set({ day, cityId, isClosed, isHoliday });
        const words = await within.calendarDays.wordsOn([day]);
        const calendar = deliveryCalendar(words);
        // Those for which this word holds; a city with one of its own is none of its business.
        const isAbout = (ofCity: number): boolean =>
          cityId === null ? wordOn(day, { calendar, cityId: ofCity })?.cityId === null : ofCity === cityId;
        const closed = words.some((each) => each.isClosed)
          ? await closeDay(within, {
              day,
              isClosedIn: (ofCity) => isAbout(ofCity) && !isAvailable(day, { calendar, cityId: ofCity }),
              deliveries,
              actor,
            })
          : null;
        if (isFailure(closed)) return closed;
        seen.closing = closed;
        if (isPreview) return undone;
        if (deliveries === null && closed) return fail('day_has_deliveries', { data: closed });
        await within.audit.changed(
          { actor, entity: 'calendar_day', id: cityId === null ? day : `${day}:${cityId}`, action: 'update' },
          before,
          await within.calendarDays.lock({ day, cityId }),
        );
        await within.catalogueChanged();
        return closed;
      });
      if (isFailure(closing) && closing !== undone) return closing;
      return { ...presentDay(day, await catalogue.snapshot(), cityId), ...seen };
    },
  };
};
export type CalendarDaysService = ReturnType<typeof calendarDaysService>;
