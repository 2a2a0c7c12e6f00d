import type { blogArticles } from '@shop/contract/blog-articles';
import { dataOf, type Handlers } from '../../../http/context.ts';
import type { BlogArticlesService } from './blog-articles.service.ts';

export const blogArticlesRoutes = (service: BlogArticlesService): Handlers<typeof blogArticles> => ({
  'GET /blog-articles': ({ query }, context) => service.list(query, context),
  'GET /blog-articles/{id}': async ({ params }, { viewer, now }) =>
    dataOf(await service.one(params.id, viewer, now)),
  'POST /blog-articles': async ({ body, files }, { actor }) =>
    dataOf(await service.create(body, files.pictures, actor)),
  'PUT /blog-articles/{id}': async ({ params, body }, { actor }) =>
    dataOf(await service.update(params.id, body, actor)),
  'DELETE /blog-articles/{id}': ({ params }, { actor }) => service.remove(params.id, actor),
});
