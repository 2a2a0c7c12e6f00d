import type { CheckOut } from '@shop/contract/check-outs';
import { ApiError } from '@shop/contract/client';
import type { Day } from '@shop/domain/day';

/** What was done to an order while somebody looked at it, by whom and when. */
export type Meanwhile = {
  readonly text: string;
  readonly by: CheckOut['history'][number]['by'];
  readonly at: string;
  /** Where it was about the very day: to which it went, or that it does not come. */
  readonly day: { readonly to: Day | null } | null;
};

/** What the refusal says of it; null: it was refused for something else. */
export const meanwhileOf = (error: unknown, asked: object): Meanwhile | null => {
  if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile' || !error.data) return null;
  const { history, changes } = error.data as CheckOut;
  const last = history.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1);
  if (!last) return null;
  const ids = 'deliveryIds' in asked ? (asked.deliveryIds as readonly number[]) : [];
  const newest = changes.find(({ createdAt, status }) => createdAt === last.at && status === 'done');
  const own = newest?.days.find(({ deliveryId }) => ids.includes(deliveryId));
  const isShifted = own && own.to?.day !== own.from.day;
  return {
    text: last.text,
    by: last.by,
    at: last.at,
    day: isShifted ? { to: own.to?.day ?? null } : null,
  };
};
