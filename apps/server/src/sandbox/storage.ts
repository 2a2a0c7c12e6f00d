import type pg from 'pg';
import { type Connection, limits, openPool } from '../db/database.ts';
import { noTroubles, type Troubles } from './troubles.ts';

export type OrderStatus = 'PENDING' | 'PAID' | 'ABANDONED' | 'VOIDED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
export type RefundStatus = 'PENDING' | 'SUCCESSFUL' | 'REJECTED';

/** The order as it was posted. */
export type OrderDetails = {
  readonly merchantReference: string;
  readonly returnUrl: string;
  readonly notificationUrl: string;
  readonly locale: string;
  readonly payment: {
    readonly method: string;
    readonly methodOptions?: { readonly preferredProvider?: string; readonly paymentDescription?: string };
  };
  readonly [field: string]: unknown;
};

export type OrderRow = {
  readonly uuid: string;
  readonly merchantReference: string;
  readonly status: OrderStatus;
  readonly totalCents: number;
  /** What really came in; null while nothing has. */
  readonly paidCents: number | null;
  readonly details: OrderDetails;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** When a late payment will arrive. */
  readonly arrivesAt: Date | null;
};

export type RefundRow = {
  readonly uuid: string;
  readonly orderUuid: string;
  readonly amountCents: number;
  readonly status: RefundStatus;
  readonly createdAt: Date;
};

/** How it went with a piece of news: the last answer's status, an error's name, 'lost', or null before the first attempt. */
export type NewsRow = {
  readonly orderUuid: string;
  readonly attempts: number;
  readonly dueAt: Date | null;
  readonly outcome: string | null;
};

export type WebhookRow = {
  readonly id: number;
  readonly orderUuid: string;
  readonly url: string;
  readonly body: Readonly<Record<string, string>>;
  readonly attempts: number;
};

export const sandboxTables = `
  create schema if not exists sandbox;
  create table if not exists sandbox.orders (
    uuid uuid primary key,
    merchant_reference text not null,
    status text not null,
    total_cents integer not null,
    paid_cents integer,
    details jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    arrives_at timestamptz
  );
  create index if not exists orders_by_reference on sandbox.orders (merchant_reference);
  create index if not exists orders_to_end on sandbox.orders (expires_at) where status = 'PENDING';
  create index if not exists orders_to_arrive on sandbox.orders (arrives_at) where arrives_at is not null;
  create table if not exists sandbox.refunds (
    uuid uuid primary key,
    order_uuid uuid not null references sandbox.orders,
    idempotency_key uuid not null unique,
    amount_cents integer not null,
    status text not null,
    created_at timestamptz not null
  );
  create table if not exists sandbox.webhooks (
    id bigserial primary key,
    order_uuid uuid not null references sandbox.orders,
    url text not null,
    body jsonb not null,
    attempts integer not null default 0,
    due_at timestamptz,
    outcome text
  );
  create index if not exists webhooks_due on sandbox.webhooks (due_at) where due_at is not null;
  create table if not exists sandbox.troubles (id integer primary key check (id = 1), settings jsonb not null);
`;

/** Two processes that open at once would trip over each other's "if not exists". */
const OPENING = 7_216_044;

const orderColumns = `uuid, merchant_reference as "merchantReference", status, total_cents as "totalCents",
  paid_cents as "paidCents", details, created_at as "createdAt", expires_at as "expiresAt", arrives_at as "arrivesAt"`;
const refundColumns = `uuid, order_uuid as "orderUuid", amount_cents as "amountCents", status, created_at as "createdAt"`;

export type Handle = Pick<pg.ClientBase, 'query'>;

