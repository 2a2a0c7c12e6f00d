import { roles } from '@shop/domain/access';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { id, oneOf } from './parts.ts';

export const userProfile = z.object({
  id,
  role: z.enum(roles),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
});
export type UserProfile = z.infer<typeof userProfile>;

const login = z.object({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1000),
  remember: z.boolean().default(false),
});

export const auth = endpoints({
  'POST /auth/login': {
    summary: 'Log in; the token comes in the Authorization header and, for browsers, in a cookie',
    access: 'public',
    readsToken: true,
    body: login,
    response: oneOf(userProfile),
  },
  'POST /auth/refresh': {
    summary: 'Renew the token while its session may be renewed',
    access: 'public',
    readsToken: true,
    response: oneOf(userProfile),
  },
  'POST /auth/logout': { summary: 'End this login', access: 'public', readsToken: true },
  'GET /users/user-profile': {
    summary: 'Who is logged in',
    access: 'signed_in',
    response: oneOf(userProfile),
  },
});
