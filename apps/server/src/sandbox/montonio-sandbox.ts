import type { FastifyPluginAsync } from 'fastify';
import type { Connection } from '../db/database.ts';
import type { Clock } from '../ports/clock.ts';
import { bindApi } from './api.ts';
import { sandboxBank } from './bank.ts';
import { bindPages } from './pages.ts';
import { openStorage, type NewsRow, type OrderRow, type RefundRow } from './storage.ts';
import { sandboxTokens, type Keys } from './tokens.ts';
import type { Troubles } from './troubles.ts';
import { deliverDue, newsDesk, retryDelaysMs, type Notify } from './webhooks.ts';

export type MontonioSandboxOptions = Keys & {
  readonly connection: Connection;
  readonly clock: Clock;
  /** The address at which the routes are mounted, known once the server listens. */
  readonly baseUrl: () => string;
  readonly notify?: Notify;
  /** How long after each failed attempt the news comes again. */
  readonly retryDelaysMs?: readonly number[];
  /** How often to look for what is due; null: only when `tick` is called. */
  readonly everyMs?: number | null;
  readonly random?: () => number;
  readonly onError?: (error: unknown) => void;
};

export type Books = {
  readonly orders: readonly OrderRow[];
  readonly refunds: readonly RefundRow[];
  readonly news: readonly NewsRow[];
};

export type MontonioSandbox = {
  /** Mount with `app.register(sandbox.routes, { prefix: '/sandbox/montonio' })`. */
  readonly routes: FastifyPluginAsync;
  pay(uuid: string): Promise<OrderRow | null>;
  payLate(uuid: string): Promise<OrderRow | null>;
  cancel(uuid: string): Promise<OrderRow | null>;
  takeBack(uuid: string): Promise<OrderRow | null>;
  /** The order's present status is told once more. */
  tellAgain(uuid: string): Promise<OrderRow | null>;
  setTroubles(troubles: Partial<Troubles>): Promise<void>;
  /** All that was ever asked for, paid, returned and told. */
  books(): Promise<Books>;
  /** Does what is due by the clock: orders end, money arrives, refunds go out, news is handed over. How much news it was. */
  tick(): Promise<number>;
  /** Lets what is under way finish. */
  close(): Promise<void>;
};

/** A local Montonio with a bank behind it. It speaks the real protocol, so that the real client runs against it. */
export const openMontonioSandbox = async (options: MontonioSandboxOptions): Promise<MontonioSandbox> => {
  const { clock, baseUrl, random = Math.random, everyMs = 250, onError = () => {} } = options;
  const draw = (chance: number): boolean => random() < chance;
  const storage = await openStorage(options.connection);
  const tokens = sandboxTokens(options, clock);
  const news = newsDesk(tokens, clock, draw);
  const bank = sandboxBank(storage, news, clock, draw);
  const delivery = {
    clock,
    notify: options.notify ?? ((url, init) => fetch(url, init)),
    delaysMs: options.retryDelaysMs ?? retryDelaysMs,
  };

  const books = async (): Promise<Books> => ({
    orders: await storage.allOrders(),
    refunds: await storage.allRefunds(),
    news: await storage.allNews(),
  });
  const tick = async (): Promise<number> => {
    await bank.settle();
    await bank.carryOutRefunds();
    return deliverDue(storage, delivery);
  };

  let underWay: Promise<unknown> | null = null;
  const kick = (): void => {
    if (everyMs === null || underWay) return;
    underWay = tick()
      .catch(onError)
      .finally(() => {
        underWay = null;
      });
  };
  const timer = everyMs === null ? null : setInterval(kick, everyMs).unref();

  return {
    routes: async (app) => {
      bindApi(app, { storage, bank, tokens, baseUrl, draw });
      bindPages(app, { storage, bank, news, books, kick });
    },
    pay: bank.pay,
    payLate: bank.payLate,
    cancel: bank.cancel,
    takeBack: bank.takeBack,
    tellAgain: bank.tellAgain,
    setTroubles: async (troubles) => {
      await storage.setTroubles({ ...(await storage.troubles()), ...troubles });
    },
    books,
    tick,
    close: async () => {
      if (timer) clearInterval(timer);
      await underWay;
      await storage.close();
    },
  };
};
