import type { BoughtItem } from '@shop/contract/orders';
import { type Day, toDay } from '@shop/domain/day';
import { deliveryGroups } from '@shop/domain/states/groups';
import type { ShownCheckOut } from './check-out-data.ts';

export type LaterItem = { readonly from: Day; readonly days: number; readonly item: BoughtItem };

type Delivery = Pick<ShownCheckOut['orders'][number]['deliveries'][number], 'day' | 'status' | 'item'>;

/** With what the days come that come with something else than was bought, from which on and how many in a row. */
export const laterItems = (bought: BoughtItem, deliveries: readonly Delivery[]): LaterItem[] => {
  const living = deliveries
    .filter(({ status }) => !deliveryGroups.gone.includes(status))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const runs: { from: Day; days: number; item: BoughtItem }[] = [];
  let before = JSON.stringify(bought);
  for (const { day, item } of living) {
    const now = item ?? bought;
    const words = JSON.stringify(now);
    const last = runs.at(-1);
    if (words !== before) runs.push({ from: toDay(day), days: 1, item: now });
    else if (last) last.days += 1;
    before = words;
  }
  return runs;
};

/** Changes that cost something and were paid, the first of them first. */
export const supplementsOf = ({ changes }: Pick<ShownCheckOut, 'changes'>): ShownCheckOut['changes'] =>
  changes.filter(({ status, money }) => status === 'done' && money.supplementCents > 0).toReversed();
