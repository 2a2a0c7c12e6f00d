import type { Day } from '../day.ts';
import { deliveryGroups } from '../states/groups.ts';
import type { DeliveryStatus } from '../states/statuses.ts';

type Line<Item> = {
  /** As it was bought. */
  readonly item: Item;
  /** A day without an item of its own comes as the line was bought. */
  readonly deliveries: readonly {
    readonly day: Day;
    readonly status: DeliveryStatus;
    readonly item: Item | null;
  }[];
};

/**
 * What one more day of a line comes with: as its last day that is still to come, else its last one that came. A day that was
 * cancelled before a change is not asked; where all are gone, what was changed of them is all that is known. Null: as bought.
 */
export function ownItemNow<Item>({ deliveries }: Pick<Line<Item>, 'deliveries'>): Item | null {
  const byDay = deliveries.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const last =
    byDay.findLast(({ status }) => deliveryGroups.ahead.includes(status)) ??
    byDay.findLast(({ status }) => !deliveryGroups.gone.includes(status)) ??
    byDay.findLast((each) => each.item !== null);
  return last?.item ?? null;
}

/** What a line comes with now. */
export const itemNow = <Item>(line: Line<Item>): Item => ownItemNow(line) ?? line.item;
