import type { Day } from '@shop/domain/day';
import type { RequestPrice } from '@shop/domain/pricing/request';

/** The day of the first delivery: the chosen one, or the next on which something can be brought. */
export const firstDay = ({ input }: RequestPrice): Day | null =>
  input.items
    .flatMap((item) => item.deliveryDates.slice(0, 1))
    .toSorted()
    .at(0) ?? null;
