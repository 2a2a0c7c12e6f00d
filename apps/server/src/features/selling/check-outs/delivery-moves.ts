import { deliveryCan } from '@shop/domain/states/delivery-can';
import type { DeliveryEvent } from '@shop/domain/states/tables';
import type { Work } from '../../../db/unit-of-work.ts';
import type { Mover } from '../mover.ts';
import type { DeliveryRow } from './deliveries.repository.ts';

/**
 * The one place where a delivery changes its state. It stands beside the check-out, whose row the caller holds, because
 * ending and restoring a check-out move its days too; what happens to days for their own sake (kitchen, couriers, an admin)
 * is served from here as well. Those that the table does not permit to move stay as they are: the moved ones are given.
 */
export const moveDeliveries = async (
  { deliveries }: Pick<Work, 'deliveries'>,
  rows: readonly DeliveryRow[],
  event: DeliveryEvent,
  { by, reason = '' }: Pick<Mover, 'by' | 'reason'>,
): Promise<DeliveryRow[]> => {
  const cancelledBy = event === 'cancel' ? (by === 'buyer' ? 'buyer' : 'provider') : null;
  // Why it waits for somebody: as long as it may be asked.
  const said =
    event === 'hold' || event === 'miss'
      ? { stateReason: reason }
      : event === 'release'
        ? { stateReason: '' }
        : {};
  const moved = rows.flatMap((row): DeliveryRow[] => {
    const answer = deliveryCan(row, event);
    return answer.allowed
      ? [{ ...row, status: answer.to, statusBefore: row.status, cancelledBy, ...said }]
      : [];
  });
  for (const [status, same] of Map.groupBy(moved, (row) => row.status))
    await deliveries.setStatus(
      same.map(({ id }) => id),
      { status, cancelledBy, ...said },
    );
  return moved;
};
