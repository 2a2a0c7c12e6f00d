import { z } from 'zod';
import { day, sentDay } from './days.ts';
import { endpoints } from './endpoint.ts';
import { claimPictureFiles } from './files.ts';
import { listOf, longListQuery } from './lists.ts';
import { byId, cents, id, oneOf, text } from './parts.ts';

export const claimStatuses = ['open', 'answered'] as const;
/** What the shop gives for what was wrong. */
export const claimAnswers = ['money', 'points', 'another_day', 'no'] as const;
export const claimAnswer = z.enum(claimAnswers);

export const claim = z.object({
  id,
  deliveryId: id,
  checkOutId: id,
  checkOutNumber: z.string(),
  day,
  kitName: text,
  status: z.enum(claimStatuses),
  words: z.string(),
  pictureIds: z.array(id),
  createdAt: z.string(),
  /** Until when the shop answers. */
  answerBy: day,
  answer: claimAnswer.nullable(),
  amountCents: z.number().int().nullable(),
  points: z.number().int().nullable(),
  anotherDay: day.nullable(),
  reason: z.string(),
  answeredAt: z.string().nullable(),
  /** Only for admins. */
  buyerName: z.string().nullable(),
  /** Most that money can be given for it; only for admins. */
  mostCents: z.number().int().nullable(),
});
export type Claim = z.infer<typeof claim>;

const byToken = z.object({ token: z.string().max(500).optional() });

export const claims = endpoints({
  'GET /claims': {
    summary: 'What was wrong with your boxes; for an admin, everybody’s. Newest first',
    access: 'signed_in',
    query: longListQuery('created')
      .omit({ search: true })
      .extend({
        status: z.enum(claimStatuses).optional(),
        checkOutId: id.optional(),
      }),
    response: listOf(claim),
  },
  'GET /claims/{id}': {
    summary: 'One claim',
    access: 'public',
    params: byId,
    query: byToken,
    response: oneOf(claim),
  },
  'GET /deliveries/{id}/claim': {
    summary: 'What was said to be wrong with a box, and until when it can be',
    access: 'public',
    params: byId,
    query: byToken,
    response: oneOf(
      z.object({
        /** Null: it cannot be said now. */
        until: z.string().nullable(),
        claim: claim.nullable(),
      }),
    ),
  },
  'GET /claim-pictures/{id}': {
    summary: 'A picture of a claim, for its buyer and for admins',
    access: 'public',
    params: byId,
    query: byToken,
    download: { type: 'image/webp', disposition: 'inline' },
  },
  'POST /claims': {
    summary:
      'Say that something was wrong with a delivered box, once per delivery, until the end of the first working day after it',
    access: 'public',
    query: byToken,
    body: z.object({ deliveryId: id, words: z.string().trim().min(1).max(2000) }),
    files: { pictures: claimPictureFiles },
    response: oneOf(claim),
    status: 201,
  },
  'PUT /claims/{id}': {
    summary: 'Answer a claim: money, points, another day, or no, with a reason. The buyer is mailed',
    access: 'admin',
    params: byId,
    body: z.object({
      answer: claimAnswer,
      amountCents: cents.optional(),
      points: z.number().int().min(1).max(1_000_000).optional(),
      anotherDay: sentDay.optional(),
      reason: z.string().trim().min(1).max(2000),
    }),
    response: oneOf(claim),
  },
});
