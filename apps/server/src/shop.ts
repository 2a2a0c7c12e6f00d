import { api } from '@shop/contract';
import { testClock } from '@shop/contract/system';
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from './db/database.ts';
import { unitOfWork } from './db/unit-of-work.ts';
import { databaseProbe, hasRoom } from './db/readiness.ts';
import { fail } from './failure.ts';
import { advertisingRoutes } from './features/selling/advertising/advertising.routes.ts';
import { advertisingService } from './features/selling/advertising/advertising.service.ts';
import { advertisingWorkers } from './features/selling/advertising/advertising.jobs.ts';
import { accounts as openAccounts } from './features/people/people.ts';
import type { Secret } from './features/base/links/keys.ts';
import { blogArticlesRoutes } from './features/content/blog-articles/blog-articles.routes.ts';
import { blogArticlesService } from './features/content/blog-articles/blog-articles.service.ts';
import { openCatalogue } from './features/catalogue/snapshot/catalogue.ts';
import { mealsRoutes, shopRoutes } from './features/catalogue/snapshot/catalogue.routes.ts';
import { citiesRoutes } from './features/catalogue/cities/cities.routes.ts';
import { consentsRoutes } from './features/people/consents/consents.routes.ts';
import { consentsService } from './features/people/consents/consents.service.ts';
import { deletionRequestsRoutes } from './features/people/deletion-requests/deletion-requests.routes.ts';
import { deletionRequestsService } from './features/people/deletion-requests/deletion-requests.service.ts';
import { faqRoutes } from './features/content/faq/faq.routes.ts';
import { feedbacksRoutes } from './features/content/feedbacks/feedbacks.routes.ts';
import { feedbacksService } from './features/content/feedbacks/feedbacks.service.ts';
import { mailWorkers } from './features/base/mail/mail.jobs.ts';
import { mailboxRoutes } from './features/base/mail/mailbox.routes.ts';
import { mailboxService } from './features/base/mail/mailbox.service.ts';
import { mealKitsRoutes } from './features/catalogue/meal-kits/meal-kits.routes.ts';
import { mealKitsService } from './features/catalogue/meal-kits/meal-kits.service.ts';
import { menusRoutes } from './features/catalogue/menus/menus.routes.ts';
import { menusService, type FillWeeks } from './features/catalogue/menus/menus.service.ts';
import { menuTypesRoutes } from './features/catalogue/menus/menu-types.routes.ts';
import { menuWorkers } from './features/catalogue/menus/menus.jobs.ts';
import { pagesRoutes } from './features/content/pages/pages.routes.ts';
import { pagesService } from './features/content/pages/pages.service.ts';
import { pictureIntake } from './features/base/pictures/pictures.intake.ts';
import { pictureWorkers } from './features/base/pictures/pictures.jobs.ts';
import { retentionWorkers } from './features/people/personal-data/retention.jobs.ts';
import { picturesRoutes } from './features/base/pictures/pictures.routes.ts';
import { picturesService } from './features/base/pictures/pictures.service.ts';
import { pricesRoutes } from './features/catalogue/prices/prices.routes.ts';
import { promotionTextsRoutes } from './features/content/promotion-texts/promotion-texts.routes.ts';
import { promotionTextsService } from './features/content/promotion-texts/promotion-texts.service.ts';
import { calendarDaysRoutes } from './features/catalogue/calendar-days/calendar-days.routes.ts';
import { calendarDaysService } from './features/catalogue/calendar-days/calendar-days.service.ts';
import { checkOuts as openCheckOuts } from './features/selling/selling.ts';
import { placingLimits } from './features/selling/check-outs/placing-limits.ts';
import { cartsRoutes } from './features/selling/carts/carts.routes.ts';
import { cartsService } from './features/selling/carts/carts.service.ts';
import { deliveryTimesRoutes, ratesRoutes } from './features/catalogue/delivery/delivery.routes.ts';
import { ratesService } from './features/catalogue/delivery/rates.service.ts';
import { codeTries } from './features/selling/discounts/code-tries.ts';
import { codesService } from './features/selling/discounts/codes.service.ts';
import { discountsRoutes } from './features/selling/discounts/discounts.routes.ts';
import { discountsService } from './features/selling/discounts/discounts.service.ts';
import { pointsWorkers } from './features/people/points/points.jobs.ts';
import { pointsRoutes } from './features/people/points/points.routes.ts';
import { pointsService } from './features/people/points/points.service.ts';
import { cartPricing } from './features/selling/quotes/cart-pricing.service.ts';
import { pricingRoutes } from './features/selling/quotes/quotes.routes.ts';
import { settingsRoutes } from './features/base/settings/settings.routes.ts';
import { settingsService } from './features/base/settings/settings.service.ts';
import { smallResources } from './features/catalogue/small-resources/small-resources.ts';
import { systemRoutes, testClockRoutes } from './features/base/system/system.routes.ts';
import { timerRoutes } from './features/content/timer/timer.routes.ts';
import { timerService } from './features/content/timer/timer.service.ts';
import { bindEndpoints } from './http/bind.ts';
import { apiPath, type HttpParts } from './http/http-parts.ts';
import { openApp } from './http/open-app.ts';
import { sendFailure } from './http/send-failure.ts';
import { serveDescription } from './http/openapi/serve-description.ts';
import { servePages } from './http/pages.ts';
import type { ServerLimits } from './http/server-limits.ts';
import { readyBytes } from './http/ready-bytes.ts';
import type { WebApp } from './http/web-app.ts';
import type { Advertising } from './ports/advertising.ts';
import type { Boss } from './ports/boss.ts';
import type { Clock } from './ports/clock.ts';
import type { Worker } from './ports/jobs.ts';
import type { Mailer } from './ports/mailer.ts';
import { circuitBreaker } from './ports/payments/circuit-breaker.ts';
import { noPayments } from './ports/payments/no-payments.ts';
import type { Payments } from './ports/payments/payments.ts';
import type { SocialProviders } from './ports/social.ts';
import { localFiles } from './ports/local-files.ts';

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

