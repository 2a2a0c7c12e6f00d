import type { pages } from '@shop/contract/pages';
import { dataOf, type Handlers } from '../../../http/context.ts';
import { crudRoutes } from '../../base/crud/crud.routes.ts';
import type { PagesService } from './pages.service.ts';

export const pagesRoutes = (service: PagesService): Handlers<typeof pages> => ({
  ...crudRoutes('pages', { ...service, list: (query) => service.list(query, null) }),
  'GET /pages': ({ query }, { viewer }) => service.list(query, viewer),
  'GET /pages/{id}': async ({ params }, { viewer }) => dataOf(await service.one(params.id, viewer)),
  'GET /p/{slug}': async ({ params }) => dataOf(await service.bySlug(params.slug)),
});
