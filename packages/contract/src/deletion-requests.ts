import { z } from 'zod';
import { email } from './contact.ts';
import { endpoints } from './endpoint.ts';
import { oneOf } from './parts.ts';

export const deletionRequests = endpoints({
  'POST /deletion-requests': {
    summary:
      'Ask for the deletion of what is known about an e-mail address; a link to confirm is mailed to it',
    access: 'public',
    body: z.object({ email, website: z.string().max(500).default('') }),
    response: oneOf(z.object({ received: z.literal(true) })),
    status: 202,
  },
  'GET /deletion-requests/confirm': {
    summary: 'Whether the mailed link can still be confirmed; asking does not use it up',
    access: 'public',
    query: z.object({ token: z.string().default('') }),
    response: oneOf(z.object({ isOpen: z.boolean() })),
  },
  'POST /deletion-requests/confirm': {
    summary: 'Confirm by the token of the mailed link: the data is deleted at once',
    access: 'public',
    body: z.object({ token: z.string().min(1).max(200) }),
    response: oneOf(z.object({ deleted: z.literal(true) })),
  },
});
