import { addHours } from '@shop/domain/day';
import { withConcurrency } from '../../../concurrency.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { PointsService } from '../../people/points/points.service.ts';
import type { CheckOutLinks } from '../check-outs/check-out-links.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import type { CheckOutMoves } from '../check-outs/check-out-moves.ts';
import type { CheckOutViews } from '../check-outs/check-out-views.ts';
import type { CodesService } from '../discounts/codes.service.ts';
import type { PayableMoney } from '../payables/money.ts';
import type { CodeTries } from '../discounts/code-tries.ts';
import type { Payables } from '../payables/payables.ts';
import { changeContexts } from './change-context.ts';
import type { DaysBehind } from './days-behind.ts';
import { putOffHeldDays } from './held-days.ts';
import { moneyBack } from './money-back.ts';
import { sweeper } from './order-changes.jobs.ts';
import { orderChangesRoutes } from './order-changes.routes.ts';
import { orderChangesService } from './order-changes.service.ts';
import { repeatOrder } from './repeat-order.ts';
import { payableSupplement } from './supplement.ts';
import type { Supplements } from './supplements.ts';

type DecidingParts = {
  readonly catalogue: Catalogue;
  readonly points: PointsService;
  readonly codes: CodesService;
  readonly money: PayableMoney;
  readonly mails: CheckOutMails;
};

/** What changes are decided by, and where their money is put down: supplements that are paid need it too. */
export const decidingChanges = (parts: DecidingParts) => ({
  contexts: changeContexts(parts),
  moneyBack: moneyBack(parts),
});

type ChangingParts = DecidingParts &
  ReturnType<typeof decidingChanges> & {
    readonly work: UnitOfWork;
    readonly clock: Clock;
    readonly views: CheckOutViews;
    readonly links: CheckOutLinks;
    readonly moves: CheckOutMoves;
    readonly putBehind: DaysBehind;
    readonly supplements: Supplements;
    readonly payables: Payables;
    readonly tries: CodeTries;
  };

/** How long a supplement that nobody paid in time waits for a provider that does not answer. */
const PATIENCE_HOURS = 1;

/** What buyers and the shop change in an order's days. */
export const openOrderChanges = (parts: ChangingParts) => {
  const { work, catalogue, clock, views, supplements, putBehind, money } = parts;
  const service = orderChangesService(parts);
  const putOff = putOffHeldDays(work, putBehind);
  /** One trouble does not keep the rest from being done. */
  const sweep = (now: Date): Promise<void> => {
    const stages = [
      async () => {
        const due = await work.read(({ orderChanges }) => orderChanges.dueToLapse(now));
        await withConcurrency(due, 1, async (change) => {
          const isAnswered = await money.askAboutAll(payableSupplement(change.id), now);
          const isPatient = change.payUntil !== null && now < addHours(change.payUntil, PATIENCE_HOURS);
          if (!isAnswered && isPatient) throw new Error('the payment provider does not answer');
          await work.transaction((within) => supplements.lapseInTime(within, change, now));
        });
      },
      () => putOff(now),
    ];
    return withConcurrency(stages, 1, (stage) => stage());
  };
  return {
    routes: orderChangesRoutes({
      service,
      repeat: repeatOrder(work, catalogue, views),
      checkOutOf: (orderId) => work.read(({ orders }) => orders.checkOutOf(orderId)),
    }),
    workers: [sweeper(sweep, clock)],
    catchUp: sweep,
  };
};
