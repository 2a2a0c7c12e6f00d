import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { byId, oneOf, optionalTextFields, text, textFields } from './parts.ts';
import { crud, identity } from './crud.ts';

export const city = z.object({
  ...identity,
  name: text,
  isActive: z.boolean(),
  /** Shown where pre-order is on; empty texts: it is off. */
  preOrderMessage: text,
});
export type City = z.infer<typeof city>;

export const cityInput = z.object({
  ...textFields('name'),
  isActive: z.boolean().default(true),
  ...optionalTextFields('preOrderMessage', 2000),
});

export const cities = {
  ...crud(
    'cities',
    { one: 'a city', many: 'cities; inactive ones only for admins', sorts: ['name', 'active'] },
    city,
    cityInput,
  ),
  ...endpoints({
    'GET /cities/{id}': {
      summary: 'One city; an inactive one only for admins',
      access: 'public',
      params: byId,
      response: oneOf(city),
      cache: 'catalogue',
    },
  }),
};
