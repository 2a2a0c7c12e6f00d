import { addHours } from '@shop/domain/day';
import type { OrderChangeRow } from './order-changes.repository.ts';

/** So long a change of one's own can be taken back. */
const UNDO_HOURS = 0.5;

type Kind = OrderChangeRow['kind'];

/** What was moved, sent elsewhere or cancelled; a kit is changed back by another change. */
const undoable: readonly Kind[] = ['move', 'skip', 'address', 'time', 'method', 'cancel', 'cancel_order'];

/** Days do not come any more by it. What came back for them depends on the days that were cancelled before. */
const cancelsDays = ({ days }: OrderChangeRow): boolean => days.some(({ to }) => to === null);

const laterThan = (change: OrderChangeRow, changes: readonly OrderChangeRow[]): OrderChangeRow[] =>
  changes.filter((later) => later.id > change.id && later.status === 'done');

/** Days that were cancelled before would come with what has been left out since. */
export const hasOtherKitSince = (change: OrderChangeRow, changes: readonly OrderChangeRow[]): boolean =>
  laterThan(change, changes).some(({ kind }) => kind === 'kit');

/**
 * Whether something that came after it stands on it: days that were cancelled can be continued once no later cancellation
 * is in force, and as long as no kit was changed; all else only as long as it is the newest.
 */
export const isBuiltUpon = (change: OrderChangeRow, changes: readonly OrderChangeRow[]): boolean =>
  change.kind === 'cancel'
    ? hasOtherKitSince(change, changes) || laterThan(change, changes).some(cancelsDays)
    : laterThan(change, changes).length > 0;

/** Until when it can be taken back by whom it was made; the shop may take back a buyer's too. Null: not at all. */
export const undoUntil = (
  change: OrderChangeRow,
  changes: readonly OrderChangeRow[],
  by: 'buyer' | 'provider',
): Date | null => {
  const isOwn = by === 'provider' || change.by === 'buyer';
  const isPossible = isOwn && change.status === 'done' && undoable.includes(change.kind);
  return isPossible && !isBuiltUpon(change, changes) ? addHours(change.createdAt, UNDO_HOURS) : null;
};
