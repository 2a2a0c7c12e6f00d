import { broughtOn, type CityCalendar, dayKind, isAvailable } from '../calendar.ts';
import { addDays, type Day } from '../day.ts';
import { deliveryGroups } from '../states/groups.ts';
import type { DeliveryStatus } from '../states/statuses.ts';
import { isChangeable, type OrderTerms } from '../terms.ts';
import type { DayRefusal } from './day-can.ts';

/** A day goes at most so far behind the day on which its order would have ended. */
export const LATEST_DAYS_BEHIND = 90;

export type PlacedDelivery = { readonly id: number; readonly day: Day; readonly status: DeliveryStatus };

/** A line with all of its days, past and cancelled ones too. */
export type PlacedLine = {
  readonly orderId: number;
  readonly isUnique: boolean;
  /** The last day as it was ordered. */
  readonly orderedLastDay: Day;
  readonly deliveries: readonly PlacedDelivery[];
};

/** A check-out as far as its days depend on it. */
export type DayPlan = {
  readonly lines: readonly PlacedLine[];
  readonly workingDaysOnly: boolean;
  readonly isDayBefore: boolean;
  /** A Christmas-eve kit comes on its day or not at all. */
  readonly isDayFixed: boolean;
  /** The calendar of the city to which a delivery would come on that day. */
  readonly calendarOf: (deliveryId: number, day: Day) => CityCalendar;
};

export type DayShift = {
  readonly deliveryId: number;
  readonly orderId: number;
  readonly from: Day;
  readonly to: Day;
};

export type ShiftRefusal =
  | Extract<DayRefusal, 'not_from_here' | 'too_late' | 'day_is_fixed'>
  | 'target_too_soon'
  | 'target_too_late'
  | 'target_closed'
  | 'target_taken'
  | 'same_day';

export type ShiftAnswer =
  | { readonly allowed: true; readonly shifts: readonly DayShift[] }
  | { readonly allowed: false; readonly reason: ShiftRefusal };

const refuse = (reason: ShiftRefusal): ShiftAnswer => ({ allowed: false, reason });

type Place = { readonly line: PlacedLine; readonly delivery: PlacedDelivery };

const stands = ({ status }: PlacedDelivery): boolean => !deliveryGroups.gone.includes(status);

/** The regular kits of one day come together, so they move together; a unique kit moves alone. */
function companionsOf({ lines }: DayPlan, deliveryIds: readonly number[]): Place[] {
  const places = lines.flatMap((line) => line.deliveries.map((delivery): Place => ({ line, delivery })));
  const asked = places.filter(({ delivery }) => deliveryIds.includes(delivery.id));
  const days = new Set(asked.filter(({ line }) => !line.isUnique).map(({ delivery }) => delivery.day));
  return places.filter(
    (place) =>
      asked.includes(place) ||
      (!place.line.isUnique && stands(place.delivery) && days.has(place.delivery.day)),
  );
}

function objection(
  places: readonly Place[],
  { isDayBefore, isDayFixed }: DayPlan,
  { deliveryDateChangeHours }: OrderTerms,
  now: Date,
): ShiftRefusal | null {
  if (places.length === 0) return 'not_from_here';
  if (places.some(({ delivery }) => !deliveryGroups.changeable.includes(delivery.status)))
    return 'not_from_here';
  if (isDayFixed) return 'day_is_fixed';
  return places.every(({ delivery }) =>
    isChangeable(broughtOn(delivery.day, isDayBefore), deliveryDateChangeHours, now),
  )
    ? null
    : 'too_late';
}

const isTaken = ({ deliveries }: PlacedLine, day: Day): boolean =>
  deliveries.some((delivery) => delivery.day === day && stands(delivery));

const shiftOf = ({ line, delivery }: Place, to: Day): DayShift => ({
  deliveryId: delivery.id,
  orderId: line.orderId,
  from: delivery.day,
  to,
});

/** To another day, which must be as far ahead as the day that is left, open where the box comes, and free. */
export function moveDay(
  plan: DayPlan,
  deliveryId: number,
  to: Day,
  terms: OrderTerms,
  now: Date,
): ShiftAnswer {
  const places = companionsOf(plan, [deliveryId]);
  const refusal = objection(places, plan, terms, now);
  if (refusal) return refuse(refusal);
  if (places.some(({ delivery }) => delivery.day === to)) return refuse('same_day');
  if (!isChangeable(broughtOn(to, plan.isDayBefore), terms.deliveryDateChangeHours, now))
    return refuse('target_too_soon');
  if (places.some(({ line }) => to > addDays(line.orderedLastDay, LATEST_DAYS_BEHIND)))
    return refuse('target_too_late');
  if (places.some(({ delivery }) => !isAvailable(to, plan.calendarOf(delivery.id, to))))
    return refuse('target_closed');
  if (places.some(({ line }) => isTaken(line, to))) return refuse('target_taken');
  return { allowed: true, shifts: places.map((place) => shiftOf(place, to)) };
}

