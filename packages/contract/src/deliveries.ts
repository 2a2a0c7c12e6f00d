import { staffDeliveryEvents } from '@shop/domain/states/tables';
import { z } from 'zod';
import { checkOut } from './check-outs.ts';
import { day, sentDay } from './days.ts';
import { endpoints } from './endpoint.ts';
import { listOf, longListQuery } from './lists.ts';
import { timeOfDay } from './delivery-times.ts';
import { delivery, missReason } from './orders.ts';
import { byId, id, oneOf, text } from './parts.ts';

export const deliveryAction = z
  .object({
    action: z.enum(staffDeliveryEvents),
    note: z.string().trim().max(1000).default(''),
    /** Why it was not delivered: with `miss`. */
    reason: missReason.optional(),
    /** When it comes once more: with `bring_again`. */
    to: sentDay.optional(),
  })
  .refine(({ action, reason }) => action !== 'miss' || reason !== undefined, {
    path: ['reason'],
    message: 'required',
  })
  .refine(({ action, to }) => action !== 'bring_again' || to !== undefined, {
    path: ['to'],
    message: 'required',
  });
export type DeliveryAction = z.output<typeof deliveryAction>;

/** An hour, or the same twice for a time to the minute. */
export const agreedTime = z
  .object({ fromTime: timeOfDay, toTime: timeOfDay })
  .refine((each) => each.fromTime <= each.toTime, { path: ['toTime'], message: 'end_before_start' });
export type AgreedTime = z.output<typeof agreedTime>;

/** Of a day that somebody has to decide about: it was not delivered, or is held. */
export const deliveryTask = z.object({
  /** The delivery's. */
  id,
  kind: z.enum(['not_delivered', 'held']),
  /** Why: one of the reasons for not delivering, or what was said when it was held. */
  reason: z.string(),
  day,
  orderId: id,
  kitName: text,
  checkOutId: id,
  checkOutNumber: z.string(),
  buyerName: z.string(),
  phoneNumber: z.string(),
});
export type DeliveryTask = z.infer<typeof deliveryTask>;

export const deliveries = endpoints({
  'PUT /deliveries/{id}': {
    summary: 'Move a delivery: one of the moves that an admin asks for by name',
    access: 'admin',
    params: byId,
    body: deliveryAction,
    response: oneOf(delivery),
  },
  'PUT /deliveries/{id}/agreed-time': {
    summary:
      'Write down the time that was agreed with the buyer of a Christmas-eve kit: it takes the window’s place, and the buyer is mailed',
    access: 'admin',
    params: byId,
    body: agreedTime,
    response: oneOf(delivery),
  },
  'POST /check-outs/{id}/confirm-days': {
    summary: 'Confirm the days of a pre-order: as they were ordered, or from another first day on',
    access: 'admin',
    params: byId,
    body: z.object({ firstDay: sentDay.nullable().default(null) }),
    response: oneOf(checkOut),
  },
  'GET /delivery-tasks': {
    summary: 'Days about which somebody has to decide: not delivered, or held',
    access: 'admin',
    query: longListQuery('created', 'day').extend({ kind: z.enum(['not_delivered', 'held']).optional() }),
    response: listOf(deliveryTask),
  },
});
