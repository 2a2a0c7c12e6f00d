import { z } from 'zod';
import { mailedAnswer, socialProviders, userProfile } from './auth.ts';
import { email } from './contact.ts';
import { endpoints } from './endpoint.ts';
import { flag, oneOf } from './parts.ts';

const provider = z.object({ provider: z.enum(socialProviders) });
const encrypted = z.string().min(1).max(4000);

export const social = endpoints({
  'GET /social': {
    summary: 'The providers by which one can log in here',
    access: 'public',
    response: z.object({ data: z.array(z.enum(socialProviders)) }),
  },
  'GET /social/{provider}': {
    summary:
      'Begin: where to send the visitor. The attempt is kept in a cookie, so that only the same browser can finish it',
    access: 'public',
    params: provider,
    query: z.object({ link: flag.default(false), remember: flag.default(false) }),
    response: oneOf(z.object({ url: z.string() })),
  },
  'GET /social/{provider}/callback': {
    summary:
      'Finish: what the provider sent back, for the attempt that this browser began. Answers 409 social_email_needed with a pending ' +
      'registration where the provider vouches for no e-mail address',
    access: 'public',
    params: provider,
    query: z.object({
      code: z.string().max(4000).default(''),
      state: z.string().max(500).default(''),
      iss: z.string().max(500).optional(),
      error: z.string().max(500).optional(),
    }),
    response: oneOf(userProfile),
  },
  'POST /social/{provider}/email': {
    summary: 'The e-mail address for a new account: a link that makes it is mailed there',
    access: 'public',
    params: provider,
    body: z.object({ pending: encrypted, email }),
    response: mailedAnswer,
    status: 202,
  },
  'DELETE /social/{provider}': {
    summary: 'Part your account from a provider',
    access: 'signed_in',
    params: provider,
  },
  'POST /social/facebook/data-deletion': {
    summary: 'Facebook calls it, with a form, when somebody removes the shop there',
    access: 'public',
    // Another company's call: whatever else it says is its own business.
    body: z.looseObject({ signedRequest: z.string().min(1).max(4000) }),
    response: z.object({ url: z.string(), confirmationCode: z.string() }),
  },
});
