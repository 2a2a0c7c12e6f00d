import type { menus } from '@shop/contract/menus';
import { dataOf, type Handlers } from '../../../http/context.ts';
import type { MenusService } from './menus.service.ts';

export const menusRoutes = (service: MenusService): Handlers<typeof menus> => ({
  'GET /menus/grouped': async ({ query }, { viewer, now }) => ({
    data: await service.grouped(query.weekType, viewer, now),
  }),
  'POST /menus/{id}/add-dish': async ({ params, body }, { actor }) =>
    dataOf(await service.addDish(params.id, body, actor)),
  'POST /menus/{id}/remove-dish': async ({ params, body }, { actor }) =>
    dataOf(await service.removeDish(params.id, body, actor)),
});
