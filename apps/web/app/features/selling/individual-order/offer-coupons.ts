/** Gift coupons that are to pay for an offer: nothing is taken from them before it is paid. */
export type OfferCoupons = {
  readonly coupons: readonly { readonly code: string; readonly cents: number; readonly leftCents: number }[];
  readonly couponCents: number;
  readonly toPayCents: number;
  /** What was typed last and does not count, with the reason. */
  readonly typed: string;
  readonly error: string | null;
};
