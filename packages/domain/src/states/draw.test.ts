import { expect, test } from 'vitest';
import { drawStates } from './draw.ts';
import { paymentTable } from './tables.ts';

test('a table is drawn with its beginning, its moves and its ends', () => {
  expect(drawStates(paymentTable)).toBe(
    `stateDiagram-v2
  [*] --> pending
  [*] --> paid
  pending --> paid: pay
  pending --> declined: decline
  paid --> [*]
  declined --> [*]
`,
  );
});
