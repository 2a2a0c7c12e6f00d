import type { CheckOutViews, Requester } from '../../selling/check-outs/check-out-views.ts';
import type { CheckOutRow } from '../../selling/check-outs/check-outs.repository.ts';

/** Who asks: the token of an order is found out once it is known which order it is about. */
export type ClaimRequester = Omit<Requester, 'token'> & {
  readonly tokenFor: (checkOutId: number) => string | undefined;
};

export const maySeeClaims = (
  views: CheckOutViews,
  row: CheckOutRow,
  { tokenFor, ...requester }: ClaimRequester,
): boolean => views.maySee(row, { ...requester, token: tokenFor(row.id) });
