import { expect, test } from 'vitest';
import { checkOutCan, type CheckOutFacts, isPaymentOverdue, takesTransfer } from './check-out-can.ts';
import { firstStatusOf } from './tables.ts';

const placedAt = new Date('2026-11-16T08:00:00Z');
const justBeforeTheTermEnds = new Date('2026-11-16T13:59:59Z');
const whenTheTermEnds = new Date('2026-11-16T14:00:00Z');

const aCheckOut = (facts: Partial<CheckOutFacts> = {}): CheckOutFacts => ({
  type: 'regular_order',
  status: 'new',
  statusBefore: null,
  paymentType: 'montonio',
  payableSince: placedAt,
  isOnlineOnly: false,
  ...facts,
});
const aBankTransfer = aCheckOut({ status: 'waiting_payment', paymentType: 'bank_account' });
const anApprovedRequest = aCheckOut({ type: 'individual_order', status: 'order_approved' });

test('an order paid online begins as new, one by bank transfer or cash as waiting for payment', () => {
  expect(firstStatusOf).toEqual({
    montonio: 'new',
    bank_account: 'waiting_payment',
    cash: 'waiting_payment',
  });
});

test('an order can be paid online for 6 hours', () => {
  for (const checkOut of [aCheckOut(), anApprovedRequest]) {
    expect(checkOutCan.pay(checkOut, justBeforeTheTermEnds)).toEqual({ allowed: true, to: 'paid' });
    expect(checkOutCan.pay(checkOut, whenTheTermEnds)).toEqual({
      allowed: false,
      reason: 'payment_term_over',
    });
  }
});

test('an order is not paid only when the 6 hours are over', () => {
  for (const checkOut of [aCheckOut(), anApprovedRequest]) {
    expect(checkOutCan.timeOut(checkOut, justBeforeTheTermEnds)).toEqual({
      allowed: false,
      reason: 'payment_term_runs',
    });
    expect(checkOutCan.timeOut(checkOut, whenTheTermEnds)).toEqual({ allowed: true, to: 'not_paid' });
  }
});

test('a paid order is not paid again, also after the term', () => {
  const paid = aCheckOut({ status: 'paid' });
  expect(checkOutCan.pay(paid, whenTheTermEnds)).toEqual({ allowed: false, reason: 'already_done' });
  expect(checkOutCan.timeOut(paid, whenTheTermEnds)).toEqual({ allowed: false, reason: 'not_from_here' });
});

test('a bank transfer stays waiting until an admin approves it or says that it was not made', () => {
  expect(checkOutCan.timeOut(aBankTransfer, whenTheTermEnds)).toEqual({
    allowed: false,
    reason: 'not_from_here',
  });
  expect(checkOutCan.pay(aBankTransfer, placedAt)).toEqual({ allowed: false, reason: 'not_from_here' });
  expect(checkOutCan.move(aBankTransfer, 'approve_payment')).toEqual({ allowed: true, to: 'paid' });
  expect(checkOutCan.move(aBankTransfer, 'deny_payment')).toEqual({ allowed: true, to: 'not_paid' });
});

test('a bank transfer is overdue after 6 hours, cash never', () => {
  expect(isPaymentOverdue(aBankTransfer, justBeforeTheTermEnds)).toBe(false);
  expect(isPaymentOverdue(aBankTransfer, whenTheTermEnds)).toBe(true);
  expect(isPaymentOverdue({ ...aBankTransfer, paymentType: 'cash' }, whenTheTermEnds)).toBe(false);
  expect(isPaymentOverdue({ ...aBankTransfer, status: 'paid' }, whenTheTermEnds)).toBe(false);
});

test('a request is approved or declined; what is not paid yet can be declined too', () => {
  const request = aCheckOut({ type: 'individual_order', status: 'order_request' });
  expect(checkOutCan.move(request, 'approve')).toEqual({ allowed: true, to: 'order_approved' });
  expect(checkOutCan.move(request, 'decline')).toEqual({ allowed: true, to: 'declined' });
  for (const unpaid of [anApprovedRequest, aCheckOut(), aBankTransfer])
    expect(checkOutCan.move(unpaid, 'decline')).toEqual({ allowed: true, to: 'declined' });
  expect(checkOutCan.move(aCheckOut({ status: 'paid' }), 'decline')).toEqual({
    allowed: false,
    reason: 'not_from_here',
  });
  expect(checkOutCan.move(anApprovedRequest, 'approve')).toEqual({ allowed: false, reason: 'already_done' });
});

