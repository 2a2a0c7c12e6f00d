import { expect, test } from 'vitest';
import { checkOutGroups, deliveryGroups, endingUnpaid, orderGroups, stageOf } from './groups.ts';

test('check-outs are told apart by what may become of them', () => {
  expect(checkOutGroups).toEqual({
    payable: ['order_approved', 'new', 'waiting_payment'],
    timed: ['order_approved', 'new'],
    open: ['order_request', 'order_approved', 'new', 'waiting_payment'],
    awaited: ['waiting_payment', 'paid'],
    endedUnpaid: ['declined', 'not_paid'],
    ended: ['declined', 'not_paid', 'completed', 'stopped'],
  });
});

test('a buyer has orders to come, orders to pay and orders behind', () => {
  for (const status of ['paid', 'order_request'] as const)
    expect(stageOf(status, 'montonio')).toBe('current');
  for (const status of ['new', 'order_approved'] as const) expect(stageOf(status, 'montonio')).toBe('to_pay');
  expect(stageOf('waiting_payment', 'bank_account')).toBe('to_pay');
  expect(stageOf('waiting_payment', 'cash')).toBe('current');
  for (const status of checkOutGroups.ended) expect(stageOf(status, 'cash')).toBe('past');
});

test('a check-out ends without money when its time is over or somebody says so', () => {
  for (const event of ['time_out', 'deny_payment', 'decline'] as const) expect(endingUnpaid).toContain(event);
  for (const event of ['pay', 'approve', 'complete', 'stop', 'restore', 'change_payment'] as const)
    expect(endingUnpaid).not.toContain(event);
});

test('an order runs as long as something of it may be cooked', () => {
  expect(orderGroups.running).toEqual(['pending', 'approved', 'cancellation_request', 'paid']);
});

test('deliveries are told apart by whether they still come', () => {
  expect(deliveryGroups).toEqual({
    changeable: ['planned', 'held'],
    ahead: ['planned', 'held', 'prepared', 'on_the_way'],
    endedByTime: ['planned', 'prepared', 'on_the_way'],
    unsettled: ['planned', 'held', 'prepared', 'on_the_way', 'not_delivered'],
    undecided: ['held', 'not_delivered'],
    releasable: ['held'],
    over: ['delivered', 'not_delivered', 'brought_again', 'returned', 'kept'],
    gone: ['brought_again', 'returned', 'cancelled'],
  });
});
