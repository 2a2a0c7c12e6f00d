import type { Cents } from '@shop/domain/money';
import type { Locale } from '@shop/domain/text';

/** `pending` until the buyer pays; `abandoned` when the time ran out or the buyer gave up. */
export const paymentOrderStatuses = [
  'pending',
  'authorized',
  'paid',
  'abandoned',
  'voided',
  'partially_refunded',
  'refunded',
] as const;
export type PaymentOrderStatus = (typeof paymentOrderStatuses)[number];

export const paymentRefundStatuses = ['pending', 'processing', 'successful', 'rejected', 'canceled'] as const;
export type PaymentRefundStatus = (typeof paymentRefundStatuses)[number];

export type PaymentBank = { readonly code: string; readonly name: string; readonly logoUrl: string };

/** What a buyer may choose from, banks in the provider's order. */
export type PaymentMethods = {
  readonly banks: readonly PaymentBank[];
  readonly cards: { readonly logoUrl: string } | null;
};

/** A bank without a code lets the buyer choose it on the provider's page. */
export type PaymentChoice =
  | { readonly kind: 'bank'; readonly code: string | null }
  | { readonly kind: 'card' };

export type PaymentAddress = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** As +3706xxxxxxx. */
  readonly phone: string;
  readonly addressLine: string;
  readonly city: string;
  /** As LT-xxxxx. */
  readonly postalCode: string;
  readonly company?: { readonly name: string; readonly code?: string; readonly vatCode?: string };
};

export type NewProviderOrder = {
  /**
   * Ours and unique. Asked for again while unpaid, it gives an address to pay at once more: of an order that takes the
   * first one's place, or of the same order, by the same name.
   */
  readonly reference: string;
  readonly totalCents: Cents;
  readonly locale: Locale;
  readonly choice: PaymentChoice;
  /** How long it can be paid, from 5 minutes on; 6 hours where nothing is said. */
  readonly expiresInMinutes?: number;
  /** What the buyer reads in the bank's statement. */
  readonly description: string;
  /** Where the buyer comes back to, with `?order-token=` or `?error-message=`. */
  readonly returnUrl: string;
  /** Where the provider posts its news. */
  readonly notificationUrl: string;
  readonly billing: PaymentAddress;
  readonly shipping: PaymentAddress;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    /** Of one piece, after discounts, with VAT. */
    readonly finalPriceCents: Cents;
  }[];
};

export type PaymentRefund = {
  readonly uuid: string;
  readonly amountCents: Cents;
  readonly status: PaymentRefundStatus;
};

export type ProviderOrder = {
  readonly uuid: string;
  readonly reference: string;
  readonly status: PaymentOrderStatus;
  readonly totalCents: Cents;
  readonly currency: string;
  readonly paymentUrl: string | null;
  readonly expiresAt: Date | null;
  readonly availableForRefundCents: Cents;
  readonly refunds: readonly PaymentRefund[];
};

/**
 * What may go wrong with a payment provider on any day.
 * `unavailable`: it did not answer, or said that it is out of order; nobody knows whether it acted.
 * `unreadable`: it answered, in a way that nobody understands; nobody knows whether it acted.
 * `too_many_requests`: it will not be asked so often.
 * `given_up`: whoever asked waited no longer; nobody knows whether it acted.
 * `not_asked`: it was silent a moment ago and is left in peace.
 * `refused`: it will not do this, for a reason that only its words tell. Perhaps it was done before: read and see.
 * `not_authorised`: the keys are wrong; only the owner can mend it.
 */
export type PaymentTroubleKind =
  | 'unavailable'
  | 'unreadable'
  | 'too_many_requests'
  | 'given_up'
  | 'not_asked'
  | 'refused'
  | 'not_found'
  | 'not_authorised'
  | 'too_small';

export type PaymentTrouble = {
  readonly [troubled]: true;
  readonly kind: PaymentTroubleKind;
  /** For the log: never a secret, a token or anything about a buyer. */
  readonly reason: string;
};

const troubled = Symbol('payment trouble');

export const trouble = (kind: PaymentTroubleKind, reason: string): PaymentTrouble => ({
  [troubled]: true,
  kind,
  reason,
});

export const isTrouble = (value: unknown): value is PaymentTrouble =>
  typeof value === 'object' && value !== null && troubled in value;

const passing: readonly PaymentTroubleKind[] = [
  'unavailable',
  'unreadable',
  'too_many_requests',
  'given_up',
  'not_asked',
];
/** It decided nothing, as far as anybody knows: the same is asked again later. */
export const isPassing = ({ kind }: PaymentTrouble): boolean => passing.includes(kind);

export const SMALLEST_REFUND_CENTS = 5;

/** A payment provider. Every expected trouble comes back as a value. `limit` ends a call for which somebody waits. */
export type Payments = {
  paymentMethods(limit?: AbortSignal): Promise<PaymentMethods | PaymentTrouble>;
  /** Safe to repeat with the same reference as long as nobody has paid. */
  createOrder(order: NewProviderOrder, limit?: AbortSignal): Promise<ProviderOrder | PaymentTrouble>;
  order(uuid: string, limit?: AbortSignal): Promise<ProviderOrder | PaymentTrouble>;
  /**
   * The key is a UUID v4 kept with the refund: asked for twice with it, the money goes back once, and the second time is
   * refused.
   */
  refund(request: {
    readonly orderUuid: string;
    readonly amountCents: Cents;
    readonly idempotencyKey: string;
  }): Promise<PaymentRefund | PaymentTrouble>;
  /**
   * Of which order there is news: its uuid, or null for a token that the provider did not make for this shop. Whatever
   * else a token says may be old, so the order is read.
   */
  readOrderToken(token: string): Promise<string | null>;
  /** Of which order a refund has moved on. */
  readRefundToken(token: string): Promise<string | null>;
};

/** How a payment differs from what was asked for; null where it is the right one. */
export const paymentMismatch = (
  paid: Pick<ProviderOrder, 'reference' | 'totalCents' | 'currency'>,
  asked: { readonly reference: string; readonly totalCents: Cents },
): 'reference' | 'currency' | 'amount' | null => {
  if (paid.reference !== asked.reference) return 'reference';
  if (paid.currency !== 'EUR') return 'currency';
  return paid.totalCents === asked.totalCents ? null : 'amount';
};
