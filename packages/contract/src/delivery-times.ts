import { z } from 'zod';
import { id } from './parts.ts';
import { crud, identity } from './crud.ts';

/** "07:30" */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const deliveryTime = z.object({ ...identity, cityId: id, fromTime: z.string(), toTime: z.string() });
export type DeliveryTime = z.infer<typeof deliveryTime>;

export const deliveryTimeInput = z
  .object({ cityId: id, fromTime: timeOfDay, toTime: timeOfDay })
  .refine((each) => each.fromTime < each.toTime, { path: ['toTime'], message: 'end_before_start' });

const { 'GET /delivery-times': list, ...changes } = crud(
  'delivery-times',
  { one: 'a delivery time', many: 'delivery times, of one city where it is named', sorts: ['from', 'to'] },
  deliveryTime,
  deliveryTimeInput,
);

export const deliveryTimes = {
  ...changes,
  'GET /delivery-times': { ...list, query: list.query.extend({ cityId: id.optional() }) },
} as const;
