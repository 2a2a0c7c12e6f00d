import type { Page, PageInput, pages } from '@shop/contract/pages';
import { dataOf, type Handlers } from '../../../http/context.ts';
import { crudRoutes } from '../../base/crud/crud.routes.ts';
import type { PageSort, PagesService } from './pages.service.ts';

export const pagesRoutes = (service: PagesService): Handlers<typeof pages> => ({
  ...crudRoutes<'pages', Page, PageInput, PageSort>('pages', {
    ...service,
    list: (query, locale) => service.list(query, locale, null),
    one: (id) => service.one(id, null),
  }),
  'GET /pages': ({ query }, { viewer, locale }) => service.list(query, locale, viewer),
  'GET /pages/{id}': async ({ params }, { viewer }) => dataOf(await service.one(params.id, viewer)),
  'GET /p/{slug}': async ({ params }) => dataOf(await service.bySlug(params.slug)),
});
