import { z } from 'zod';
import { dayKind } from './days.ts';
import { endpoints } from './endpoint.ts';
import { cents, flag } from './parts.ts';

export const deliveryPrice = z.object({ isForUnique: z.boolean(), dayKind, priceCents: cents });
export type DeliveryPrice = z.infer<typeof deliveryPrice>;

const answer = z.object({ data: z.array(deliveryPrice) });

export const deliveryPrices = endpoints({
  'GET /delivery-prices': {
    summary: 'Prices of a delivery as the owner keeps them; for a check-out always all four, unset ones at 0',
    access: 'public',
    query: z.object({ checkout: flag.default(false) }),
    response: answer,
    cache: 'catalogue',
  },
  'PUT /delivery-prices': {
    summary: 'Set the prices of a delivery: regular and unique kits, working days and weekends or holidays',
    access: 'admin',
    body: z.object({ prices: z.array(deliveryPrice).min(1).max(4) }).check((ctx) => {
      const keys = ctx.value.prices.map((each) => `${each.isForUnique} ${each.dayKind}`);
      if (new Set(keys).size < keys.length)
        ctx.issues.push({
          code: 'custom',
          path: ['prices'],
          message: 'already_there',
          input: ctx.value.prices,
        });
    }),
    response: answer,
  },
});
