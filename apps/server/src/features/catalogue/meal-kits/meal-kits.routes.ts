import type { mealKits } from '@shop/contract/meal-kits';
import { dataOf, type Handlers } from '../../../http/context.ts';
import type { MealKitsService } from './meal-kits.service.ts';

export const mealKitsRoutes = (service: MealKitsService): Handlers<typeof mealKits> => ({
  'GET /meal-kits': ({ query }, { viewer, locale }) => service.list(query, viewer, locale),
  'GET /meal-kits/{id}': async ({ params, query: { eventId } }, { viewer, locale, secrets }) =>
    dataOf(
      eventId === undefined
        ? await service.one(params.id, viewer)
        : await service.asBought(params.id, eventId, { viewer, locale, orderToken: secrets.orderToken }),
    ),
  'POST /meal-kits': async ({ body, files }, { actor }) =>
    dataOf(await service.create(body, files.pictures, actor)),
  'PUT /meal-kits/{id}': async ({ params, body }, { actor }) => {
    const { version, ...input } = body;
    return dataOf(await service.update(params.id, input, actor, version));
  },
  'DELETE /meal-kits/{id}': ({ params }, { actor }) => service.remove(params.id, actor),
  'POST /meal-kits/{id}/hide': async ({ params, body }, { actor }) =>
    dataOf(await service.hide(params.id, body.isHidden, actor)),
  'POST /meal-kits/recommended': ({ body }, { actor }) => service.recommend(body.mealKitIds, actor),
});
