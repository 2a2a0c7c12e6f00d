import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Database } from './db/database.ts';
import type { Secret } from './features/base/links/keys.ts';
import type { FillWeeks } from './features/catalogue/menus/menus.service.ts';
import type { StreamLimits } from './http/event-streams.ts';
import type { ServerLimits } from './http/server-limits.ts';
import type { WebApp } from './http/web-app.ts';
import type { Advertising } from './ports/advertising.ts';
import type { Boss } from './ports/boss.ts';
import type { Clock } from './ports/clock.ts';
import type { Mailer } from './ports/mailer.ts';
import type { Payments } from './ports/payments/payments.ts';
import type { SocialProviders } from './ports/social.ts';

/** What a shop is made from: by the process that runs it, or by a test. */
export type ShopParts = {
  readonly database: Database;
  /** The same database by a few connections of its own: transactions wait for the catalogue, so it never waits for them. */
  readonly reading: Database;
  readonly boss: Boss;
  readonly clock: Clock;
  /** Only where tests may move the clock. */
  readonly moveClock?: (instant: Date) => Promise<void>;
  readonly mailer: Mailer;
  /** Only where the owner has set the keys. */
  readonly advertising?: Advertising & { readonly pixelId: string };
  /** Without it nobody can pay online. */
  readonly payments?: Payments;
  /** As the pages' policy names them; the shop's own sandbox needs no word. */
  readonly paymentPages?: string | null;
  /** A bank to try things with, mounted below `sandboxPath`: never in production. */
  readonly paymentSandbox?: FastifyPluginAsync;
  /** Those whose keys the owner has set. */
  readonly social?: SocialProviders;
  /** Whether written mails can be read at a page of the shop: only in development. */
  readonly hasMailbox?: boolean;
  /** How many proxies stand before the shop and say where a request came from. */
  readonly proxies?: number;
  /** How long and for how many the server waits: tests have less. */
  readonly serverLimits?: ServerLimits;
  readonly streamLimits?: StreamLimits;
  /** How many orders guests may place from one address in an hour. */
  readonly ordersPerAddress?: number;
  /** Only in a demo, whose menus must not run dry. */
  readonly fillWeeks?: FillWeeks;
  readonly filesFolder: string;
  /** Of the embedded database: its disk may fill up as well as that of the files. */
  readonly databaseFolder?: string;
  readonly secret: Secret;
  /** Known only once the shop listens, where no address was set. */
  readonly publicUrl: () => URL;
  readonly logger?: FastifyBaseLogger;
  readonly web?: WebApp;
};
