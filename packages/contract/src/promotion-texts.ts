import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { oneOf, optionalTextFields, text } from './parts.ts';

const promotionText = z.object({ text });

export const promotionTexts = endpoints({
  'GET /promotion-texts': {
    summary: 'The line at the top of every page',
    access: 'public',
    response: oneOf(promotionText),
    cache: 'catalogue',
  },
  'PUT /promotion-texts': {
    summary: 'Change the line at the top of every page; empty texts take it away',
    access: 'admin',
    body: z.object(optionalTextFields('text', 255)),
    response: oneOf(promotionText),
  },
});
