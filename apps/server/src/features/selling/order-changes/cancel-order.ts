import type { OrderChangeAnswer } from '@shop/contract/changing-orders';
import type { OrderChangePreview } from '@shop/contract/order-changes';
import { isCookedFor } from '@shop/domain/days/cooked-for';
import { dayCan, isLocked } from '@shop/domain/days/day-can';
import { checkOutGroups, deliveryGroups } from '@shop/domain/states/groups';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { type Failure, invalid, isFailure } from '../../../failure.ts';
import { isIban } from '../../../papers/payment-reference.ts';
import type { CheckOutMoves } from '../check-outs/check-out-moves.ts';
import type { CheckOutViews } from '../check-outs/check-out-views.ts';
import { dayFactsOf } from '../check-outs/order-days.ts';
import { payableCheckOut } from '../check-outs/payable-check-out.ts';
import type { PayableMoney } from '../payables/money.ts';
import { refused } from '../refusals.ts';
import { type Asked, checkOutAskedFor } from './asked.ts';
import type { Changing, Plan } from './changing.ts';
import type { GiveBack } from './give-back.ts';
import { type ChangeContext, noMoney, type PlannedChange } from './planned-change.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly moves: CheckOutMoves;
  readonly views: CheckOutViews;
  readonly money: Pick<PayableMoney, 'lookAgain'>;
  readonly changing: Changing;
  readonly planGiveBack: GiveBack;
};

type CancelInput = {
  readonly version?: number | undefined;
  readonly iban: string;
  readonly expectedCents?: number | undefined;
};

/** The days of a line that can still be given back. */
const cancellable = ({ row, order, terms, now }: ChangeContext): number[] | Failure => {
  const answers = order.deliveries.map((delivery) => ({
    id: delivery.id,
    answer: dayCan('cancel', dayFactsOf(row, order, delivery), terms, now),
  }));
  const ids = answers.filter(({ answer }) => answer.allowed).map(({ id }) => id);
  if (ids.length > 0) return ids;
  const reasons = answers.flatMap(({ answer }) => (answer.allowed ? [] : [answer.reason]));
  return refused(reasons.find((reason) => reason !== 'not_from_here') ?? 'not_from_here');
};

/** Cancelling what is left: of an unpaid check-out everything, of a paid line its days outside the term. */
export const cancelOrder = ({ work, moves, views, money, changing, planGiveBack }: Parts) => {
  /** Cash orders are cooked for before their money is there. */
  const isBegun = ({ row, orders, by, terms, now }: ChangeContext): boolean =>
    by === 'buyer' &&
    isCookedFor(row) &&
    orders.some((order) =>
      order.deliveries.some((delivery) => isLocked(dayFactsOf(row, order, delivery), terms, now)),
    );

  /** Before any money has come an order is cancelled whole. */
  const planWhole = (context: ChangeContext): PlannedChange => ({
    kind: 'cancel_order',
    orderId: null,
    days: context.orders.flatMap(({ id, item, deliveries }) =>
      deliveries
        .filter(({ status }) => deliveryGroups.changeable.includes(status))
        .map((delivery) => ({
          deliveryId: delivery.id,
          orderId: id,
          kitName: (delivery.item ?? item).name,
          from: { day: delivery.day },
          to: null,
        })),
    ),
    effectiveFrom: null,
    money: noMoney,
    apply: async (within) => {
      const event = context.by === 'buyer' ? 'cancel' : 'decline';
      const moved = await moves.move(within, context.row, event, { mover: context.mover }, context.now);
      return isFailure(moved) ? moved : undefined;
    },
  });

  const planFor =
    (deliveryIds: readonly number[] | undefined, iban: string): Plan =>
    (context) => {
      if (checkOutGroups.open.includes(context.row.status))
        return isBegun(context) ? refused('too_late') : planWhole(context);
      const ids = deliveryIds ?? cancellable(context);
      return isFailure(ids) ? ids : planGiveBack(context, { deliveryIds: ids, iban });
    };

  return {
    cancellationPrice: (
      orderId: number,
      deliveryIds: readonly number[] | undefined,
      asked: Asked,
    ): Promise<OrderChangePreview | Failure> =>
      changing.preview(orderId, planFor(deliveryIds, ''), asked, 'cancel'),

    cancel: async (
      orderId: number,
      { version, iban, expectedCents }: CancelInput,
      asked: Asked,
    ): Promise<OrderChangeAnswer | Failure> => {
      if (iban !== '' && !isIban(iban)) return invalid({ iban: 'iban_invalid' });
      const seen = await work.read((repositories) =>
        checkOutAskedFor(repositories, views, orderId, asked, false),
      );
      if (isFailure(seen)) return seen;
      // Whoever cancels may not know of a payment that was begun online.
      await money.lookAgain(payableCheckOut(seen.id), asked.now);
      return changing.change(orderId, { version, expectedCents }, planFor(undefined, iban), asked, 'cancel');
    },
  };
};
