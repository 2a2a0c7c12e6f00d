import type { Work } from '../../../db/unit-of-work.ts';
import type { WholeOrder } from '../../selling/check-outs/orders.repository.ts';

/** A unique kit has the same dishes on any day: what was exchanged in one box is exchanged in the one that comes for it. */
export const takeExchangesAlong = async (
  within: Work,
  { item }: Pick<WholeOrder, 'item'>,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> => {
  if (!item.isUnique) return;
  for (const exchange of await within.boxes.exchanges([from]))
    await within.boxes.exchange({ ...exchange, deliveryId: to });
};
