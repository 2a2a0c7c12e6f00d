import type { system, testClock } from '@shop/contract/system';
import { fail } from '../../../failure.ts';
import type { Handlers } from '../../../http/context.ts';

export const systemRoutes = (isReady: () => Promise<boolean>): Handlers<typeof system> => ({
  'GET /health': async () => ({ status: 'ok' }),
  'GET /ready': async () => ((await isReady()) ? { status: 'ok' } : fail('not_ready')),
});

export const testClockRoutes = (moveTo: (instant: Date) => Promise<void>): Handlers<typeof testClock> => ({
  'POST /test/clock': async ({ body }) => {
    const instant = new Date(body.now);
    await moveTo(instant);
    return { now: instant.toISOString() };
  },
});
