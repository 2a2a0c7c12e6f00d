import type { DayLeft } from '@shop/contract/changing-orders';
import { allDayActions } from '@shop/domain/days/day-can';
import { deliveryGroups } from '@shop/domain/states/groups';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { type Failure, isFailure } from '../../../failure.ts';
import type { CheckOutViews } from '../check-outs/check-out-views.ts';
import { dayFactsOf } from '../check-outs/order-days.ts';
import { type Asked, changerOf, checkOutAskedFor, isBeyondLink } from './asked.ts';
import type { ChangeContexts } from './change-context.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly contexts: ChangeContexts;
  readonly views: CheckOutViews;
};

/** What can still be done with each day of an order that is to come: what a page offers, each day is asked for. */
export const daysLeft =
  ({ work, contexts, views }: Parts) =>
  (orderId: number, asked: Asked): Promise<DayLeft[] | Failure> =>
    work.view(async (repositories) => {
      const row = await checkOutAskedFor(repositories, views, orderId, asked, false);
      if (isFailure(row)) return row;
      const context = await contexts(repositories, row, orderId, changerOf(row, asked));
      if (isFailure(context)) return context;
      const { order, terms } = context;
      return order.deliveries
        .filter(({ status }) => deliveryGroups.changeable.includes(status))
        .toSorted((a, b) => (a.day < b.day ? -1 : 1))
        .map((delivery) => ({
          deliveryId: delivery.id,
          day: delivery.day,
          actions: allDayActions(dayFactsOf(row, order, delivery), terms, asked.now).map((answer) => {
            const needsAccount = answer.allowed && isBeyondLink(row, asked, answer.action);
            const own = answer.allowed ? null : answer.reason;
            const reason = needsAccount ? ('needs_account' as const) : own;
            const { action, until } = answer;
            return { action, until: until.toISOString(), allowed: reason === null, reason };
          }),
        }));
    });
