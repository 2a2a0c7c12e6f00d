import { randomUUID } from 'node:crypto';
import type { Clock } from '../ports/clock.ts';
import type { OrderDetails, OrderRow, Queries, RefundRow, Storage } from './storage.ts';
import type { NewsDesk } from './webhooks.ts';

export type Refused = { readonly refused: string };

const SMALLEST_REFUND_CENTS = 5;

export const availableForRefund = ({ paidCents }: OrderRow, refunds: readonly RefundRow[]): number =>
  refunds
    .filter(({ status }) => status !== 'REJECTED')
    .reduce((left, { amountCents }) => left - amountCents, paidCents ?? 0);

/** What happens to orders, payments and refunds. Every move is one transaction with its news. */
export const sandboxBank = (
  storage: Storage,
  news: NewsDesk,
  clock: Clock,
  draw: (chance: number) => boolean,
) => {
  const save = async (
    within: Queries,
    order: OrderRow,
    change: Partial<Pick<OrderRow, 'status' | 'paidCents' | 'arrivesAt'>>,
  ): Promise<OrderRow> => {
    const changed = { ...order, ...change };
    await within.setOrder(order.uuid, changed);
    if (changed.status !== order.status) await news.aboutOrder(within, changed);
    return changed;
  };

  const receive = async (within: Queries, order: OrderRow): Promise<OrderRow> => {
    const missing = draw((await within.troubles()).wrongAmounts) ? 1 : 0;
    return save(within, order, {
      status: 'PAID',
      paidCents: order.totalCents - missing,
      arrivesAt: null,
    });
  };

  const move = (
    uuid: string,
    change: (within: Queries, order: OrderRow) => Promise<OrderRow>,
  ): Promise<OrderRow | null> =>
    storage.transaction(async (within) => {
      const order = await within.order(uuid, 'for update');
      return order && change(within, order);
    });

  const isOpen = (order: OrderRow): boolean => order.status === 'PENDING' && order.expiresAt > clock.now();

  return {
    /**
     * A reference that nobody has paid yet is replaced: its older orders can no longer be paid in time. Or, as other
     * providers have it, its order is the same one again.
     */
    create: (details: OrderDetails, totalCents: number, expiresIn: number): Promise<OrderRow | Refused> =>
      storage.transaction(async (within) => {
        const reference = details.merchantReference;
        await within.lockReference(reference);
        const earlier = await within.ordersOf(reference);
        if (earlier.some(({ paidCents }) => paidCents !== null))
          return { refused: 'An order with this merchantReference has already been paid' };
        const createdAt = clock.now();
        const expiresAt = new Date(createdAt.getTime() + expiresIn * 60_000);
        const last = earlier.at(-1);
        if (last && draw((await within.troubles()).keptOrders)) {
          const again: OrderRow = { ...last, status: 'PENDING', totalCents, details, expiresAt };
          await within.beginAgain(again);
          return again;
        }
        for (const order of earlier)
          if (order.status === 'PENDING')
            await within.setOrder(order.uuid, { ...order, status: 'ABANDONED' });
        const made = {
          uuid: randomUUID(),
          merchantReference: reference,
          totalCents,
          details,
          createdAt,
          expiresAt,
        };
        await within.insertOrder(made);
        const order: OrderRow = { ...made, status: 'PENDING', paidCents: null, arrivesAt: null };
        await news.forgedPayment(within, order);
        return order;
      }),

    /** Pressing the button twice pays once. */
    pay: (uuid: string) =>
      move(uuid, async (within, order) => (isOpen(order) ? receive(within, order) : order)),

    cancel: (uuid: string) =>
      move(uuid, async (within, order) =>
        isOpen(order) ? save(within, order, { status: 'ABANDONED' }) : order,
      ),

    /** The buyer has paid, but the order is given up before the money arrives. */
    payLate: (uuid: string) =>
      move(uuid, async (within, order) => {
        if (order.paidCents !== null) return order;
        const { lateSeconds } = await within.troubles();
        return save(within, order, {
          status: 'ABANDONED',
          arrivesAt: new Date(clock.now().getTime() + lateSeconds * 1000),
        });
      }),

    /** The bank takes a payment back after it was told. */
    takeBack: (uuid: string) =>
      move(uuid, async (within, order) =>
        order.status === 'PAID' ? save(within, order, { status: 'VOIDED' }) : order,
      ),

    tellAgain: (uuid: string) =>
      move(uuid, async (within, order) => {
        await news.aboutOrder(within, order);
        return order;
      }),

    refund: (
      orderUuid: string,
      amountCents: number,
      key: string,
    ): Promise<{ readonly refund: RefundRow; readonly isFull: boolean } | Refused | null> =>
      storage.transaction(async (within) => {
        const order = await within.order(orderUuid, 'for update');
        if (!order) return null;
        if (await within.hasRefundKey(key))
          return { refused: 'Order already has a refund with same idempotency key' };
        if (amountCents < SMALLEST_REFUND_CENTS) return { refused: 'amount must not be less than 0.05' };
        if (order.paidCents === null) return { refused: 'Order has not been paid' };
        if (amountCents > availableForRefund(order, await within.refundsOf(orderUuid)))
          return { refused: 'amount is more than is available for refund' };
        const refund: RefundRow = {
          uuid: randomUUID(),
          orderUuid,
          amountCents,
          status: 'PENDING',
          createdAt: clock.now(),
        };
        await within.insertRefund(refund, key);
        return { refund, isFull: amountCents === order.paidCents };
      }),

    /** What time brings: orders end, late money arrives. */
    settle: (): Promise<void> =>
      storage.transaction(async (within) => {
        const now = clock.now();
        for (const order of await within.ordersToEnd(now)) await save(within, order, { status: 'ABANDONED' });
        for (const order of await within.ordersToArrive(now)) await receive(within, order);
      }),

    carryOutRefunds: (): Promise<void> =>
      storage.transaction(async (within) => {
        for (const pending of await within.pendingRefunds()) {
          const order = await within.order(pending.orderUuid, 'for update');
          if (!order) continue;
          const isRejected = draw((await within.troubles()).rejectedRefunds);
          const refund: RefundRow = { ...pending, status: isRejected ? 'REJECTED' : 'SUCCESSFUL' };
          await within.setRefundStatus(refund.uuid, refund.status);
          await news.aboutRefund(within, order, refund);
          if (isRejected) continue;
          const returned = (await within.refundsOf(order.uuid))
            .filter(({ status }) => status === 'SUCCESSFUL')
            .reduce((total, { amountCents }) => total + amountCents, 0);
          await save(within, order, {
            status: returned === order.paidCents ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
          });
        }
      }),
  };
};

export type SandboxBank = ReturnType<typeof sandboxBank>;
