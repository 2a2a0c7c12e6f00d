import { staffDeliveryEvents } from '@shop/domain/states/tables';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { delivery } from './orders.ts';
import { byId, oneOf } from './parts.ts';

export const deliveries = endpoints({
  'PUT /deliveries/{id}': {
    summary: 'Move a delivery: one of the moves that an admin asks for by name',
    access: 'admin',
    params: byId,
    body: z.object({
      action: z.enum(staffDeliveryEvents),
      note: z.string().trim().max(1000).default(''),
    }),
    response: oneOf(delivery),
  },
});
