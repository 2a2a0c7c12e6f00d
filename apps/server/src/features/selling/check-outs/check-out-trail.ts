import type { BoughtDeliveryTime } from '@shop/contract/orders';
import type { CheckOutStatus } from '@shop/domain/states/statuses';
import type { TrailAction } from '@shop/domain/states/trail';
import type { Work } from '../../../db/unit-of-work.ts';
import type { Mover } from '../mover.ts';
import type { CheckOutRow } from './check-outs.repository.ts';

/** What is announced of a check-out: to whoever looks at it just now. */
export const checkOutTopic = (checkOutId: number): string => `check-out ${checkOutId}`;

type TrailDetails = {
  readonly from?: CheckOutStatus;
  readonly to?: CheckOutStatus;
  /** Which days it was about. */
  readonly deliveryIds?: readonly number[];
  /** The receipt of a change. */
  readonly changeId?: number;
  /** The hours that were agreed, and those before. */
  readonly window?: { readonly from: BoughtDeliveryTime | null; readonly to: BoughtDeliveryTime };
  /** A dish of one box, and which takes its place. */
  readonly exchange?: { readonly dishId: number; readonly withDishId: number };
};

/** An entry of the trail that every check-out has. */
export const recordMove = async (
  within: Work,
  row: Pick<CheckOutRow, 'id'>,
  action: TrailAction,
  { by, actorId, reason }: Mover,
  now: Date,
  details: TrailDetails = {},
): Promise<void> => {
  await within.audit.record(
    {
      actorId,
      action,
      entity: 'check_out',
      entityId: row.id,
      details: { ...details, by, ...(reason && { reason }) },
    },
    now,
  );
  await within.announce(checkOutTopic(row.id));
};
