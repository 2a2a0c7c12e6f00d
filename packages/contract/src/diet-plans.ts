import { z } from 'zod';
import { id, optionalTextFields, text, textFields } from './parts.ts';
import { standard } from './standard.ts';

export const dietPlan = z.object({ id, name: text, description: text });
export type DietPlan = z.infer<typeof dietPlan>;

export const dietPlanName = dietPlan.pick({ id: true, name: true });

export const dietPlanInput = z.object({ ...textFields('name'), ...optionalTextFields('description', 1000) });

export const dietPlans = standard(
  'diet-plans',
  { one: 'a diet plan', many: 'diet plans' },
  dietPlan,
  dietPlanInput,
);
