import type { pages } from '@shop/contract/pages';
import { dataOf, type Handlers } from '../../http/context.ts';
import { standardRoutes } from '../standard/standard.routes.ts';
import type { PagesService } from './pages.service.ts';

export const pagesRoutes = (service: PagesService): Handlers<typeof pages> => ({
  ...standardRoutes('pages', service),
  'GET /pages/{id}': async ({ params }) => dataOf(await service.one(params.id)),
  'GET /p/{slug}': async ({ params }) => dataOf(await service.bySlug(params.slug)),
});
