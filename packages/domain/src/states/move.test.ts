import { expect, test } from 'vitest';
import { aroundEvent, canMove } from './move.ts';
import {
  checkOutStatuses,
  deliveryStatuses,
  orderStatuses,
  paymentStatuses,
  refundStatuses,
} from './statuses.ts';
import {
  checkOutTables,
  deliveryTable,
  orderTables,
  paymentTable,
  refundTable,
  type StateTable,
} from './tables.ts';

test('whatever is not in a table is refused, for every state and event', () => {
  const check = <S extends string, E extends string>(
    table: StateTable<S, E>,
    statuses: readonly S[],
  ): void => {
    const events = new Set(table.moves.map(({ event }) => event));
    for (const from of statuses) {
      for (const event of events) {
        for (const before of [null, ...statuses]) {
          const answer = canMove(table, from, event, before);
          const listed = table.moves.filter((move) => move.from === from && move.event === event);
          if (answer.allowed) expect(listed.map(({ to }) => to)).toContain(answer.to);
          else expect(listed.length === 0 || event === 'restore').toBe(true);
        }
      }
    }
  };
  check(checkOutTables.regular_order, checkOutStatuses);
  check(checkOutTables.individual_order, checkOutStatuses);
  check(orderTables.regular_order, orderStatuses);
  check(orderTables.individual_order, orderStatuses);
  check(paymentTable, paymentStatuses);
  check(deliveryTable, deliveryStatuses);
  check(refundTable, refundStatuses);
});

test('a repeated request is told from a wrong one', () => {
  const table = checkOutTables.regular_order;
  expect(canMove(table, 'paid', 'pay')).toEqual({ allowed: false, reason: 'already_done' });
  expect(canMove(table, 'not_paid', 'pay')).toEqual({ allowed: false, reason: 'not_from_here' });
  expect(canMove(table, 'completed', 'pay')).toEqual({ allowed: false, reason: 'not_from_here' });
});

test('a restored check-out goes back to the state that it was in before', () => {
  const table = checkOutTables.regular_order;
  expect(canMove(table, 'not_paid', 'restore', 'waiting_payment')).toEqual({
    allowed: true,
    to: 'waiting_payment',
  });
  expect(canMove(table, 'not_paid', 'restore', 'new')).toEqual({ allowed: true, to: 'new' });
  expect(canMove(table, 'not_paid', 'restore', 'paid')).toEqual({
    allowed: false,
    reason: 'not_the_state_before',
  });
  expect(canMove(table, 'not_paid', 'restore')).toEqual({ allowed: false, reason: 'not_the_state_before' });
});

test('an individual order declined after a cancellation request cannot be restored to a request', () => {
  const answer = canMove(orderTables.individual_order, 'declined', 'restore', 'cancellation_request');
  expect(answer).toEqual({ allowed: false, reason: 'not_the_state_before' });
});

test('an event that leads to one state can be carried out by one statement, another cannot', () => {
  expect(aroundEvent(deliveryTable, 'cancel')).toEqual({ from: ['planned', 'held'], to: 'cancelled' });
  expect(() => aroundEvent(deliveryTable, 'restore')).toThrow();
});
