import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import { api } from '@shop/contract';
import { testClock } from '@shop/contract/system';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';
import { unitOfWork } from './db/unit-of-work.ts';
import { isDatabaseReady } from './db/migrate.ts';
import { fail } from './failure.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { authService } from './features/auth/auth.service.ts';
import { tokens } from './features/auth/tokens.ts';
import { openCatalogue } from './features/catalogue/catalogue.ts';
import { mealsRoutes, shopRoutes } from './features/catalogue/catalogue.routes.ts';
import { mailWorkers } from './features/mail/mail.jobs.ts';
import { mealKitsRoutes } from './features/meal-kits/meal-kits.routes.ts';
import { mealKitsService } from './features/meal-kits/meal-kits.service.ts';
import { pictureIntake } from './features/pictures/pictures.intake.ts';
import { pictureWorkers } from './features/pictures/pictures.jobs.ts';
import { picturesRoutes } from './features/pictures/pictures.routes.ts';
import { picturesService } from './features/pictures/pictures.service.ts';
import { smallResources } from './features/standard/small-resources.ts';
import { systemRoutes, testClockRoutes } from './features/system/system.routes.ts';
import { apiPath, bindEndpoints, sendFailure, type Door } from './http/bind.ts';
import { docsPage } from './http/docs-page.ts';
import { handleErrors } from './http/errors.ts';
import { openApi } from './http/openapi.ts';
import { servePages } from './http/pages.ts';
import { readyBytes } from './http/ready-bytes.ts';
import type { WebApp } from './http/web-app.ts';
import type { Boss } from './ports/boss.ts';
import type { Clock } from './ports/clock.ts';
import type { Mailer } from './ports/mailer.ts';
import { localFiles } from './ports/local-files.ts';

export type ShopParts = {
  readonly database: Database;
  readonly boss: Boss;
  readonly clock: Clock;
  /** Only where tests may move the clock. */
  readonly moveClock?: (instant: Date) => Promise<void>;
  readonly mailer: Mailer;
  readonly filesFolder: string;
  readonly secret: string;
  /** Known only once the shop listens, where no address was set. */
  readonly publicUrl: () => URL;
  readonly logger?: FastifyBaseLogger;
  readonly web?: WebApp;
};

export type Shop = {
  readonly app: FastifyInstance;
  /** Guests may see something else: said by another process, or by whoever wrote to the database directly. */
  catalogueChanged(): void;
};

/** The whole shop on the given parts. */
export const createShop = async (parts: ShopParts): Promise<Shop> => {
  const { database, boss, clock, web } = parts;
  const work = unitOfWork(database, boss, () => catalogue.drop());
  const catalogue = openCatalogue(work.read, clock);
  const files = localFiles(parts.filesFolder);
  const intake = pictureIntake(files);
  const auth = authService(work, tokens(parts.secret));
  const door: Door = {
    clock,
    publicUrl: parts.publicUrl,
    viewer: auth.viewer,
    ready: readyBytes(catalogue.version),
    catalogueVersion: catalogue.version,
  };

  const app = Fastify({
    ...(parts.logger && { loggerInstance: parts.logger }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_000_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
  });
  // First of all hooks: a kept answer needs none of the others.
  app.addHook('onRequest', (request, reply, done) => {
    const key = door.ready.keyOf(request);
    if (key === null || !door.ready.serve(key, request, reply)) done();
  });
  await app.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: false });
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  // A file that is too large is answered beside its field, like any other wrong file.
  await app.register(multipart, { throwFileSizeLimit: false });
  await app.register(fastifyStatic, {
    root: join(parts.filesFolder, 'media'),
    prefix: '/media/',
    index: false,
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
  });
  handleErrors(app);

  bindEndpoints(app, door, api, {
    ...smallResources(work, catalogue),
    ...authRoutes(auth),
    ...mealsRoutes(catalogue),
    ...shopRoutes(catalogue),
    ...mealKitsRoutes(mealKitsService(work, catalogue, clock, intake)),
    ...picturesRoutes(picturesService(work, catalogue, intake)),
    ...systemRoutes(async () => (await isDatabaseReady(database)) && (await boss.isReady())),
  });
  if (parts.moveClock) bindEndpoints(app, door, testClock, testClockRoutes(parts.moveClock));

  const description = openApi(api, 'Shop API');
  app.get(`${apiPath}/openapi.json`, async () => description);
  app.get(`${apiPath}/docs`, async (_request, reply) =>
    reply.type('text/html').send(docsPage(description, api)),
  );
  app.all(`${apiPath}/*`, async (request, reply) => sendFailure(reply, request, fail('not_found')));
  if (web) await servePages(app, door, web);

  await boss.start([...pictureWorkers(work, files), ...mailWorkers(work, parts.mailer, clock)]);
  return { app, catalogueChanged: catalogue.drop };
};
