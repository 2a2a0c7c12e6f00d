import { type EarliestDeliveryDay, orderDeadline } from '../calendar.ts';
import { deliveryGroups } from '../states/groups.ts';
import type { PlacedLine } from './day-moves.ts';

export type LateDays = {
  /** Of regular kits: they go behind the end. */
  readonly moved: readonly number[];
  /** Of unique kits, which are never moved by themselves: they come back in full. */
  readonly returned: readonly number[];
};

/** The days, by their deliveries, that can no longer be cooked for money that comes now. */
export function lateDays(lines: readonly PlacedLine[], earliest: EarliestDeliveryDay, now: Date): LateDays {
  const late = (isUnique: boolean): number[] =>
    lines
      .filter((line) => line.isUnique === isUnique)
      .flatMap(({ deliveries }) => deliveries)
      .filter(
        ({ day, status }) =>
          deliveryGroups.changeable.includes(status) && now >= orderDeadline(day, earliest),
      )
      .map(({ id }) => id);
  return { moved: late(false), returned: late(true) };
}
