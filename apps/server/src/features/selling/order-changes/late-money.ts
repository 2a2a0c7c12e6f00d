import { lateDays } from '@shop/domain/days/late-money';
import type { Work } from '../../../db/unit-of-work.ts';
import type { Failure } from '../../../failure.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import { dayPlanOf } from '../check-outs/order-days.ts';
import { earliestFor } from './earliest-for.ts';
import type { DaysBehind } from './days-behind.ts';

/** The money has come, and the first days can no longer be cooked. */
export const lateMoney =
  (putBehind: DaysBehind) =>
  (within: Work, row: CheckOutRow, now: Date): Promise<Failure | null> =>
    putBehind(
      within,
      row,
      'late_money',
      (context) => {
        const { snapshot } = context;
        return lateDays(dayPlanOf(context, snapshot), earliestFor(row, snapshot), now);
      },
      now,
    );