/** A day that did not come comes once more, alone: on a day that has not begun, is open where the box comes, and free. */
export function bringAgain(plan: DayPlan, deliveryId: number, to: Day, now: Date): ShiftAnswer {
  for (const line of plan.lines) {
    const delivery = line.deliveries.find(({ id }) => id === deliveryId);
    if (!delivery) continue;
    if (!isChangeable(broughtOn(to, plan.isDayBefore), 0, now)) return refuse('target_too_soon');
    if (!isAvailable(to, plan.calendarOf(deliveryId, to))) return refuse('target_closed');
    if (isTaken(line, to)) return refuse('target_taken');
    return { allowed: true, shifts: [shiftOf({ line, delivery }, to)] };
  }
  return refuse('not_from_here');
}

/** The days of one line go behind its last one, in their order, by the order's own habit. */
function behindTheEnd(
  plan: DayPlan,
  line: PlacedLine,
  places: readonly Place[],
  earliest: Day | null,
): DayShift[] | null {
  const standing = line.deliveries.filter(stands).map(({ day }) => day);
  const end = standing.toSorted().at(-1) ?? line.orderedLastDay;
  let day = earliest !== null && earliest > end ? addDays(earliest, -1) : end;
  const last = addDays(line.orderedLastDay, LATEST_DAYS_BEHIND);
  const shifts: DayShift[] = [];
  for (const place of places.toSorted((a, b) => (a.delivery.day < b.delivery.day ? -1 : 1))) {
    let calendar: CityCalendar;
    do {
      day = addDays(day, 1);
      if (day > last) return null;
      calendar = plan.calendarOf(place.delivery.id, day);
    } while (!isAvailable(day, calendar) || (plan.workingDaysOnly && dayKind(day, calendar) !== 'working'));
    shifts.push(shiftOf(place, day));
  }
  return shifts;
}

/** Behind the end, whatever the terms say: late money, a day that had to be held. `earliest`: on no day before it. */
export function pushBehind(
  plan: DayPlan,
  deliveryIds: readonly number[],
  earliest: Day | null = null,
): ShiftAnswer {
  const shifts: DayShift[] = [];
  for (const line of plan.lines) {
    const places = line.deliveries
      .filter(({ id }) => deliveryIds.includes(id))
      .map((delivery): Place => ({ line, delivery }));
    const moved = behindTheEnd(plan, line, places, earliest);
    if (!moved) return refuse('target_too_late');
    shifts.push(...moved);
  }
  return { allowed: true, shifts };
}

/**
 * From a day that the owner closes: to a named one, or behind the end where none is named or the line comes on it already.
 */
export function leaveDay(
  plan: DayPlan,
  deliveryIds: readonly number[],
  to: Day | null,
  earliest: Day,
): ShiftAnswer {
  const places = plan.lines.flatMap((line) =>
    line.deliveries
      .filter(({ id }) => deliveryIds.includes(id))
      .map((delivery): Place => ({ line, delivery })),
  );
  const named = to === null ? [] : places.filter(({ line }) => !isTaken(line, to));
  if (to !== null) {
    if (places.some(({ delivery }) => delivery.day === to)) return refuse('same_day');
    if (to < earliest) return refuse('target_too_soon');
    if (named.some(({ line }) => to > addDays(line.orderedLastDay, LATEST_DAYS_BEHIND)))
      return refuse('target_too_late');
    if (named.some(({ delivery }) => !isAvailable(to, plan.calendarOf(delivery.id, to))))
      return refuse('target_closed');
  }
  const rest = places.filter((place) => !named.includes(place)).map(({ delivery }) => delivery.id);
  const behind = pushBehind(plan, rest, earliest);
  return behind.allowed && to !== null
    ? { allowed: true, shifts: [...named.map((place) => shiftOf(place, to)), ...behind.shifts] }
    : behind;
}

export function skipDays(
  plan: DayPlan,
  deliveryIds: readonly number[],
  terms: OrderTerms,
  now: Date,
): ShiftAnswer {
  const places = companionsOf(plan, deliveryIds);
  const refusal = objection(places, plan, terms, now);
  return refusal
    ? refuse(refusal)
    : pushBehind(
        plan,
        places.map(({ delivery }) => delivery.id),
      );
}
