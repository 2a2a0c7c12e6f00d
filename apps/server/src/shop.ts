import { api } from '@shop/contract';
import { testClock } from '@shop/contract/system';
import type { FastifyInstance } from 'fastify';
import { databaseProbe, hasRoom } from './db/readiness.ts';
import { unitOfWork } from './db/unit-of-work.ts';
import { fail } from './failure.ts';
import { openBase } from './features/base/base.ts';
import { together } from './features/base/feature.ts';
import { openMails } from './features/base/mail/mails.ts';
import type { PersonalData } from './features/base/personal-data.ts';
import { pictureIntake } from './features/base/pictures/pictures.intake.ts';
import { testClockRoutes } from './features/base/system/system.routes.ts';
import { openCatalogue } from './features/catalogue/catalogue.ts';
import { cachedCatalogue } from './features/catalogue/snapshot/catalogue.ts';
import { openContent } from './features/content/content.ts';
import { openOffice } from './features/office/office.ts';
import { openPeople } from './features/people/people.ts';
import { openServing } from './features/serving/serving.ts';
import { mailedPaper } from './features/selling/invoices/mailed-paper.ts';
import { openSelling } from './features/selling/selling.ts';
import { bindEndpoints } from './http/bind.ts';
import { apiPath, type HttpParts } from './http/http-parts.ts';
import { openApp } from './http/open-app.ts';
import { serveDescription } from './http/openapi/serve-description.ts';
import { servePages } from './http/pages.ts';
import { responseCache } from './http/response-cache.ts';
import { sendFailure } from './http/send-failure.ts';
import { announcements } from './ports/announcements.ts';
import type { Worker } from './ports/jobs.ts';
import { localFiles } from './ports/local-files.ts';
import { circuitBreaker } from './ports/payments/circuit-breaker.ts';
import { noPayments } from './ports/payments/no-payments.ts';
import type { ShopParts } from './shop-parts.ts';

export type { ShopParts } from './shop-parts.ts';

export type Shop = {
  readonly app: FastifyInstance;
  /** Guests may see something else: said by another process, or by whoever wrote to the database directly. */
  catalogueChanged(): void;
  /** Something about this topic is new: said by another process. Null: some of that may have been missed. */
  announced(topic: string | null): void;
  /** Jobs and how they are done. */
  readonly workers: readonly Worker[];
};

export const sandboxPath = '/sandbox/montonio';

/** The whole shop on the given parts. */
export const createShop = async (parts: ShopParts): Promise<Shop> => {
  const { database, boss, clock, web, secret, publicUrl, filesFolder } = parts;
  const news = announcements();
  const work = unitOfWork(database, boss, () => catalogue.drop(), news.announced);
  const catalogue = cachedCatalogue(unitOfWork(parts.reading, boss, () => {}).view, clock);
  const ready = responseCache(catalogue.version);
  const app = await openApp({
    ...parts,
    ready,
    // Before everything of the shop's own: it is another company's house.
    before: async (bare) => {
      if (parts.paymentSandbox) await bare.register(parts.paymentSandbox, { prefix: sandboxPath });
    },
  });
  const probe = databaseProbe(database);
  app.addHook('onClose', () => probe.close());

  const files = localFiles(filesFolder);
  const settings = async () => (await catalogue.snapshot()).settings;
  const common = {
    work,
    clock,
    secret,
    publicUrl,
    catalogue,
    files,
    intake: pictureIntake(files),
    settings,
    mails: openMails(settings, publicUrl),
    alarm: (details: object, message: string) => app.log.error(details, message),
  };
  const base = openBase({
    ...common,
    memory: catalogue,
    mailer: parts.mailer,
    paperOf: (invoiceId) => mailedPaper(work, invoiceId),
    hasMailbox: parts.hasMailbox ?? false,
    isReady: async () =>
      boss.isReady() &&
      (await hasRoom(filesFolder)) &&
      (await hasRoom(parts.databaseFolder ?? filesFolder)) &&
      (await probe.isReady()),
  });
  const people = openPeople({
    ...common,
    social: parts.social ?? {},
    personalData: (): readonly PersonalData[] => areas.personalData,
  });
  const offers = openCatalogue({
    ...common,
    fillWeeks: parts.fillWeeks,
    boughtKit: (deliveryId, requester) => serving.boughtKit(deliveryId, requester),
    closeDay: {
      preview: (repositories, closing) => selling.closeDay.preview(repositories, closing),
      carryOut: (within, closing) => selling.closeDay.carryOut(within, closing),
    },
  });
  const selling = openSelling({
    ...common,
    announcements: news,
    points: people.points,
    notificationMails: people.notificationMails,
    advertiser: parts.advertising ?? null,
    ordersPerAddress: parts.ordersPerAddress,
    // Here, so that no test and no sandbox goes round it.
    provider: circuitBreaker(parts.payments ?? noPayments, clock),
  });
  const { views, orderDays } = selling;
  const serving = openServing({
    ...common,
    points: people.points,
    notificationMails: people.notificationMails,
    views,
    orderDays,
  });
  const areas = together(
    base,
    offers,
    openContent(common),
    people,
    selling,
    serving,
    openOffice({ ...common, people }),
  );

  const http: HttpParts = {
    clock,
    publicUrl,
    viewer: people.viewer,
    onForbidden: people.onForbidden,
    ready,
    catalogueVersion: catalogue.version,
  };
  bindEndpoints(app, http, api, areas.routes);
  const { moveClock } = parts;
  if (moveClock) {
    // Jobs wait by the wall's clock: whatever the moved one has brought about is done here and now.
    const moveTo = async (instant: Date): Promise<void> => {
      await moveClock(instant);
      await areas.catchUp(instant).catch((error: unknown) => app.log.warn(error));
    };
    bindEndpoints(app, http, testClock, testClockRoutes(moveTo));
  }
  serveDescription(app, apiPath, api);
  app.all(`${apiPath}/*`, async (request, reply) => sendFailure(reply, request, fail('not_found')));
  if (web) {
    const pixelId = parts.advertising?.pixelId ?? null;
    await servePages(app, http, web, { pixelId, paymentPages: parts.paymentPages ?? null });
  }

  await people.reencrypt();
  await boss.start(areas.workers);
  // A shop that was closed at the menu's switch catches up; the money's jobs begin by themselves.
  await offers.catchUp(clock.now());
  return { app, catalogueChanged: catalogue.drop, announced: news.announced, workers: areas.workers };
};
