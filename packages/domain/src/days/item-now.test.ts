import { expect, it } from 'vitest';
import type { Day } from '../day.ts';
import type { DeliveryStatus } from '../states/statuses.ts';
import { itemNow } from './item-now.ts';

const day = (at: string, status: DeliveryStatus, item: string | null = null) => ({
  day: `2026-11-${at}` as Day,
  status,
  item,
});

it.each([
  ['as it was bought', [day('23', 'planned')], 'bought'],
  ['as the last day has it', [day('25', 'planned', 'changed'), day('23', 'delivered')], 'changed'],
  ['not as a cancelled day had it', [day('23', 'planned', 'changed'), day('24', 'cancelled')], 'changed'],
  ['not as a missed day had it', [day('23', 'held', 'changed'), day('24', 'brought_again')], 'changed'],
  ['as it will come, not as it came', [day('23', 'planned', 'changed'), day('24', 'delivered')], 'changed'],
  [
    'as it came last, once all is over',
    [day('23', 'delivered'), day('24', 'delivered', 'changed')],
    'changed',
  ],
  ['as it came last, changed back', [day('23', 'delivered', 'changed'), day('24', 'planned')], 'bought'],
  [
    'as it was changed, once all is gone',
    [day('23', 'cancelled', 'changed'), day('24', 'cancelled')],
    'changed',
  ],
  ['as it was bought, without days', [], 'bought'],
])('a line comes %s', (_, deliveries, item) => {
  expect(itemNow({ item: 'bought', deliveries })).toBe(item);
});
