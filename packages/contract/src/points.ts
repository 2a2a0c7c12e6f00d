import { pointsReasons } from '@shop/domain/points';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { id, oneOf } from './parts.ts';

export const pointsAccount = z.object({
  balance: z.number().int(),
  /** What expires when, the soonest first. */
  expiries: z.array(z.object({ at: z.string(), points: z.number().int() })),
  /** Newest first. */
  history: z.array(
    z.object({
      id,
      at: z.string(),
      reason: z.enum(pointsReasons),
      points: z.number().int(),
      expiresAt: z.string().nullable(),
      /** The order that it came from or went to, as long as that is there. */
      checkOut: z.object({ id, number: z.string() }).nullable(),
    }),
  ),
});
export type PointsAccount = z.infer<typeof pointsAccount>;

export const points = endpoints({
  'GET /discount-points': {
    summary: 'The points of whoever is logged in: balance, what expires when, and where they came from',
    access: 'signed_in',
    response: oneOf(pointsAccount),
  },
});