export type Shop = {
  readonly app: FastifyInstance;
  /** Guests may see something else: said by another process, or by whoever wrote to the database directly. */
  catalogueChanged(): void;
  /** Jobs and how they are done. */
  readonly workers: readonly Worker[];
};

export const sandboxPath = '/sandbox/montonio';

/** The whole shop on the given parts. */
export const createShop = async (parts: ShopParts): Promise<Shop> => {
  const { database, boss, clock, web } = parts;
  const work = unitOfWork(database, boss, () => catalogue.drop());
  const catalogue = openCatalogue(unitOfWork(parts.reading, boss, () => {}).view, clock);
  const files = localFiles(parts.filesFolder);
  const intake = pictureIntake(files);
  const accounts = openAccounts({
    work,
    catalogue,
    clock,
    secret: parts.secret,
    publicUrl: parts.publicUrl,
    social: parts.social ?? {},
  });
  const tries = codeTries(work);
  const pricing = cartPricing(work, catalogue, tries);
  const codes = codesService(work, catalogue);
  const points = pointsService(work, catalogue);
  const settings = settingsService(work, catalogue);
  const menus = menusService(work, catalogue, parts.fillWeeks);
  const advertising = advertisingService(work, parts.advertising !== undefined, parts.publicUrl);
  const checkOuts = openCheckOuts({
    work,
    catalogue,
    clock,
    secret: parts.secret,
    publicUrl: parts.publicUrl,
    // Here, so that no test and no sandbox goes round it.
    provider: circuitBreaker(parts.payments ?? noPayments, clock),
    pricing,
    codes,
    points,
    settings,
    advertising,
    tries,
    limits: placingLimits(parts.ordersPerAddress),
  });
  const http: HttpParts = {
    clock,
    publicUrl: parts.publicUrl,
    viewer: accounts.viewer,
    onForbidden: accounts.onForbidden,
    ready: readyBytes(catalogue.version),
    catalogueVersion: catalogue.version,
  };

  const app = await openApp({
    ...parts,
    ready: http.ready,
    // Before everything of the shop's own: it is another company's house.
    before: async (bare) => {
      if (parts.paymentSandbox) await bare.register(parts.paymentSandbox, { prefix: sandboxPath });
    },
  });
  const probe = databaseProbe(database);
  app.addHook('onClose', () => probe.close());

  bindEndpoints(app, http, api, {
    ...smallResources(work, catalogue),
    ...accounts.routes,
    ...mailboxRoutes(mailboxService(work, parts.hasMailbox ?? false)),
    ...mealsRoutes,
    ...shopRoutes(catalogue),
    ...mealKitsRoutes(mealKitsService(work, catalogue, clock, intake)),
    ...picturesRoutes(picturesService(work, catalogue, intake)),
    ...advertisingRoutes(advertising),
    ...blogArticlesRoutes(blogArticlesService(work, catalogue, intake)),
    ...citiesRoutes(work, catalogue),
    ...consentsRoutes(consentsService(work)),
    ...deletionRequestsRoutes(deletionRequestsService(work, catalogue, parts.publicUrl, accounts.forget)),
    ...faqRoutes(work, catalogue),
    ...feedbacksRoutes(feedbacksService(work, catalogue)),
    ...menusRoutes(menus),
    ...menuTypesRoutes(work, catalogue),
    ...pagesRoutes(pagesService(work, catalogue)),
    ...pricesRoutes(catalogue),
    ...promotionTextsRoutes(promotionTextsService(work, catalogue)),
    ...timerRoutes(timerService(work, catalogue)),
    ...calendarDaysRoutes(calendarDaysService(work, catalogue)),
    ...cartsRoutes(cartsService(work)),
    ...checkOuts.routes,
    ...deliveryTimesRoutes(work, catalogue),
    ...discountsRoutes({ campaigns: discountsService(work), codes, pricing }),
    ...pointsRoutes(points),
    ...pricingRoutes(pricing, catalogue),
    ...ratesRoutes(ratesService(work, catalogue)),
    ...settingsRoutes(settings),
    ...systemRoutes(
      async () =>
        boss.isReady() &&
        (await hasRoom(parts.filesFolder)) &&
        (await hasRoom(parts.databaseFolder ?? parts.filesFolder)) &&
        (await probe.isReady()),
    ),
  });
  const { moveClock } = parts;
  if (moveClock) {
    // Jobs wait by the wall's clock: whatever the moved one has brought about is done here and now.
    const moveTo = async (instant: Date): Promise<void> => {
      await moveClock(instant);
      await menus.openWeeks(instant).catch((error: unknown) => app.log.warn(error));
      await checkOuts.reconcile(instant).catch((error: unknown) => app.log.warn(error));
    };
    bindEndpoints(app, http, testClock, testClockRoutes(moveTo));
  }

  serveDescription(app, apiPath, api);
  app.all(`${apiPath}/*`, async (request, reply) => sendFailure(reply, request, fail('not_found')));
  if (web) {
    const pixelId = parts.advertising?.pixelId ?? null;
    await servePages(app, http, web, { pixelId, paymentPages: parts.paymentPages ?? null });
  }

  const workers = [
    ...advertisingWorkers(parts.advertising ?? null),
    ...menuWorkers(menus, clock),
    ...pictureWorkers(work, files, clock),
    ...mailWorkers(work, parts.mailer, clock, parts.hasMailbox ?? false),
    ...accounts.workers,
    ...pointsWorkers({
      work,
      catalogue,
      clock,
      alarm: (details, message) => app.log.error(details, message),
    }),
    ...retentionWorkers(work, clock),
    ...checkOuts.workers,
  ];
  await accounts.reencrypt();
  await boss.start(workers);
  // A shop that was closed at the menu's switch catches up.
  await menus.openWeeks(clock.now());
  return { app, catalogueChanged: catalogue.drop, workers };
};
