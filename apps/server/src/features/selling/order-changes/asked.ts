import type { Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import type { CheckOutViews, Requester } from '../check-outs/check-out-views.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import type { Changer } from './change-context.ts';

export type Asked = { readonly requester: Requester; readonly now: Date };

/** Whether it is the buyer who changes an order, or the shop. */
export const changerOf = (row: CheckOutRow, { requester: { viewer }, now }: Asked): Changer => {
  const isOwner = viewer !== null && viewer.userId === row.userId;
  const isShop = viewer?.role === 'admin' && !isOwner;
  const actorId = viewer?.userId ?? null;
  return {
    by: isShop ? 'provider' : 'buyer',
    mover: { by: isShop ? 'staff' : 'buyer', actorId },
    now,
  };
};

/** The check-out of an order, where the requester may see it. */
export const checkOutAskedFor = async (
  repositories: Pick<Work, 'checkOuts' | 'orders'>,
  views: CheckOutViews,
  orderId: number,
  { requester }: Asked,
  lock: boolean,
): Promise<CheckOutRow | Failure> => {
  const checkOutId = await repositories.orders.checkOutOf(orderId);
  const row =
    checkOutId === null
      ? null
      : await (lock ? repositories.checkOuts.lock(checkOutId) : repositories.checkOuts.one(checkOutId));
  return row && views.maySee(row, requester) ? row : fail('not_found');
};

/** An individual order is cancelled by asking for it. */
const ofLink: readonly string[] = ['cancel', 'request_cancellation'];

/** Whoever holds the link alone sees, pays and cancels; the rest needs an account. */
export const isBeyondLink = (row: CheckOutRow, { requester: { viewer } }: Asked, action: string): boolean =>
  !ofLink.includes(action) && viewer?.role !== 'admin' && (viewer === null || viewer.userId !== row.userId);
