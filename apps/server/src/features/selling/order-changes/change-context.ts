import type { Repositories } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { PointsService } from '../../people/points/points.service.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import { readOrderDays } from '../check-outs/order-days.ts';
import { payableCheckOut } from '../check-outs/payable-check-out.ts';
import type { Mover } from '../mover.ts';
import type { PayableMoney } from '../payables/money.ts';
import type { OrderChangeRow } from './order-changes.repository.ts';
import { type ChangeContext, noTerms } from './planned-change.ts';
import { payableSupplement } from './supplement.ts';

type Parts = {
  readonly catalogue: Catalogue;
  readonly points: PointsService;
  readonly money: PayableMoney;
};

export type Changer = { readonly by: 'buyer' | 'provider'; readonly mover: Mover; readonly now: Date };

/** Reads all that a change is decided by; inside a transaction the check-out is locked before. */
export const changeContexts =
  ({ catalogue, points, money }: Parts) =>
  async (
    repositories: Repositories,
    row: CheckOutRow,
    orderId: number,
    { by, mover, now }: Changer,
  ): Promise<ChangeContext | Failure> => {
    const days = await readOrderDays(repositories, row);
    const order = days.orders.find(({ id }) => id === orderId);
    if (!order) return fail('not_found');
    const snapshot = await catalogue.snapshot();
    const changes = await repositories.orderChanges.ofCheckOut(row.id);
    const isPaid = ({ status, supplementCents }: OrderChangeRow): boolean =>
      status === 'done' && supplementCents > 0;
    const paidRefs = [
      payableCheckOut(row.id),
      ...changes
        .filter(isPaid)
        .map(({ id }) => payableSupplement(id))
        .toReversed(),
    ];
    return {
      ...days,
      order,
      snapshot,
      terms: by === 'provider' ? noTerms : snapshot.settings.kitOrder,
      by,
      mover,
      paidRefs,
      pointsEarned:
        row.userId === null
          ? 0
          : await points.earnedFor(repositories, { userId: row.userId, checkOutId: row.id }),
      hasPending: changes.some(({ status }) => status === 'pending'),
      waysBack: await money.waysBack(repositories, paidRefs),
      now,
    };
  };
export type ChangeContexts = ReturnType<typeof changeContexts>;
