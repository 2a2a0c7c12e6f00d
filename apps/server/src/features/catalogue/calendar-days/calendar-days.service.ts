import type { CalendarDay, ClosedDeliveries, DayClosing } from '@shop/contract/calendar-days';
import {
  broughtOn,
  type CalendarDay as CalendarWord,
  dayKind,
  deliveryCalendar,
  earliestStart,
  isAvailable,
  latestStart,
  wordOn,
} from '@shop/domain/calendar';
import { addDays, type Day, toDay } from '@shop/domain/day';
import type { Actor } from '../../../actor.ts';
import type { Repositories, UnitOfWork, Work } from '../../../db/unit-of-work.ts';
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

type Closing = {
  readonly day: Day;
  readonly isClosedIn: (cityId: number) => boolean;
  readonly deliveries: ClosedDeliveries | null;
  readonly actor: Actor;
};

/**
 * What closing a day does to the deliveries that would come on it. Orders lie above the catalogue: they hand it in. Null:
 * there are none.
 */
export type CloseDay = {
  readonly preview: (repositories: Repositories, closing: Closing) => Promise<DayClosing | null | Failure>;
  readonly carryOut: (within: Work, closing: Closing) => Promise<DayClosing | null | Failure>;
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

type SetDay = CalendarDay & { readonly closing: DayClosing | null };

/** What is written down of a word; null: nothing. */
const keptWord = (
  day: Day,
  { cityId, isClosed, isHoliday, isWithdrawn }: Word,
  { pricing }: Snapshot,
): CalendarWord | null => {
  const isAsByLaw = cityId === null && !isClosed && isHoliday === pricing.holidayNames.has(day);
  return isWithdrawn || isAsByLaw ? null : { day, cityId, isClosed, isHoliday };
};

/** Where the day is closed, with all that is said of it then; null: nowhere. */
const closingBy = (
  day: Day,
  { cityId, deliveries }: Word,
  words: readonly CalendarWord[],
  actor: Actor,
): Closing | null => {
  const calendar = deliveryCalendar(words);
  // Those for which this word holds; a city with one of its own is none of its business.
  const isAbout = (ofCity: number): boolean =>
    cityId === null ? wordOn(day, { calendar, cityId: ofCity })?.cityId === null : ofCity === cityId;
  const isClosedIn = (ofCity: number): boolean =>
    isAbout(ofCity) && !isAvailable(day, { calendar, cityId: ofCity });
  return words.some(({ isClosed }) => isClosed) ? { day, isClosedIn, deliveries, actor } : null;
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
     * that says what the law says is not kept.
     */
    set: async (day: Day, word: Word, actor: Actor): Promise<SetDay | Failure> => {
      const { cityId, deliveries } = word;
      const closing = await work.transaction(async (within) => {
        await within.calendarDays.closeAlone();
        const snapshot = await catalogue.snapshot();
        const unknown = unknownCity(snapshot, cityId);
        if (unknown) return unknown;
        const before = await within.calendarDays.lock({ day, cityId });
        const kept = keptWord(day, word, snapshot);
        await (kept ? within.calendarDays.set(kept) : within.calendarDays.forget({ day, cityId }));
        const asked = closingBy(day, word, await within.calendarDays.wordsOn([day]), actor);
        const closed = asked && (await closeDay.carryOut(within, asked));
        if (isFailure(closed)) return closed;
        if (deliveries === null && closed) return fail('day_has_deliveries', { data: closed });
        await within.audit.changed(
          { actor, entity: 'calendar_day', id: cityId === null ? day : `${day}:${cityId}`, action: 'update' },
          before,
          await within.calendarDays.lock({ day, cityId }),
        );
        await within.catalogueChanged();
        return closed;
      });
      if (isFailure(closing)) return closing;
      return { ...presentDay(day, await catalogue.snapshot(), cityId), closing };
    },

    /** What that would do: nobody waits for it, and nothing is written. */
    preview: async (day: Day, word: Word, actor: Actor): Promise<SetDay | Failure> => {
      const { cityId } = word;
      const snapshot = await catalogue.snapshot();
      const unknown = unknownCity(snapshot, cityId);
      if (unknown) return unknown;
      const closing = await work.view(async (repositories) => {
        const others = (await repositories.calendarDays.wordsOn([day])).filter(
          (each) => each.cityId !== cityId,
        );
        const kept = keptWord(day, word, snapshot);
        const asked = closingBy(day, word, kept ? [...others, kept] : others, actor);
        return asked && closeDay.preview(repositories, asked);
      });
      return isFailure(closing) ? closing : { ...presentDay(day, snapshot, cityId), closing };
    },
  };
};
export type CalendarDaysService = ReturnType<typeof calendarDaysService>;
