import type { Endpoints } from '@shop/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { docsPolicy } from '../security-headers.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { openApi } from './openapi.ts';

/** The API's description, for machines and for people. Made when it is first asked for: a shop opens without it. */
export const serveDescription = (app: FastifyInstance, path: string, table: Endpoints): void => {
  let made: ReturnType<typeof openApi> | null = null;
  const description = () => (made ??= openApi(table, 'Shop API'));
  app.get(`${path}/openapi.json`, async () => description());
  app.get(`${path}/docs`, async (_request, reply) =>
    reply
      .type('text/html')
      .header('content-security-policy', docsPolicy(docsStyle))
      .send(docsPage(description())),
  );
};
