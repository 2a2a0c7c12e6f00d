import { z } from 'zod';
import { sentDay } from './days.ts';
import { endpoints } from './endpoint.ts';
import { percent } from './parts.ts';

export const vatEntry = z.object({
  type: z.enum(['kit', 'delivery']),
  percentage: percent,
  validFrom: sentDay,
});
export type VatEntry = z.infer<typeof vatEntry>;

const answer = z.object({ data: z.array(vatEntry) });

export const vat = endpoints({
  'GET /vat': {
    summary: 'The rates of VAT, each with the day from which it holds',
    access: 'public',
    response: answer,
    cache: 'catalogue',
  },
  'PUT /vat': {
    summary: 'Set the rates of VAT: these and no others; each type needs one that holds today',
    access: 'admin',
    body: z.object({ entries: z.array(vatEntry).min(2).max(100) }).check((ctx) => {
      const keys = ctx.value.entries.map((each) => `${each.type} ${each.validFrom}`);
      if (new Set(keys).size < keys.length)
        ctx.issues.push({
          code: 'custom',
          path: ['entries'],
          message: 'already_there',
          input: ctx.value.entries,
        });
    }),
    response: answer,
  },
});
