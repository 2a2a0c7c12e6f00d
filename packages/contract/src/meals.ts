import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { listOf, pageQuery } from './lists.ts';
import { mealType, text } from './parts.ts';

export const meal = z.object({ type: mealType, name: text });
export type Meal = z.infer<typeof meal>;

export const meals = endpoints({
  'GET /meals': {
    summary: 'The meals of a day',
    access: 'public',
    query: pageQuery,
    response: listOf(meal),
    cache: 'catalogue',
  },
});