export const queries = (handle: Handle) => {
  const rows = async <T>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
    (await handle.query(text, [...values])).rows as T[];
  return {
    order: async (uuid: string, lock = ''): Promise<OrderRow | null> =>
      (
        await rows<OrderRow>(`select ${orderColumns} from sandbox.orders where uuid = $1 ${lock}`, [uuid])
      )[0] ?? null,
    lockReference: (reference: string) =>
      rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [reference]),
    ordersOf: (reference: string) =>
      rows<OrderRow>(
        `select ${orderColumns} from sandbox.orders where merchant_reference = $1 order by created_at, uuid for update`,
        [reference],
      ),
    allOrders: () => rows<OrderRow>(`select ${orderColumns} from sandbox.orders order by created_at, uuid`),
    // Whoever asks meanwhile waits, and then sees what has become of them.
    ordersToEnd: (now: Date) =>
      rows<OrderRow>(
        `select ${orderColumns} from sandbox.orders where status = 'PENDING' and expires_at <= $1 order by uuid for update`,
        [now],
      ),
    ordersToArrive: (now: Date) =>
      rows<OrderRow>(
        `select ${orderColumns} from sandbox.orders where arrives_at <= $1 order by uuid for update`,
        [now],
      ),
    insertOrder: (order: Omit<OrderRow, 'status' | 'paidCents' | 'arrivesAt'>) =>
      rows(
        `insert into sandbox.orders (uuid, merchant_reference, status, total_cents, details, created_at, expires_at)
         values ($1, $2, 'PENDING', $3, $4, $5, $6)`,
        [
          order.uuid,
          order.merchantReference,
          order.totalCents,
          order.details,
          order.createdAt,
          order.expiresAt,
        ],
      ),
    setOrder: (uuid: string, order: Pick<OrderRow, 'status' | 'paidCents' | 'arrivesAt'>) =>
      rows('update sandbox.orders set status = $2, paid_cents = $3, arrives_at = $4 where uuid = $1', [
        uuid,
        order.status,
        order.paidCents,
        order.arrivesAt,
      ]),
    /** The same order with what was posted last, to be paid again. */
    beginAgain: (order: Pick<OrderRow, 'uuid' | 'totalCents' | 'details' | 'expiresAt'>) =>
      rows(
        `update sandbox.orders set status = 'PENDING', total_cents = $2, details = $3, expires_at = $4 where uuid = $1`,
        [order.uuid, order.totalCents, order.details, order.expiresAt],
      ),
    refundsOf: (orderUuid: string) =>
      rows<RefundRow>(
        `select ${refundColumns} from sandbox.refunds where order_uuid = $1 order by created_at, uuid`,
        [orderUuid],
      ),
    allRefunds: () =>
      rows<RefundRow>(`select ${refundColumns} from sandbox.refunds order by created_at, uuid`),
    pendingRefunds: () =>
      rows<RefundRow>(
        `select ${refundColumns} from sandbox.refunds where status = 'PENDING' for update skip locked`,
      ),
    hasRefundKey: async (key: string): Promise<boolean> =>
      (await rows('select from sandbox.refunds where idempotency_key = $1', [key])).length > 0,
    insertRefund: (refund: RefundRow, key: string) =>
      rows(
        `insert into sandbox.refunds (uuid, order_uuid, idempotency_key, amount_cents, status, created_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [refund.uuid, refund.orderUuid, key, refund.amountCents, refund.status, refund.createdAt],
      ),
    setRefundStatus: (uuid: string, status: RefundStatus) =>
      rows('update sandbox.refunds set status = $2 where uuid = $1', [uuid, status]),
    /** Without a time it is never sent: a lost one. */
    insertWebhook: (webhook: Pick<WebhookRow, 'orderUuid' | 'url' | 'body'>, dueAt: Date | null) =>
      rows(
        'insert into sandbox.webhooks (order_uuid, url, body, due_at, outcome) values ($1, $2, $3, $4, $5)',
        [webhook.orderUuid, webhook.url, webhook.body, dueAt, dueAt ? null : 'lost'],
      ),
    /** Taken until `leaseEnd`: if this process dies on the way, another one sends them. */
    takeDueWebhooks: async (now: Date, leaseEnd: Date): Promise<WebhookRow[]> => {
      const taken = await rows<WebhookRow>(
        `update sandbox.webhooks set due_at = $2, attempts = attempts + 1 where id in
           (select id from sandbox.webhooks where due_at <= $1 order by due_at, id limit 100 for update skip locked)
         returning id::int, order_uuid as "orderUuid", url, body, attempts`,
        [now, leaseEnd],
      );
      return taken.toSorted((a, b) => a.id - b.id);
    },
    allNews: () =>
      rows<NewsRow>(
        'select order_uuid as "orderUuid", attempts, due_at as "dueAt", outcome from sandbox.webhooks order by id',
      ),
    setWebhook: (id: number, dueAt: Date | null, outcome: string) =>
      rows('update sandbox.webhooks set due_at = $2, outcome = $3 where id = $1', [id, dueAt, outcome]),
    troubles: async (): Promise<Troubles> => {
      const [row] = await rows<{ settings: Partial<Troubles> }>('select settings from sandbox.troubles');
      return { ...noTroubles, ...row?.settings };
    },
    setTroubles: (settings: Troubles) =>
      rows(
        `insert into sandbox.troubles values (1, $1) on conflict (id) do update set settings = excluded.settings`,
        [settings],
      ),
  };
};

export type Queries = ReturnType<typeof queries>;

/** The sandbox's own books, in a schema of its own: they outlive the shop and can be laid beside its books. */
export const openStorage = async (connection: Connection) => {
  const pool = openPool({ max: 4, ...limits.serving, ...connection });
  const transaction = async <T>(work: (within: Queries, handle: Handle) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await work(queries(client), client);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      // A connection that broke half-way is thrown away with its transaction.
      await client.query('rollback').then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      );
      throw error;
    }
  };
  await transaction(async (_within, handle) => {
    await handle.query('select pg_advisory_xact_lock($1)', [OPENING]);
    await handle.query(sandboxTables);
  });
  return { ...queries(pool), transaction, close: () => pool.end() };
};

export type Storage = Awaited<ReturnType<typeof openStorage>>;
