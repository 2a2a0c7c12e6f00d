import { z } from 'zod';
import { optionalTextFields, text, textFields } from './parts.ts';
import { crud, identity } from './crud.ts';

export const dietPlan = z.object({ ...identity, name: text, description: text });
export type DietPlan = z.infer<typeof dietPlan>;

export const dietPlanName = dietPlan.pick({ id: true, name: true });

export const dietPlanInput = z.object({ ...textFields('name'), ...optionalTextFields('description', 1000) });

export const dietPlans = crud(
  'diet-plans',
  { one: 'a diet plan', many: 'diet plans', sorts: ['name'] },
  dietPlan,
  dietPlanInput,
);
