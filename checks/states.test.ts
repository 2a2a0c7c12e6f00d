import { expect, test } from 'vitest';
import { drawStates } from '../packages/domain/src/states/draw.ts';
import {
  checkOutTables,
  couponOrderTable,
  couponTable,
  deliveryTable,
  orderTables,
  paymentTable,
  refundTable,
} from '../packages/domain/src/states/tables.ts';

const drawing = (title: string, table: Parameters<typeof drawStates>[0]): string =>
  `## ${title}\n\n\`\`\`mermaid\n${drawStates(table)}\`\`\`\n`;

const document = [
  '# States\n',
  'Drawn from the tables in `packages/domain/src/states/tables.ts`, by which the server permits or refuses every move and the pages offer',
  'their buttons. After a change there, `npx vitest run states -u` in `checks` draws this page anew.\n',
  drawing('A check-out, regular order', checkOutTables.regular_order),
  drawing('A check-out, individual order', checkOutTables.individual_order),
  drawing('An order (one line of a check-out), regular', orderTables.regular_order),
  drawing('An order (one line of a check-out), individual', orderTables.individual_order),
  drawing('A delivery (one day of an order)', deliveryTable),
  drawing('A payment', paymentTable),
  drawing('Money to be returned', refundTable),
  drawing('Bought gift coupons (a coupon order)', couponOrderTable),
  drawing('A gift coupon', couponTable),
].join('\n');

test('the states in the docs are those that the shop goes by', async () => {
  await expect(document).toMatchFileSnapshot('../docs/states.md');
});
