import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  couponLastDay,
  couponSendAt,
  type EnteredCoupon,
  lastDayAfterRelease,
  lastDayAfterReturn,
  MOST_COUPONS_IN_ORDER,
  payByCoupons,
  plainCouponCode,
  returnOntoCoupons,
  shownCouponCode,
  type SpendableCoupon,
  withdrawRefusal,
} from './coupons.ts';
import { toDay } from './day.ts';
import { sum } from './money.ts';

const today = toDay('2026-11-18');

const aCoupon = (balanceCents: number, more: Partial<SpendableCoupon> = {}): SpendableCoupon => ({
  id: 1,
  status: 'sent',
  balanceCents,
  validUntil: toDay('2027-11-18'),
  ...more,
});
const entered = (...found: (SpendableCoupon | null)[]): EnteredCoupon[] =>
  found.map((each, index) => ({ code: `CODE${index}`, found: each }));
const reasons = (...found: (SpendableCoupon | null)[]) =>
  payByCoupons(100_00, entered(...found), today).answers.map((each) => (each.accepted ? null : each.reason));

describe('paying by coupons', () => {
  it('takes what is on it, at most what is to be paid, and leaves the rest on it', () => {
    expect(payByCoupons(36_00, entered(aCoupon(50_00)), today)).toEqual({
      answers: [{ code: 'CODE0', accepted: true, couponId: 1, cents: 36_00, leftCents: 14_00 }],
      couponCents: 36_00,
      toPayCents: 0,
    });
    expect(payByCoupons(80_00, entered(aCoupon(50_00)), today).toPayCents).toBe(30_00);
  });

  it('takes several in the order in which they were entered', () => {
    const { answers, toPayCents } = payByCoupons(
      60_00,
      entered(aCoupon(20_00), aCoupon(50_00, { id: 2 })),
      today,
    );
    expect(answers).toMatchObject([
      { cents: 20_00, leftCents: 0 },
      { cents: 40_00, leftCents: 10_00 },
    ]);
    expect(toPayCents).toBe(0);
  });

  it('refuses with the reason what cannot be spent', () => {
    expect(
      reasons(
        null,
        aCoupon(0),
        aCoupon(1, { status: 'unsent', validUntil: null }),
        aCoupon(1, { status: 'blocked' }),
        aCoupon(1, { status: 'withdrawn' }),
        aCoupon(1, { validUntil: toDay('2026-11-17') }),
      ),
    ).toEqual(['unknown', 'spent', 'not_sent', 'blocked', 'withdrawn', 'expired']);
    expect(reasons(aCoupon(1, { validUntil: today }), aCoupon(1))).toEqual([null, 'already_applied']);
    const many = Array.from({ length: MOST_COUPONS_IN_ORDER + 1 }, (_, id) => aCoupon(1, { id }));
    expect(reasons(...many)).toEqual([null, null, null, null, null, 'too_many']);
  });

  it('never takes more than there is, and adds up to the cent', () => {
    const balances = fc.array(fc.nat({ max: 500_00 }), { maxLength: 7 });
    fc.assert(
      fc.property(fc.nat({ max: 2000_00 }), balances, (totalCents, each) => {
        const found = each.map((balance, id) => aCoupon(balance, { id }));
        const { answers, couponCents, toPayCents } = payByCoupons(totalCents, entered(...found), today);
        expect(couponCents + toPayCents).toBe(totalCents);
        expect(sum(answers.map((answer) => (answer.accepted ? answer.cents : 0)))).toBe(couponCents);
        for (const answer of answers)
          if (answer.accepted) expect(answer.cents + answer.leftCents).toBe(each[answer.couponId]);
      }),
    );
  });
});

describe('money that comes back', () => {
  const uses = [
    { couponId: 1, paidCents: 20_00, returnedCents: 0 },
    { couponId: 2, paidCents: 30_00, returnedCents: 5_00 },
  ];

  it('goes onto the coupon that was entered last first, up to what it has paid', () => {
    expect(returnOntoCoupons(10_00, uses)).toEqual([{ couponId: 2, cents: 10_00 }]);
    expect(returnOntoCoupons(40_00, uses)).toEqual([
      { couponId: 2, cents: 25_00 },
      { couponId: 1, cents: 15_00 },
    ]);
    expect(sum(returnOntoCoupons(999_00, uses).map(({ cents }) => cents))).toBe(45_00);
  });

  it('can be spent for 90 days at least, or as long as before', () => {
    expect(lastDayAfterReturn(toDay('2026-12-01'), today)).toBe('2027-02-16');
    expect(lastDayAfterReturn(toDay('2027-11-18'), today)).toBe('2027-11-18');
    expect(lastDayAfterRelease(toDay('2026-11-19'), today)).toBe('2026-12-02');
  });
});

describe('sending', () => {
  const now = new Date('2026-11-18T10:00:00Z');

  it('happens at once, or at nine in the morning of its day, on both sides of the change of clocks', () => {
    expect(couponSendAt(null, now)).toEqual(now);
    expect(couponSendAt(today, now)).toEqual(now);
    expect(couponSendAt(toDay('2026-12-24'), now)).toEqual(new Date('2026-12-24T07:00:00Z'));
    expect(couponSendAt(toDay('2027-03-28'), now)).toEqual(new Date('2027-03-28T06:00:00Z'));
  });

  it('begins its time', () => {
    expect(couponLastDay(new Date('2026-11-18T22:30:00Z'), 365)).toBe('2027-11-19');
  });
});

it('a coupon is given back within 14 days, while nothing was spent from it', () => {
  const boughtAt = new Date('2026-11-18T10:00:00Z');
  const unused = { status: 'sent', wasUsed: false } as const;
  const onTheLastDay = new Date('2026-12-02T21:59:00Z');
  expect(withdrawRefusal(unused, boughtAt, onTheLastDay)).toBeNull();
  expect(withdrawRefusal({ ...unused, status: 'unsent' }, boughtAt, onTheLastDay)).toBeNull();
  expect(withdrawRefusal(unused, boughtAt, new Date('2026-12-02T22:00:00Z'))).toBe('withdrawal_over');
  expect(withdrawRefusal({ ...unused, wasUsed: true }, boughtAt, boughtAt)).toBe('coupon_used');
  expect(withdrawRefusal({ ...unused, status: 'blocked' }, boughtAt, boughtAt)).toBe('not_from_here');
});

it('a code is read however it is typed', () => {
  expect(plainCouponCode(' abcd efgh-jklm ')).toBe('ABCDEFGHJKLM');
  expect(shownCouponCode('ABCDEFGHJKLM')).toBe('ABCD-EFGH-JKLM');
});
