import { goals, LEAST_HEALTHY_KCAL } from '@shop/domain/calories';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { byId, oneOf } from './parts.ts';

export const calorieGoal = z.enum(goals as [(typeof goals)[number], ...(typeof goals)[number][]]);

/** No answers of the calculator lead higher. */
const mostKcal = 10_000;

/** What the calorie calculator came to. What was answered to it, body measures, is not kept. */
export const keptCalculation = z.object({
  /** A day. */
  kcal: z.number().int().min(LEAST_HEALTHY_KCAL).max(mostKcal),
  goal: calorieGoal,
  /** An instant. */
  keptAt: z.string(),
});
export type KeptCalculation = z.infer<typeof keptCalculation>;

const calculationInput = keptCalculation.pick({ kcal: true, goal: true });
export type CalculationInput = z.output<typeof calculationInput>;

export const calculations = endpoints({
  'PUT /users/{id}/calculation': {
    summary: 'Keep what the calorie calculator came to, in place of what was kept before',
    access: 'signed_in',
    params: byId,
    body: calculationInput,
    response: oneOf(keptCalculation),
  },
  'DELETE /users/{id}/calculation': {
    summary: 'Forget what was kept of the calorie calculator',
    access: 'signed_in',
    params: byId,
  },
});
