import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { oneOf } from './parts.ts';

export const consents = endpoints({
  'POST /consents': {
    summary: "Log a visitor's choice about cookies; it names nobody",
    access: 'public',
    body: z.object({ advertising: z.boolean() }),
    response: oneOf(
      z.object({
        /** Of the entry in the log; null where nothing more is logged from this address for now. */
        id: z.string().nullable(),
        advertising: z.boolean(),
      }),
    ),
    status: 201,
  },
});
