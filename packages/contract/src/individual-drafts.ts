import { menuChoices, requestMeals } from '@shop/domain/individual/answers';
import { REQUEST_LENGTHS } from '@shop/domain/individual/request-lengths';
import { z } from 'zod';
import { email } from './contact.ts';
import { sentDay } from './days.ts';
import { endpoints } from './endpoint.ts';
import { id, ids, oneOf } from './parts.ts';
import { personalMenu } from './personal-menus.ts';

const amount = z.number().min(0).max(100_000);

/** A day’s proteins, fats and carbohydrates; percents make 100 and are of the calories, grams make calories by 4, 9 and 4. */
export const dayMacronutrients = z.object({
  unit: z.enum(['grams', 'percents']),
  proteins: amount,
  fats: amount,
  carbohydrates: amount,
});

/** One that can be wanted. */
export const requestMeal = z.enum(requestMeals);

/** What an individual order is asked for. While it is written anything may be missing; what is wrong is told when it is sent. */
export const individualAnswers = z.object({
  meals: z.array(requestMeal).max(requestMeals.length).default([]),
  /** A day’s. */
  kcal: z.number().int().min(0).max(100_000).nullable().default(null),
  macronutrients: dayMacronutrients.nullable().default(null),
  /** Under 1,500 kcal for all main meals of a day: has read the warning. */
  acceptsLowEnergy: z.boolean().default(false),
  dietPlanId: id.nullable().default(null),
  allergenIds: ids.default([]),
  dislikedProductIds: ids.default([]),
  dislikedWords: z.string().trim().max(REQUEST_LENGTHS.dislikedWords).default(''),
  otherRequests: z.string().trim().max(REQUEST_LENGTHS.otherRequests).default(''),
  periodId: id.nullable().default(null),
  /** In place of a period. */
  ownDays: z.number().int().min(0).max(366).nullable().default(null),
  workingDaysOnly: z.boolean().default(true),
  startDate: sentDay.nullable().default(null),
  cityId: id.nullable().default(null),
  menuChoice: z.enum(menuChoices).default('shop'),
  personalMenuId: id.nullable().default(null),
});

/** Said before the first question about health, and kept as it was read. */
export const healthConsent = z.object({ text: z.string(), at: z.string() });

export const individualDraft = z.object({
  answers: individualAnswers,
  consent: healthConsent,
  personalMenu: personalMenu.nullable(),
  updatedAt: z.string(),
  /** It is deleted then unless somebody goes on with it. */
  keptUntil: z.string(),
  /** Opens it to whoever holds it; a browser keeps it by itself. */
  token: z.string().nullable(),
});
export type IndividualDraft = z.infer<typeof individualDraft>;

const byToken = z.object({ token: z.string().max(500).optional() });

export const individualDrafts = endpoints({
  'GET /individual-drafts/consent': {
    summary: 'What is agreed to before answers about health are kept',
    access: 'public',
    response: oneOf(z.object({ text: z.string() })),
  },
  'POST /individual-drafts': {
    summary:
      'Begin a request for an individual order that can be gone on with later: it is kept for 30 days after it was last written, with your consent',
    access: 'public',
    body: z.object({
      agreeHealth: z.literal(true, { error: 'agree_health' }),
      answers: individualAnswers.prefault({}),
    }),
    response: oneOf(individualDraft),
    status: 201,
  },
  'GET /individual-drafts/current': {
    summary: 'The request that you were writing',
    access: 'public',
    query: byToken,
    response: oneOf(individualDraft),
  },
  'PUT /individual-drafts/current': {
    summary: 'Save the answers so far',
    access: 'public',
    query: byToken,
    body: z.object({ answers: individualAnswers }),
    response: oneOf(individualDraft),
  },
  'DELETE /individual-drafts/current': {
    summary: 'Delete the answers so far, with files: this also withdraws the consent',
    access: 'public',
    query: byToken,
  },
  'POST /individual-drafts/current/mail-link': {
    summary: 'Mail yourself a link to go on with on another device',
    access: 'public',
    query: byToken,
    body: z.object({ email }),
    status: 202,
    response: oneOf(z.object({ isSent: z.boolean() })),
  },
});
