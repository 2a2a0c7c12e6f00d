import { type EarliestDeliveryDay, orderDeadline } from '../calendar.ts';
import { deliveryGroups } from '../states/groups.ts';
import type { OrderTerms } from '../terms.ts';
import { actionUntil, dayActions, type DayFacts } from './day-can.ts';
import type { DayPlan } from './day-moves.ts';
import type { LateDays } from './late-money.ts';

/** A day closes when the last of these has passed: every term, and the moment until which it can be ordered. */
export const cutOf = (
  at: Pick<DayFacts, 'day' | 'isDayBefore'>,
  terms: OrderTerms,
  earliest: EarliestDeliveryDay,
): Date =>
  new Date(
    Math.max(
      orderDeadline(at.day, earliest).getTime(),
      ...dayActions.map((action) => actionUntil(action, at, terms).getTime()),
    ),
  );

/** Days that are still held when they close. */
export function heldAtCut(
  { lines, isDayBefore }: Pick<DayPlan, 'lines' | 'isDayBefore'>,
  terms: OrderTerms,
  earliest: EarliestDeliveryDay,
  now: Date,
): LateDays {
  const held = (isUnique: boolean): number[] =>
    lines
      .filter((line) => line.isUnique === isUnique)
      .flatMap(({ deliveries }) => deliveries)
      .filter(
        ({ day, status }) =>
          deliveryGroups.releasable.includes(status) && now >= cutOf({ day, isDayBefore }, terms, earliest),
      )
      .map(({ id }) => id);
  return { moved: held(false), returned: held(true) };
}
