import type { RefundReason } from '@shop/contract/payments';
import { allocate } from '@shop/domain/money';
import type { Work } from '../../../db/unit-of-work.ts';
import type { CheckOutRow } from './check-outs.repository.ts';

const credited: readonly RefundReason[] = ['cancellation', 'change'];

/** Whether it was for what was bought and is not kept: a paper corrects the invoice then. All else was never in one. */
export const isCredited = (reason: RefundReason): boolean => credited.includes(reason);

type ReturnedMoney = { readonly cents: number; readonly kitsCents: number; readonly deliveryCents: number };

/** The admin returned more or less than was due: a row of its own, beside the last return. */
const bookDifference = async (within: Work, row: CheckOutRow, cents: number): Promise<void> => {
  const orders = await within.orders.ofCheckOut(row.id);
  const entries = await within.deliveryEntries.of(
    orders.flatMap(({ deliveries }) => deliveries.map(({ id }) => id)),
  );
  const last = entries.filter(({ kind }) => kind === 'return').toSorted((a, b) => b.id - a.id)[0];
  if (last)
    await within.deliveryEntries.insert([
      { deliveryId: last.deliveryId, changeId: last.changeId, kind: 'difference', returnedKitsCents: cents },
    ]);
};

/** What came back is put down to the orders for which it was owed. */
export const bookReturned = async (
  within: Work,
  row: CheckOutRow,
  { cents, kitsCents, deliveryCents }: ReturnedMoney,
): Promise<void> => {
  const orders = await within.orders.linesOf([row.id]);
  const open = orders.map((order) => Math.max(0, order.toReturnCents - order.returnedCents));
  for (const [index, share] of allocate(cents, open).entries()) {
    const order = orders[index];
    if (order) await within.orders.setReturned(order.id, order.returnedCents + share);
  }
  const difference = cents - kitsCents - deliveryCents;
  if (difference !== 0) await bookDifference(within, row, difference);
  await within.checkOuts.update(row.id);
};
