import { addDays, type Day, dayInVilnius, instantInVilnius } from './day.ts';
import type { Cents } from './money.ts';
import type { CouponStatus } from './states/statuses.ts';

export const couponDesigns = ['beet', 'dill', 'yolk'] as const;
export type CouponDesign = (typeof couponDesigns)[number];

/** To whom it is sent: to the recipient, or to the buyer, who prints it or hands it on. */
export const couponSendTos = ['recipient', 'buyer'] as const;
export type CouponSendTo = (typeof couponSendTos)[number];

export const COUPON_CODE_LENGTH = 12;
export const MOST_COUPONS_IN_ORDER = 5;
export const MOST_COUPON_PIECES = 20;
export const COUPON_MESSAGE_LENGTH = 300;
/** A bought coupon from which nothing was spent can be withdrawn for so many days. */
export const COUPON_WITHDRAWAL_DAYS = 14;
/** Money that comes back onto a coupon can be spent for at least so many days. */
export const COUPON_DAYS_AFTER_RETURN = 90;
/** As points that come back do. */
export const COUPON_DAYS_AFTER_RELEASE = 14;
/** The hour, in Vilnius, at which those for a named day are sent. */
export const COUPON_SEND_HOUR = 9;
/** How far ahead that day may be. */
export const COUPON_SEND_DAYS = 365;

/** What a buyer typed in, however they spaced it. */
export const plainCouponCode = (typed: string): string => typed.replace(/[\s-]+/g, '').toUpperCase();

/** "ABCD-EFGH-JKLM": as it is printed and read out. */
export const shownCouponCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

export type SpendableCoupon = {
  readonly id: number;
  readonly status: CouponStatus;
  readonly balanceCents: Cents;
  /** Its last day; null as long as it is not sent. */
  readonly validUntil: Day | null;
};

/** A code as the buyer entered it, with the coupon that is known under it. */
export type EnteredCoupon = { readonly code: string; readonly found: SpendableCoupon | null };

export type CouponRefusal =
  | 'unknown'
  | 'already_applied'
  | 'too_many'
  | 'not_sent'
  | 'spent'
  | 'expired'
  | 'withdrawn'
  | 'blocked';

export type CouponAnswer =
  | {
      readonly code: string;
      readonly accepted: true;
      readonly couponId: number;
      readonly cents: Cents;
      /** What is left on it afterwards. */
      readonly leftCents: Cents;
    }
  | { readonly code: string; readonly accepted: false; readonly reason: CouponRefusal };

export type PaidByCoupons = {
  readonly answers: readonly CouponAnswer[];
  readonly couponCents: Cents;
  readonly toPayCents: Cents;
};

const refusalByStatus: Readonly<Record<CouponStatus, CouponRefusal | null>> = {
  unsent: 'not_sent',
  sent: null,
  spent: 'spent',
  expired: 'expired',
  withdrawn: 'withdrawn',
  blocked: 'blocked',
};

/** Why nothing can be spent from it today; null: something can. */
export const couponRefusal = (
  { status, balanceCents, validUntil }: Omit<SpendableCoupon, 'id'>,
  today: Day,
): CouponRefusal | null => {
  const byStatus = refusalByStatus[status];
  if (byStatus !== null) return byStatus;
  if (balanceCents === 0) return 'spent';
  return validUntil !== null && today > validUntil ? 'expired' : null;
};

/** A coupon is money, not a discount: it is taken from the total, in the order in which they were entered. */
export function payByCoupons(
  totalCents: Cents,
  entered: readonly EnteredCoupon[],
  today: Day,
  usedBefore: readonly number[] = [],
): PaidByCoupons {
  let toPayCents = totalCents;
  const used = new Set(usedBefore);
  const answers = entered.map(({ code, found }): CouponAnswer => {
    const reason =
      found === null
        ? 'unknown'
        : used.has(found.id)
          ? 'already_applied'
          : used.size === MOST_COUPONS_IN_ORDER
            ? 'too_many'
            : couponRefusal(found, today);
    if (found === null || reason !== null) return { code, accepted: false, reason: reason ?? 'unknown' };
    used.add(found.id);
    const cents = Math.min(found.balanceCents, toPayCents);
    toPayCents -= cents;
    return { code, accepted: true, couponId: found.id, cents, leftCents: found.balanceCents - cents };
  });
  return { answers, couponCents: totalCents - toPayCents, toPayCents };
}

/** What one coupon paid of something, and what of it has come back or is on its way. */
export type CouponUse = {
  readonly couponId: number;
  readonly paidCents: Cents;
  readonly returnedCents: Cents;
};

/** Money that comes back goes onto the coupons first, the last entered before the others, up to what each has paid. */
export function returnOntoCoupons(
  cents: Cents,
  uses: readonly CouponUse[],
): { readonly couponId: number; readonly cents: Cents }[] {
  let left = cents;
  return uses.toReversed().flatMap(({ couponId, paidCents, returnedCents }) => {
    const part = Math.min(left, paidCents - returnedCents);
    left -= part;
    return part > 0 ? [{ couponId, cents: part }] : [];
  });
}

/** What coupons have paid of something that costs less by now: those that were entered first go on paying. */
export function couponsWithin<Part extends { readonly cents: Cents }>(
  totalCents: Cents,
  parts: readonly Part[],
): Part[] {
  let left = totalCents;
  return parts.flatMap((part) => {
    const cents = Math.min(left, part.cents);
    left -= cents;
    return cents > 0 ? [{ ...part, cents }] : [];
  });
}

/** When a coupon is sent: at once, or in the morning of the day that was chosen. */
export const couponSendAt = (sendOn: Day | null, now: Date): Date => {
  const morning = sendOn === null ? now : instantInVilnius(sendOn, COUPON_SEND_HOUR);
  return morning > now ? morning : now;
};

export const couponLastDay = (sentAt: Date, validDays: number): Day =>
  addDays(dayInVilnius(sentAt), validDays);

const notBefore = (day: Day, earliest: Day): Day => (day > earliest ? day : earliest);

export const lastDayAfterReturn = (validUntil: Day, today: Day): Day =>
  notBefore(validUntil, addDays(today, COUPON_DAYS_AFTER_RETURN));

/** What an order that ended unpaid gives back can be spent as long as before, and for some days at least. */
export const lastDayAfterRelease = (validUntil: Day, today: Day): Day =>
  notBefore(validUntil, addDays(today, COUPON_DAYS_AFTER_RELEASE));

/** The last day on which it can be withdrawn. */
export const withdrawUntil = (boughtAt: Date): Day => addDays(dayInVilnius(boughtAt), COUPON_WITHDRAWAL_DAYS);

export type WithdrawRefusal = 'withdrawal_over' | 'coupon_used' | 'not_from_here';

/** While nothing was spent from it; what was blocked or withdrawn stays so. */
export const withdrawRefusal = (
  { status, wasUsed }: { readonly status: CouponStatus; readonly wasUsed: boolean },
  boughtAt: Date,
  now: Date,
): WithdrawRefusal | null => {
  if (wasUsed || status === 'spent') return 'coupon_used';
  if (status !== 'unsent' && status !== 'sent') return 'not_from_here';
  return dayInVilnius(now) > withdrawUntil(boughtAt) ? 'withdrawal_over' : null;
};
