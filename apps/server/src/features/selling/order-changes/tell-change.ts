import type { TrailAction } from '@shop/domain/states/trail';
import type { Work } from '../../../db/unit-of-work.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import { recordMove } from '../check-outs/check-out-trail.ts';
import { isReceipt, orderChangeLetters } from './order-change-letters.ts';
import type { ChangeContext, KeptChange } from './planned-change.ts';

/** A change that was carried out, in the trail and to its buyer; where it ended the whole order, the same entry says so. */
export const tellChange = async (
  within: Work,
  mails: CheckOutMails,
  { row, by, mover, now }: ChangeContext,
  plan: Pick<KeptChange, 'kind' | 'days' | 'money'>,
  { changeId, action }: { readonly changeId: number; readonly action: TrailAction },
): Promise<void> => {
  const fresh = (await within.checkOuts.one(row.id)) ?? row;
  await recordMove(within, row, action, mover, now, {
    ...(fresh.status !== row.status && { from: row.status, to: fresh.status }),
    deliveryIds: plan.days.map(({ deliveryId }) => deliveryId),
    changeId,
  });
  // The offer that is about to be made says it.
  if (row.status === 'order_request') return;
  const facts = { change: plan, by };
  if (isReceipt(plan, by))
    await mails.notifyBuyer(within, 'order_changed', orderChangeLetters.orderChanged, fresh, facts, now);
  else await mails.toBuyer(within, orderChangeLetters.orderChanged, fresh, facts, now);
};
