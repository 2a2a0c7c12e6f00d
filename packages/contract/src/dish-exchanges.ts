import { z } from 'zod';
import { boxDish } from './boxes.ts';
import { endpoints } from './endpoint.ts';
import { byId, id, oneOf } from './parts.ts';

const byDish = byId.extend({
  /** The dish that the menu, or the unique kit, has. */
  dishId: id,
});

/** The box as it is then. */
const boxOfDelivery = z.object({ dishes: z.array(boxDish) });

export const dishExchanges = endpoints({
  'PUT /deliveries/{id}/exchanges/{dish_id}': {
    summary: 'Another dish for one box, in place of one that its menu has',
    access: 'admin',
    params: byDish,
    body: z.object({
      toDishId: id,
      /** Why, for the buyer to read; where something is left out that the dish holds it is said by itself. */
      reason: z.string().trim().max(200).default(''),
    }),
    response: oneOf(boxOfDelivery),
  },
  'DELETE /deliveries/{id}/exchanges/{dish_id}': {
    summary: 'The menu’s own dish after all',
    access: 'admin',
    params: byDish,
    response: oneOf(boxOfDelivery),
  },
});
