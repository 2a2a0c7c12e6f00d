import type { Payments } from '../../ports/payments/payments.ts';
import { encryptedTokens } from '../base/links/encrypted-tokens.ts';
import { invoicing } from './invoices/invoicing.ts';
import { payablesOf } from './payables/payables.ts';
import { openPayments } from './payments/payments.ts';
import type { PointsService } from '../people/points/points.service.ts';
import { withConcurrency } from '../../concurrency.ts';
import { checkOutEvents } from './check-outs/check-out-events.ts';
import { checkOutPayables } from './check-outs/check-out-payable.ts';
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
import type { Announcements } from '../../ports/announcements.ts';
import type { Advertising } from '../../ports/advertising.ts';
import { together } from '../base/feature.ts';
import type { CatalogueParts } from '../catalogue/parts.ts';
import { advertisingWorkers } from './advertising/advertising.jobs.ts';
import { advertisingRoutes } from './advertising/advertising.routes.ts';
import { advertisingService } from './advertising/advertising.service.ts';
import { cartsRoutes } from './carts/carts.routes.ts';
import { cartsService } from './carts/carts.service.ts';
import { buyerData } from './check-outs/buyer-data.ts';
import { placingLimits } from './check-outs/placing-limits.ts';
import { codeTries } from './discounts/code-tries.ts';
import { codesService } from './discounts/codes.service.ts';
import { discountsRoutes } from './discounts/discounts.routes.ts';
import { discountsService } from './discounts/discounts.service.ts';
import { cartPricing } from './quotes/cart-pricing.service.ts';
import { quotesRoutes } from './quotes/quotes.routes.ts';

type SellingParts = CatalogueParts & {
  readonly announcements: Announcements;
  readonly provider: Payments;
  readonly points: PointsService;
  /** Null: the owner has set no keys for it. */
  readonly advertiser: Advertising | null;
  /** How many orders guests may place from one address in an hour. */
  readonly ordersPerAddress: number | undefined;
};

/** Each asks the provider and takes a connection: the shop's visitors need the others. */
const EXPIRING_AT_ONCE = 4;

/** One after another; the first trouble is thrown once all had their turn. */
const each = (stages: readonly (() => Promise<unknown>)[]): Promise<void> =>
  withConcurrency(stages, 1, (stage) => stage());

/** Carts, prices, check-outs and their money. */
export const openSelling = (parts: SellingParts) => {
  const { work, catalogue, clock, provider, points, advertiser } = parts;
  const tries = codeTries(work);
  const pricing = cartPricing(work, catalogue, tries);
  const codes = codesService(work, catalogue);
  const advertising = advertisingService(work, advertiser !== null, parts.publicUrl);
  const limits = placingLimits(parts.ordersPerAddress);
  const links = checkOutLinks(encryptedTokens(parts.secret), parts.publicUrl);
  const mails = checkOutMails(parts.mails, catalogue, links);
  const invoices = invoicing(catalogue);
  const moves = checkOutMoves({ catalogue, codes, points, mails, invoices, advertising });
  const payables = payablesOf(checkOutPayables({ moves, mails, invoices, links }));
  const payments = openPayments({ work, clock, provider, payables, mails, webhook: links.webhook });
  const { money } = payments;
  const views = checkOutViews(work, catalogue, links, money);
  const service = checkOutsService({ work, catalogue, moves, mails, views, money });
  const placing = placeService({
    ...parts,
    pricing,
    codes,
    tries,
    limits,
    money,
    moves,
    mails,
    views,
    links,
  });
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
      () => work.transaction((within) => within.buyers.forgetFinished(now)),
    ]);

  /** All that time brings about, here and now. */
  const reconcile = (now: Date): Promise<void> =>
    each([() => payments.service.reconcile(now), () => payments.refunds.reconcile(now), () => sweep(now)]);

  return together(
    { routes: advertisingRoutes(advertising), workers: advertisingWorkers(advertiser) },
    { routes: cartsRoutes(cartsService(work)) },
    { routes: discountsRoutes({ campaigns: discountsService(work), codes, pricing }) },
    { routes: quotesRoutes(pricing, catalogue) },
    {
      routes: checkOutsRoutes({
        service,
        views,
        papers,
        placing,
        newLink: newLinkService(work, mails),
        events: checkOutEvents(views, parts.announcements),
      }),
      workers: checkOutWorkers(service, sweep, clock),
      personalData: [buyerData],
    },
    {
      routes: payments.routes,
      workers: payments.workers,
      catchUp: reconcile,
    },
  );
};
