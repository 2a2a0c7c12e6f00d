import { z } from 'zod';
import { endpoints } from './endpoint.ts';

export const system = endpoints({
  'GET /health': {
    summary: 'The process lives',
    access: 'public',
    response: z.object({ status: z.literal('ok') }),
  },
  'GET /ready': {
    summary: 'Database, migrations and jobs are ready for work',
    access: 'public',
    response: z.object({ status: z.literal('ok') }),
  },
});

/** Only with TEST_CLOCK=1, and never in production. */
export const testClock = endpoints({
  'POST /test/clock': {
    summary: "Move the shop's clock",
    access: 'public',
    body: z.object({ now: z.iso.datetime({ offset: true }) }),
    response: z.object({ now: z.string() }),
  },
});
