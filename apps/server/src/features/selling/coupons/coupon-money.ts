import {
  couponRefusal,
  type EnteredCoupon,
  lastDayAfterRelease,
  lastDayAfterReturn,
  payByCoupons,
  type PaidByCoupons,
  plainCouponCode,
} from '@shop/domain/coupons';
import { dayInVilnius, toDay } from '@shop/domain/day';
import { sum } from '@shop/domain/money';
import { canMove } from '@shop/domain/states/move';
import { couponTable } from '@shop/domain/states/tables';
import type { Repositories } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import type { PayableRef } from '../payables/payable.ts';
import type { CouponEntry, CouponRow } from './coupons.repository.ts';

type Coupons = Pick<Repositories, 'coupons'>;

/** What one coupon pays. */
export type CouponPart = { readonly couponId: number; readonly cents: number };

const spendable = (row: CouponRow) => ({
  id: row.id,
  status: row.status,
  balanceCents: row.balanceCents,
  validUntil: row.validUntil === null ? null : toDay(row.validUntil),
});

export const enteredCoupons = async (
  { coupons }: Coupons,
  typed: readonly string[],
): Promise<EnteredCoupon[]> => {
  const rows = await coupons.byCodes(typed.map(plainCouponCode));
  return typed.map((code) => {
    const row = rows.find((each) => each.code === plainCouponCode(code));
    return { code, found: row ? spendable(row) : null };
  });
};

export const payTotal = async (
  repositories: Coupons,
  totalCents: number,
  typed: readonly string[],
  now: Date,
  /** Those that pay for it already. */
  usedBefore: readonly CouponPart[] = [],
): Promise<PaidByCoupons & { readonly entered: readonly EnteredCoupon[] }> => {
  const entered = await enteredCoupons(repositories, typed);
  const used = usedBefore.map(({ couponId }) => couponId);
  return { ...payByCoupons(totalCents, entered, dayInVilnius(now), used), entered };
};

/** What is taken from the coupons that count, in the order in which they were entered. */
export const partsOf = ({ answers }: PaidByCoupons): CouponPart[] =>
  answers.flatMap((answer) =>
    answer.accepted && answer.cents > 0 ? [{ couponId: answer.couponId, cents: answer.cents }] : [],
  );

export const partsCents = (parts: readonly CouponPart[]): number => sum(parts.map(({ cents }) => cents));

/** Money that comes back makes a coupon spendable again, for some time at least. */
const refill = async (within: Coupons, row: CouponRow, entry: CouponEntry, now: Date): Promise<void> => {
  if (!(await within.coupons.book(row.id, entry, now))) return;
  const lastDayAfter = entry.kind === 'returned' ? lastDayAfterReturn : lastDayAfterRelease;
  const validUntil = row.validUntil && lastDayAfter(toDay(row.validUntil), dayInVilnius(now));
  const change = { validUntil, endedAt: null };
  if (canMove(couponTable, row.status, 'refill').allowed) await within.coupons.move(row.id, 'refill', change);
  else await within.coupons.update(row.id, { validUntil });
};

/** Spends coupons for whatever can be paid, and puts money back onto them. Every step is booked once. */
export const couponMoney = {
  /** All of these parts, or none: somebody may have been quicker. */
  spend: async (
    within: Coupons,
    of: PayableRef,
    parts: readonly CouponPart[],
    cause: string,
    now: Date,
  ): Promise<Failure | null> => {
    const today = dayInVilnius(now);
    const rows = await within.coupons.lock(parts.map(({ couponId }) => couponId));
    for (const { couponId, cents } of parts) {
      const row = rows.find(({ id }) => id === couponId);
      if (!row || couponRefusal(spendable(row), today) !== null || row.balanceCents < cents)
        return fail('coupon_changed');
      await within.coupons.book(couponId, { kind: 'spent', cents: -cents, of, cause }, now);
      if (row.balanceCents === cents) await within.coupons.move(couponId, 'spend_up', { endedAt: now });
    }
    return null;
  },

  /** What was not paid in the end, or costs less now, gives back what coupons had paid of it; `kept` stays paid. */
  release: async (
    within: Coupons,
    of: PayableRef,
    cause: string,
    now: Date,
    kept: readonly CouponPart[] = [],
  ): Promise<void> => {
    const uses = await within.coupons.usesOf(of);
    const rows = await within.coupons.lock(uses.map(({ couponId }) => couponId));
    for (const { couponId, paidCents, returnedCents } of uses) {
      const row = rows.find(({ id }) => id === couponId);
      const keptCents = partsCents(kept.filter((part) => part.couponId === couponId));
      const cents = paidCents - returnedCents - keptCents;
      if (row && cents > 0) await refill(within, row, { kind: 'released', cents, of, cause }, now);
    }
  },

  /** Money that goes back onto one of them, confirmed by the shop. */
  returnOnto: async (
    within: Coupons,
    couponId: number,
    { of, cents, cause }: { readonly of: PayableRef; readonly cents: number; readonly cause: string },
    now: Date,
  ): Promise<void> => {
    const [row] = await within.coupons.lock([couponId]);
    if (!row) throw new Error('money goes back onto a coupon that is not there');
    await refill(within, row, { kind: 'returned', cents, of, cause }, now);
  },
};
export type CouponMoney = typeof couponMoney;
