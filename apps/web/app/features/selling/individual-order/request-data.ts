import type { IndividualOrder } from '@shop/contract/individual-orders';

/** A request as its page knows it: without its key and without what only the shop sees. */
export type ShownRequest = Pick<
  IndividualOrder,
  | 'version'
  | 'status'
  | 'createdAt'
  | 'since'
  | 'answerBy'
  | 'isAnswerLate'
  | 'payUntil'
  | 'priceCents'
  | 'deliveryCents'
  | 'totalCents'
  | 'couponCents'
  | 'toPayCents'
  | 'daysCount'
  | 'declinedWords'
  | 'cancellationWords'
  | 'movingDays'
  | 'messages'
> & {
  readonly files: readonly { readonly id: number; readonly name: string }[];
  readonly rows: readonly { readonly label: string; readonly words: string }[];
};
