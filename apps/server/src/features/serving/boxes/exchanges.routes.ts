import type { dishExchanges } from '@shop/contract/dish-exchanges';
import { dataOf, type Handlers } from '../../../http/context.ts';
import type { ExchangesService } from './exchanges.service.ts';

export const exchangesRoutes = (service: ExchangesService): Handlers<typeof dishExchanges> => ({
  'PUT /deliveries/{id}/exchanges/{dish_id}': async ({ params, body }, { actor }) =>
    dataOf(await service.exchange({ deliveryId: params.id, dishId: params.dishId }, body, actor)),
  'DELETE /deliveries/{id}/exchanges/{dish_id}': async ({ params }, { actor }) =>
    dataOf(await service.withdraw({ deliveryId: params.id, dishId: params.dishId }, actor)),
});
