import { type Day, type Weekday, weekday } from '../day.ts';

/** Where, when and how something comes, as far as words about it depend on each other. */
type StopFacts = {
  readonly door: unknown;
  readonly cityId: number | null;
  readonly cityName: unknown;
  readonly method: unknown;
  readonly deliveryTime: unknown;
};

/**
 * What was said of a stop; what it does not speak of is null or left out. A door is said together with its city, a window
 * together with the city that it is a window of.
 */
export type StopWord<Stop extends StopFacts> = { readonly [K in keyof Stop]?: Stop[K] | null | undefined };

/**
 * Where, when and how a delivery comes is said by its own row, else by the newest word for its weekday or for all days,
 * else by its check-out. A word holds from a day on: what came before it stays where it came.
 */
export type StopRule<Stop extends StopFacts> = {
  /** Null: for every day. */
  readonly weekday: Weekday | null;
  readonly fromDay: Day;
  readonly stop: StopWord<Stop>;
};

const holdsOn = (
  { weekday: only, fromDay }: { readonly weekday: Weekday | null; readonly fromDay: Day },
  day: Day,
): boolean => fromDay <= day && (only === null || only === weekday(day));

/**
 * The rules in the order in which they were made: the newest goes first. The city is that of the newest door, and the
 * window the newest that was said for this city: no door, and no time, of one city is ever heard in another.
 */
export function stopOn<Stop extends StopFacts>(
  day: Day,
  own: StopWord<Stop>,
  rules: readonly StopRule<Stop>[],
  base: Stop,
): Stop {
  const said = rules.filter((rule) => holdsOn(rule, day)).toReversed();
  const words: readonly StopWord<Stop>[] = [own, ...said.map(({ stop }) => stop), base];
  // A word that names no city speaks of the one that holds without it.
  const cityWord = (from: number): StopWord<Stop> =>
    words.find((word, i) => i >= from && word.cityId != null) ?? base;
  const place = words.findIndex(({ door }) => door != null);
  const { cityId = null, cityName = null } = cityWord(place);
  const window = words.find(({ deliveryTime }, i) => deliveryTime != null && cityWord(i).cityId === cityId);
  return {
    ...base,
    door: words[place]?.door ?? base.door,
    cityId,
    cityName,
    method: words.find(({ method }) => method != null)?.method ?? base.method,
    deliveryTime: window?.deliveryTime ?? null,
  };
}
