import { broughtOn } from '../calendar.ts';
import type { Day } from '../day.ts';
import { isChangeable } from '../terms.ts';
import { canMove, type MoveAnswer } from './move.ts';
import type { DeliveryStatus } from './statuses.ts';
import { type DeliveryEvent, deliveryTable } from './tables.ts';

/** What the answers depend on. A delivery is known by its id: its day may change. */
export type DeliveryFacts = {
  readonly id: number;
  readonly day: Day;
  readonly status: DeliveryStatus;
  readonly statusBefore: DeliveryStatus | null;
};

/** Asked by the page for its buttons and by the server for their effect; the answer is one and the same. */
export const deliveryCan = (
  { status, statusBefore }: Pick<DeliveryFacts, 'status' | 'statusBefore'>,
  event: DeliveryEvent,
): MoveAnswer<DeliveryStatus> => canMove(deliveryTable, status, event, statusBefore);

/** Whether its box, which may be brought in the evening before its day, leaves later than the term from now. */
export const isOutsideTerm = (
  { day }: Pick<DeliveryFacts, 'day'>,
  term: { readonly hours: number; readonly isDayBefore: boolean },
  now: Date,
): boolean => isChangeable(broughtOn(day, term.isDayBefore), term.hours, now);
