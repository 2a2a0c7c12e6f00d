import type { Work } from '../../../db/unit-of-work.ts';
import { keptDays } from './order-changes.presenter.ts';
import type { OrderChangeRow } from './order-changes.repository.ts';
import type { ChangeContext, KeptChange } from './planned-change.ts';

/** The receipt of a change that is carried out, or waits for its money. */
export const keepChange = (
  within: Work,
  { row, by, mover, now }: Pick<ChangeContext, 'row' | 'by' | 'mover' | 'now'>,
  plan: KeptChange,
  status: OrderChangeRow['status'] = 'done',
): Promise<OrderChangeRow> =>
  within.orderChanges.insert({
    checkOutId: row.id,
    orderId: plan.orderId,
    kind: plan.kind,
    status,
    ...keptDays(plan),
    money: plan.money,
    words: plan.words ?? '',
    wantedKits: [...(plan.wantedKits ?? [])],
    iban: status === 'pending' ? (plan.iban ?? '') : '',
    supplementCents: plan.money.supplementCents,
    payUntil: plan.money.payUntil === null ? null : new Date(plan.money.payUntil),
    by: mover.by,
    byBuyer: by === 'buyer' ? mover.actorId : null,
    createdAt: now,
    doneAt: status === 'done' ? now : null,
  });
