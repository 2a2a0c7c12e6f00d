import { type Day, type Weekday, weekday } from '../day.ts';

/**
 * Where, when and how a delivery comes is said by its own row, else by the newest word for its weekday or for all days,
 * else by its check-out. A word holds from a day on: what came before it stays where it came.
 */
export type StopRule<Stop> = {
  /** Null: for every day. */
  readonly weekday: Weekday | null;
  readonly fromDay: Day;
  /** What it does not speak of is null or left out. */
  readonly stop: { readonly [K in keyof Stop]?: Stop[K] | null | undefined };
};

export const holdsOn = ({ weekday: only, fromDay }: StopRule<object>, day: Day): boolean =>
  fromDay <= day && (only === null || only === weekday(day));

/** What goes along with something else: where that was said anew, an older word of it is worth nothing. */
type GoesWith<Stop> = { readonly [K in keyof Stop]?: keyof Stop };

/** The rules in the order in which they were made: the newest goes first. */
export function stopOn<Stop extends object>(
  day: Day,
  own: StopRule<Stop>['stop'],
  rules: readonly StopRule<Stop>[],
  base: Stop,
  goesWith: GoesWith<Stop> = {},
): Stop {
  const said = rules.filter((rule) => holdsOn(rule, day)).toReversed();
  const words: readonly StopRule<Stop>['stop'][] = [own, ...said.map(({ stop }) => stop), base];
  const saidBy = (key: keyof Stop): number => words.findIndex((word) => word[key] != null);
  const read = (key: keyof Stop): Stop[keyof Stop] | null => {
    const other = goesWith[key];
    const heard = other === undefined || saidBy(other) < 0 ? words : words.slice(0, saidBy(other) + 1);
    return heard.find((word) => word[key] != null)?.[key] ?? null;
  };
  const keys = Object.keys(base) as (keyof Stop)[];
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Stop;
}
