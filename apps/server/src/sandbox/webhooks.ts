import type { Clock } from '../ports/clock.ts';
import { bankNamed } from './banks.ts';
import type { OrderRow, OrderStatus, Queries, RefundRow, Storage, WebhookRow } from './storage.ts';
import { orderClaims, refundClaims, type SandboxTokens } from './tokens.ts';
import type { Troubles } from './troubles.ts';

/** How a piece of news is handed over: `fetch`, or anything that looks like it. */
export type Notify = (url: string, init: RequestInit) => Promise<{ readonly status: number }>;

const MINUTE = 60_000;

/** 13 further attempts, the last one 48 hours after the first. */
export const retryDelaysMs = [1, 2, 5, 10, 20, 40, 60, 120, 240, 360, 480, 600, 942].map(
  (minutes) => minutes * MINUTE,
);

const TIMEOUT_MS = 30_000;
const LEASE_MS = TIMEOUT_MS + 15_000;

/** Writes news down in the transaction that makes it, with whatever trouble befalls it. */
export const newsDesk = (tokens: SandboxTokens, clock: Clock, draw: (chance: number) => boolean) => {
  const post = async (
    within: Queries,
    order: OrderRow,
    name: 'order' | 'refund',
    token: string,
    troubles: Troubles,
  ): Promise<void> => {
    const url = new URL(order.details.notificationUrl);
    url.searchParams.set(`${name}-token`, token);
    const webhook = { orderUuid: order.uuid, url: url.href, body: { [`${name}Token`]: token } };
    const lateMs = draw(troubles.lateWebhooks) ? troubles.lateSeconds * 1000 : 0;
    const dueAt = draw(troubles.lostWebhooks) ? null : new Date(clock.now().getTime() + lateMs);
    await within.insertWebhook(webhook, dueAt);
    if (draw(troubles.doubledWebhooks)) await within.insertWebhook(webhook, dueAt);
  };
  const orderToken = (order: OrderRow, status: OrderStatus): Promise<string> =>
    tokens.sign(orderClaims(order, status, bankNamed(order.details)));

  return {
    orderToken,
    aboutOrder: async (within: Queries, order: OrderRow): Promise<void> => {
      const troubles = await within.troubles();
      await post(within, order, 'order', await orderToken(order, order.status), troubles);
      if (order.status !== 'PENDING' && draw(troubles.reorderedWebhooks))
        await post(within, order, 'order', await orderToken(order, 'PENDING'), troubles);
    },
    aboutRefund: async (within: Queries, order: OrderRow, refund: RefundRow): Promise<void> =>
      post(within, order, 'refund', await tokens.sign(refundClaims(refund)), await within.troubles()),
    forgedPayment: async (within: Queries, order: OrderRow): Promise<void> => {
      const troubles = await within.troubles();
      if (!draw(troubles.forgedWebhooks)) return;
      const token = await tokens.forge(orderClaims(order, 'PAID', bankNamed(order.details)));
      await post(within, order, 'order', token, troubles);
    },
  };
};

export type NewsDesk = ReturnType<typeof newsDesk>;

/** Hands over all news that is due, in order for each payment; what is not answered with 200 or 201 comes again later. */
export const deliverDue = async (
  storage: Storage,
  { clock, notify, delaysMs }: { clock: Clock; notify: Notify; delaysMs: readonly number[] },
): Promise<number> => {
  const now = clock.now();
  const due = await storage.takeDueWebhooks(now, new Date(now.getTime() + LEASE_MS));
  const handOver = async ({ id, url, body, attempts }: WebhookRow): Promise<void> => {
    const outcome = await notify(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      ({ status }) => String(status),
      (error: unknown) => (error as Error).name,
    );
    const delay = outcome === '200' || outcome === '201' ? undefined : delaysMs[attempts - 1];
    await storage.setWebhook(id, delay === undefined ? null : new Date(now.getTime() + delay), outcome);
  };
  await Promise.all(
    [...Map.groupBy(due, (webhook) => webhook.orderUuid).values()].map(async (news) => {
      for (const each of news) await handOver(each);
    }),
  );
  return due.length;
};
