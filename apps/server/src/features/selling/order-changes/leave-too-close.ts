import { tooClose } from '@shop/domain/individual/first-day';
import type { Work } from '../../../db/unit-of-work.ts';
import type { Failure } from '../../../failure.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import { dayPlanOf } from '../check-outs/order-days.ts';
import type { DaysBehind } from './days-behind.ts';

/** An individual order waited for its price or its money, and its first days have come too close to be made. */
export const leaveTooClose =
  (putBehind: DaysBehind) =>
  (within: Work, row: CheckOutRow, now: Date): Promise<Failure | null> =>
    putBehind(
      within,
      row,
      'too_close',
      (context) => ({ moved: tooClose(dayPlanOf(context, context.snapshot), now), returned: [] }),
      now,
    );
