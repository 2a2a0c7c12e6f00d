import { z } from 'zod';
import { endpoints } from './endpoint.ts';

export const conversionNames = ['ViewContent', 'AddToCart', 'InitiateCheckout', 'Lead', 'Purchase'] as const;
export type ConversionName = (typeof conversionNames)[number];

export const conversionContent = z.object({
  /** Kits. */
  contentIds: z.array(z.string().max(20)).max(50).default([]),
  valueCents: z.number().int().min(0).max(10_000_000).optional(),
});

export const advertising = endpoints({
  'POST /advertising-events': {
    summary:
      'Pass an event of the shop on to advertising; without the visitor’s consent nothing is kept or sent',
    access: 'public',
    body: conversionContent.extend({
      // A purchase is told by the order itself, not by a browser.
      name: z.enum(['ViewContent', 'AddToCart', 'InitiateCheckout', 'Lead']),
      /** The same as the browser's own event carries, so that both count once. */
      eventId: z.string().min(8).max(100),
      path: z.string().startsWith('/').max(500),
      fbp: z.string().max(200).optional(),
      fbc: z.string().max(500).optional(),
    }),
  },
});
