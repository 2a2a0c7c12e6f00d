import { normaliseCompanyCode, normalisePhone } from '@shop/domain/contact';
import { z } from 'zod';
import { email } from './contact.ts';
import { endpoints } from './endpoint.ts';
import { listOf, longListQuery } from './lists.ts';
import { byId, flag, id, numeral, oneOf } from './parts.ts';

export const feedbackKinds = ['contact', 'business'] as const;

const normalised = (normalise: (text: string) => string | null, code: string) =>
  z.string().transform((value, ctx) => {
    const known = normalise(value);
    if (known === null) ctx.addIssue({ code: 'custom', message: code, input: value });
    return known ?? '';
  });

const message = {
  name: z.string().trim().min(1).max(100),
  email,
  /** Left empty, or right. */
  phone: z
    .string()
    .trim()
    .max(30)
    .pipe(normalised((phone) => (phone === '' ? '' : normalisePhone(phone)), 'phone_invalid'))
    .default(''),
  message: z.string().trim().min(1).max(5000),
  /** No person sees this field: whoever fills it in is a machine. */
  website: z.string().max(500).default(''),
};

export const feedbackInput = z.discriminatedUnion('kind', [
  z.object({
    /** Whoever does not say what it is about writes to the shop. */
    kind: z
      .literal('contact')
      .optional()
      .transform(() => 'contact' as const),
    ...message,
  }),
  z.object({
    kind: z.literal('business'),
    ...message,
    /** What is worth saying beyond the figures. */
    message: z.string().trim().max(5000).default(''),
    businessName: z.string().trim().min(1).max(200),
    businessCode: z
      .string()
      .trim()
      .min(1)
      .max(30)
      .pipe(normalised(normaliseCompanyCode, 'company_code_invalid')),
    businessWorkersCount: numeral(z.number().int().min(1).max(100_000)),
  }),
]);
export type FeedbackInput = z.output<typeof feedbackInput>;

export const feedback = z.object({
  id,
  kind: z.enum(feedbackKinds),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  businessName: z.string(),
  businessCode: z.string(),
  businessWorkersCount: z.number().int().nullable(),
  isHandled: z.boolean(),
  createdAt: z.string(),
});
export type Feedback = z.infer<typeof feedback>;

export const feedbackFilter = longListQuery('created').extend({
  kind: z.enum(feedbackKinds).optional(),
  isHandled: flag.optional(),
});

export const feedbacks = endpoints({
  'GET /feedbacks': {
    summary: 'What visitors have written, newest first',
    access: 'admin',
    query: feedbackFilter,
    response: listOf(feedback),
  },
  'POST /feedbacks': {
    summary: 'Write to the shop, or ask for an offer to a business',
    access: 'public',
    body: feedbackInput,
    response: oneOf(z.object({ received: z.literal(true) })),
    status: 201,
    idempotent: true,
  },
  'PUT /feedbacks/{id}': {
    summary: 'Mark as handled, or not yet',
    access: 'admin',
    params: byId,
    body: z.object({ isHandled: z.boolean() }),
    response: oneOf(feedback),
  },
  'DELETE /feedbacks/{id}': { summary: 'Delete what a visitor has written', access: 'admin', params: byId },
});
