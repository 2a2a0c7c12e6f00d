import { sum } from '@shop/domain/money';
import type { DeliveryReturn, FeeMove } from '@shop/domain/refunds';
import type { Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import type { PointsService } from '../../people/points/points.service.ts';
import type { NewDeliveryEntry } from '../check-outs/delivery-entries.repository.ts';
import type { CodesService } from '../discounts/codes.service.ts';
import type { Owed, PayableMoney } from '../payables/money.ts';
import type { ChangeContext } from './planned-change.ts';

/** What comes back by a change, day by day. */
export type Back = {
  readonly changeId: number;
  readonly days: readonly DeliveryReturn[];
  readonly feeMoves?: readonly FeeMove[];
  readonly earnedPointsBack: number;
  readonly reason: Owed['reason'];
  readonly iban: string;
};

type Parts = {
  readonly money: PayableMoney;
  readonly points: PointsService;
  readonly codes: CodesService;
};

const totalOf = (days: readonly DeliveryReturn[]) => ({
  kitsCents: sum(days.map((day) => day.kitsCents)),
  deliveryCents: sum(days.map((day) => day.deliveryCents)),
  points: sum(days.map((day) => day.points)),
});

const returnEntry = (changeId: number, day: DeliveryReturn, sign: 1 | -1 = 1): NewDeliveryEntry => ({
  deliveryId: day.deliveryId,
  changeId,
  kind: 'return',
  returnedKitsCents: sign * day.kitsCents,
  returnedDeliveryCents: sign * day.deliveryCents,
  returnedPoints: sign * day.points,
  returnedPointsCents: sign * day.pointsCents,
});

const feeEntries = (changeId: number, moves: readonly FeeMove[], sign: 1 | -1 = 1): NewDeliveryEntry[] =>
  moves.flatMap(({ from, to, cents }) => {
    const of = (deliveryId: number, amount: number): NewDeliveryEntry => ({
      deliveryId,
      changeId,
      kind: 'fee',
      deliveryCents: amount,
      paidCents: amount,
    });
    return [of(from, -sign * cents), of(to, sign * cents)];
  });

/** Puts down what comes back in every book that has it: the days' rows, the orders, money to be returned, points. */
export const moneyBack = ({ money, points, codes }: Parts) => {
  /** The person is locked before the codes, as where an order is placed: the two cannot deadlock. */
  const lockPerson = async (within: Work, { row }: ChangeContext): Promise<void> => {
    if (row.userId !== null) await within.points.lock(row.userId);
  };

  const addToOrders = async (
    within: Work,
    { orders }: ChangeContext,
    days: readonly DeliveryReturn[],
    sign: 1 | -1,
  ): Promise<void> => {
    for (const order of orders) {
      const own = days.filter(({ deliveryId }) => order.deliveries.some(({ id }) => id === deliveryId));
      const { kitsCents, deliveryCents } = totalOf(own);
      if (kitsCents + deliveryCents !== 0)
        await within.orders.addToReturn(order.id, sign * (kitsCents + deliveryCents));
    }
  };

  return {
    /** By what ways money can go back as the books are now. */
    waysBack: (within: Work, { paidRefs }: ChangeContext) => money.waysBack(within, paidRefs),

    returns: async (within: Work, context: ChangeContext, back: Back): Promise<void> => {
      const { row, paidRefs, now } = context;
      const { changeId, days, feeMoves = [], reason, iban } = back;
      const total = totalOf(days);
      await lockPerson(within, context);
      await within.deliveryEntries.insert([
        ...days.map((day) => returnEntry(changeId, day)),
        ...feeEntries(changeId, feeMoves),
      ]);
      await addToOrders(within, context, days, 1);
      if (total.kitsCents + total.deliveryCents > 0)
        await money.owe(within, paidRefs, { ...total, reason, iban }, now);
      if (row.userId !== null) {
        const of = { userId: row.userId, checkOutId: row.id, cause: `change ${changeId}` };
        await points.giveBack(within, { ...of, points: total.points }, now);
        if (back.earnedPointsBack > 0)
          await points.takeBack(within, { ...of, points: back.earnedPointsBack }, now);
      }
    },

    /** What was to come back is kept after all, with where to it would have gone. Refused: it is on its way, or the points are spent. */
    keepAfterAll: async (
      within: Work,
      context: ChangeContext,
      back: Omit<Back, 'iban' | 'earnedPointsBack'>,
    ): Promise<Pick<Back, 'iban'> | Failure> => {
      const { row, now } = context;
      const { changeId, days, feeMoves = [], reason } = back;
      const total = totalOf(days);
      await lockPerson(within, context);
      await within.deliveryEntries.insert([
        ...days.map((day) => returnEntry(changeId, day, -1)),
        ...feeEntries(changeId, feeMoves, -1),
      ]);
      await addToOrders(within, context, days, -1);
      const owed = { ...total, reason };
      const kept =
        total.kitsCents + total.deliveryCents > 0
          ? await money.oweLess(within, context.paidRefs, owed)
          : { iban: '' };
      if (!kept) return fail('returned_already');
      if (row.userId !== null) {
        const of = { userId: row.userId, checkOutId: row.id };
        const cause = `change_undone ${changeId}`;
        const refusal = await points.spend(within, { ...of, points: total.points, cause }, now);
        if (refusal) return refusal;
        await points.earnAgain(within, { ...of, cause: `change ${changeId}` }, now);
      }
      return kept;
    },

    /** Of an order that is cancelled whole before anything of it came. */
    releaseCodes: async (within: Work, context: ChangeContext): Promise<void> => {
      await lockPerson(within, context);
      await codes.release(within, context.row.id, context.now);
    },

    claimCodesAgain: async (within: Work, context: ChangeContext) => {
      const { row, now } = context;
      const user = row.userId === null ? null : await within.auth.user(row.userId);
      await lockPerson(within, context);
      return codes.claim(
        within,
        row.codeIds,
        { buyer: user?.email ?? row.buyerEmail, checkOutId: row.id },
        now,
      );
    },
  };
};
export type MoneyBack = ReturnType<typeof moneyBack>;
