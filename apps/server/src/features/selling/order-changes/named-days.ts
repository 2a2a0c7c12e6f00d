import { fail, type Failure } from '../../../failure.ts';
import type { DeliveryRow } from '../check-outs/deliveries.repository.ts';
import type { WholeOrder } from '../check-outs/orders.repository.ts';

/** The days of a line that were named: at least one, and each of them its own. */
export const namedDays = (
  { deliveries }: Pick<WholeOrder, 'deliveries'>,
  ids: readonly number[],
): readonly DeliveryRow[] | Failure => {
  const named = deliveries.filter(({ id }) => ids.includes(id));
  return named.length === 0 || named.length < new Set(ids).size ? fail('not_found') : named;
};
