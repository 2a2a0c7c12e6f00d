import { addHours } from '@shop/domain/day';
import type { Feature } from '../feature.ts';

/** Nobody repeats a request after so long. */
const daysKept = 30;

export const idempotency: Feature = {
  personalData: [
    {
      forget: async (within, { userId }) => {
        if (userId !== null) await within.idempotencyKeys.removeOf(userId);
      },
      expire: async (within, now) => ({
        idempotencyKeys: await within.idempotencyKeys.removeOlder(addHours(now, -24 * daysKept)),
      }),
    },
  ],
};
