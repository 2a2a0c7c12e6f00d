import { closedDays } from '@shop/domain/days/late-money';
import type { Work } from '../../../db/unit-of-work.ts';
import type { Failure } from '../../../failure.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import { dayPlanOf } from '../check-outs/order-days.ts';
import type { DaysBehind } from './days-behind.ts';

/** The order is back, and some of its days were closed while it was not there. */
export const leaveClosed =
  (putBehind: DaysBehind) =>
  (within: Work, row: CheckOutRow, now: Date): Promise<Failure | null> =>
    putBehind(within, row, 'closed_day', (context) => closedDays(dayPlanOf(context, context.snapshot)), now);