test('a paid check-out is completed or stopped', () => {
  const paid = aCheckOut({ status: 'paid' });
  expect(checkOutCan.move(paid, 'complete')).toEqual({ allowed: true, to: 'completed' });
  expect(checkOutCan.move(paid, 'stop')).toEqual({ allowed: true, to: 'stopped' });
  expect(checkOutCan.move(aCheckOut(), 'complete')).toEqual({ allowed: false, reason: 'not_from_here' });
});

test('an unpaid bank transfer is restored to waiting for payment', () => {
  const notPaid = { ...aBankTransfer, status: 'not_paid', statusBefore: 'waiting_payment' } as const;
  expect(checkOutCan.move(notPaid, 'restore')).toEqual({ allowed: true, to: 'waiting_payment' });
});

test('it is said where a transfer goes: for one that was chosen, and for cash when no other way is left', () => {
  const cash = { ...aBankTransfer, paymentType: 'cash' } as const;
  expect(takesTransfer(aBankTransfer, placedAt)).toBe(true);
  expect(takesTransfer(cash, justBeforeTheTermEnds)).toBe(false);
  expect(takesTransfer(cash, whenTheTermEnds)).toBe(true);
  expect(takesTransfer({ ...cash, status: 'paid' }, whenTheTermEnds)).toBe(false);
  expect(takesTransfer(aCheckOut(), whenTheTermEnds)).toBe(false);
});

test('whoever has not paid yet may choose another way of paying: one with a term only while the term runs', () => {
  expect(checkOutCan.changePayment(aCheckOut(), 'cash', placedAt)).toEqual({
    allowed: true,
    to: 'waiting_payment',
  });
  expect(checkOutCan.changePayment(aBankTransfer, 'montonio', justBeforeTheTermEnds)).toEqual({
    allowed: true,
    to: 'new',
  });
  const late = { allowed: false, reason: 'payment_term_over' };
  expect(checkOutCan.changePayment(aBankTransfer, 'montonio', whenTheTermEnds)).toEqual(late);
  const cash = { ...aBankTransfer, paymentType: 'cash' } as const;
  expect(checkOutCan.changePayment(cash, 'bank_account', whenTheTermEnds)).toEqual(late);
  expect(checkOutCan.changePayment(aBankTransfer, 'cash', whenTheTermEnds)).toEqual({
    allowed: true,
    to: 'waiting_payment',
  });
  expect(checkOutCan.changePayment(aBankTransfer, 'cash', placedAt)).toEqual({
    allowed: true,
    to: 'waiting_payment',
  });
  expect(checkOutCan.changePayment(anApprovedRequest, 'bank_account', placedAt)).toEqual({
    allowed: true,
    to: 'waiting_payment',
  });
  const byTransfer = {
    ...anApprovedRequest,
    status: 'waiting_payment',
    paymentType: 'bank_account',
  } as const;
  expect(checkOutCan.changePayment(byTransfer, 'montonio', placedAt)).toEqual({
    allowed: true,
    to: 'order_approved',
  });
  expect(checkOutCan.changePayment(byTransfer, 'montonio', whenTheTermEnds)).toEqual(late);
  const asked = aCheckOut({ type: 'individual_order', status: 'order_request' });
  expect(checkOutCan.changePayment(asked, 'cash', placedAt).allowed).toBe(false);
  expect(checkOutCan.changePayment(aCheckOut(), 'cash', whenTheTermEnds)).toEqual(late);
  for (const status of ['paid', 'not_paid', 'completed', 'stopped'] as const) {
    expect(checkOutCan.changePayment(aCheckOut({ status }), 'cash', placedAt).allowed).toBe(false);
  }
});

test('a Christmas-eve kit is paid online and in no other way', () => {
  const christmas = aCheckOut({ isOnlineOnly: true });
  for (const way of ['bank_account', 'cash'] as const)
    expect(checkOutCan.changePayment(christmas, way, placedAt)).toEqual({
      allowed: false,
      reason: 'online_only',
    });
  expect(checkOutCan.changePayment(christmas, 'montonio', placedAt).allowed).toBe(true);
});
