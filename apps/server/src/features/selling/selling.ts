import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Payments } from '../../ports/payments/payments.ts';
import type { AdvertisingService } from './advertising/advertising.service.ts';
import type { Secret } from '../base/links/keys.ts';
import { encryptedTokens } from '../base/links/encrypted-tokens.ts';
import type { Catalogue } from '../catalogue/snapshot/catalogue.ts';
import type { CodeTries } from './discounts/code-tries.ts';
import type { CodesService } from './discounts/codes.service.ts';
import { invoicing } from './invoices/invoicing.ts';
import { ownerAlerts } from './payments/owner-alerts.ts';
import { paymentWorkers } from './payments/payments.jobs.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { paymentsService } from './payments/payments.service.ts';
import { refundsService } from './payments/refunds.service.ts';
import { settlePayment } from './payments/settle-payment.ts';
import type { PointsService } from '../people/points/points.service.ts';
import type { CartPricing } from './quotes/cart-pricing.service.ts';
import type { SettingsService } from '../base/settings/settings.service.ts';
import { withConcurrency } from '../../concurrency.ts';
import { checkOutMoves } from './check-outs/check-out-moves.ts';
import { checkOutViews } from './check-outs/check-out-views.ts';
import { checkOutWorkers } from './check-outs/check-outs.jobs.ts';
import { checkOutsRoutes } from './check-outs/check-outs.routes.ts';
import { checkOutsService } from './check-outs/check-outs.service.ts';
import { newLinkService } from './check-outs/new-link.service.ts';
import { checkOutLinks } from './check-outs/check-out-links.ts';
import { checkOutMails } from './check-outs/check-out-mails.ts';
import { checkOutPapers } from './check-outs/check-out-papers.ts';
import { placeService } from './check-outs/place.service.ts';
import type { PlacingLimits } from './check-outs/placing-limits.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly secret: Secret;
  readonly publicUrl: () => URL;
  readonly provider: Payments;
  readonly pricing: CartPricing;
  readonly codes: CodesService;
  readonly points: PointsService;
  readonly settings: SettingsService;
  readonly advertising: AdvertisingService;
  readonly tries: CodeTries;
  readonly limits: PlacingLimits;
};

/** Each asks the provider and takes a connection: the shop's visitors need the others. */
const EXPIRING_AT_ONCE = 4;

/** One after another; the first trouble is thrown once all had their turn. */
const each = (stages: readonly (() => Promise<unknown>)[]): Promise<void> =>
  withConcurrency(stages, 1, (stage) => stage());

/** Everything about orders and their money, put together. */
export const checkOuts = (parts: Parts) => {
  const { work, catalogue, clock, provider, codes, points, settings } = parts;
  const links = checkOutLinks(encryptedTokens(parts.secret), parts.publicUrl);
  const mails = checkOutMails(catalogue, links);
  const invoices = invoicing(catalogue);
  const moves = checkOutMoves({ catalogue, codes, points, mails, invoices, advertising: parts.advertising });
  const alerts = ownerAlerts(catalogue, links);
  const settle = settlePayment({ work, moves, mails, alerts });
  const payments = paymentsService({ work, provider, settle, links, alerts });
  const refunds = refundsService({ work, provider, mails, invoices });
  const views = checkOutViews(work, catalogue, links);
  const service = checkOutsService({ work, catalogue, moves, mails, views, payments });
  const placing = placeService({ ...parts, payments, moves, mails, views, links });
  const papers = checkOutPapers({ work, catalogue, views, links });

  /** Whatever a lost job has left undone. One trouble does not keep the rest from being done. */
  const sweep = (now: Date): Promise<void> =>
    each([
      async () => {
        const due = await work.read((repositories) => repositories.checkOuts.dueToExpire(now));
        await withConcurrency(due, EXPIRING_AT_ONCE, (id) => service.expire(id, now));
      },
      async () => {
        for (const id of await work.read((repositories) => repositories.checkOuts.dueToAsk(now)))
          await service.askToPay(id, now);
      },
      () => service.completeDelivered(now),
      () => work.transaction((within) => within.people.forgetFinishedOrders(now)),
    ]);

  /** All that time brings about, here and now. */
  const reconcile = (now: Date): Promise<void> =>
    each([() => payments.reconcile(now), () => refunds.reconcile(now), () => sweep(now)]);

  return {
    moves,
    service,
    reconcile,
    workers: [...checkOutWorkers(service, sweep, clock), ...paymentWorkers(payments, refunds, clock)],
    routes: {
      ...checkOutsRoutes({ service, views, papers, placing, newLink: newLinkService(work, mails) }),
      ...paymentsRoutes({ service: payments, refunds, settings }),
    },
  };
};
