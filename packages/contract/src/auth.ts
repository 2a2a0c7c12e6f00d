import { roles } from '@shop/domain/access';
import { locales } from '@shop/domain/text';
import { z } from 'zod';
import { address } from './addresses.ts';
import { keptCalculation } from './calculations.ts';
import { email } from './contact.ts';
import { endpoints } from './endpoint.ts';
import { notification } from './notifications.ts';
import { id, oneOf } from './parts.ts';
import {
  differsFromEmail,
  firstPasswordFields,
  newPasswordFields,
  passwordIsNoEmail,
  passwordsMatch,
  samePassword,
  typedPassword,
} from './passwords.ts';

export const socialProviders = ['google', 'facebook'] as const;
export type SocialProviderName = (typeof socialProviders)[number];

export const role = z.enum(roles);

export const userProfile = z.object({
  id,
  role,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  company: z.string(),
  locale: z.enum(locales),
  addresses: z.array(address),
  /** What there is to use now. */
  discountPoints: z.int(),
  referralLink: z.string(),
  notifications: z.array(notification),
  /** What the calorie calculator came to, where it was kept. */
  calculation: keptCalculation.nullable(),
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** The owner asks it of staff: until it is set up, nothing but the own account opens. */
  needsSecondFactor: z.boolean(),
  /** An admin without one: asked to set it up, or to put it off. */
  isSecondFactorAsked: z.boolean(),
  /** An admin without one, asked or having put it off: from then on it is needed. */
  secondFactorDueAt: z.string().nullable(),
  socialProviders: z.array(z.enum(socialProviders)),
});
export type UserProfile = z.infer<typeof userProfile>;

/** The same words whether or not there is such an account. */
export const mailedAnswer = z.object({ message: z.string() });

export const mailedToken = z.string().trim().min(1).max(200);

/** A path of this site to go on to; where it leads is checked again before anybody is sent there. */
const returnTo = z.string().max(500).default('');

const personName = z.string().trim().min(1).max(100);

const register = z
  .object({
    email,
    ...firstPasswordFields,
    firstName: personName,
    lastName: personName,
    agreeTerms: z.boolean().default(false),
    referralCode: z.string().trim().max(100).default(''),
    returnTo,
  })
  .refine(samePassword, passwordsMatch)
  .refine(differsFromEmail, passwordIsNoEmail)
  .refine(({ agreeTerms }) => agreeTerms, {
    path: ['agreeTerms'],
    message: 'agree_terms',
    when: () => true,
  });
export type Registration = z.output<typeof register>;

export const auth = endpoints({
  'POST /auth/login': {
    summary:
      'Log in; the token comes in the Authorization header and, for browsers, in a cookie. ' +
      'With a second factor the answer is 401 second_factor_required with a challenge',
    access: 'public',
    readsToken: true,
    body: z.object({
      email: z.string().trim().min(1).max(254),
      password: typedPassword,
      remember: z.boolean().default(false),
    }),
    response: oneOf(userProfile),
  },
  'POST /auth/second-factor': {
    summary: 'Finish a login with a code of the second factor or a recovery code',
    access: 'public',
    readsToken: true,
    body: z.object({
      challenge: z.string().min(1).max(2000),
      code: z.string().trim().min(1).max(40),
    }),
    response: oneOf(userProfile),
  },
  'POST /auth/register': {
    summary: 'Ask for an account: a link that makes it is mailed, whether or not the address is known',
    access: 'public',
    readsToken: true,
    body: register,
    response: mailedAnswer,
    status: 202,
  },
  'POST /auth/register/check': {
    summary: 'Whether a mailed link still makes an account (409 link_ended); it is not used up',
    access: 'public',
    body: z.object({ token: mailedToken }),
  },
  'POST /auth/register/confirm': {
    summary: 'Make the account by the token of the mailed link, and log in',
    access: 'public',
    readsToken: true,
    body: z.object({ token: mailedToken }),
    response: oneOf(userProfile),
    status: 201,
  },
  'POST /auth/refresh': {
    summary: 'Renew the token while its session may be renewed',
    access: 'public',
    readsToken: true,
    response: oneOf(userProfile),
  },
  'POST /auth/logout': { summary: 'End this login', access: 'public', readsToken: true },
  'POST /password/forgot': {
    summary: 'Mail a link for a new password, if there is such an account',
    access: 'public',
    body: z.object({ email }),
    response: mailedAnswer,
    status: 202,
  },
  'POST /password/reset/check': {
    summary:
      'Whether a mailed link for a new password still leads somewhere (409 link_ended); it is not used up',
    access: 'public',
    body: z.object({ token: mailedToken }),
  },
  'GET /referral-links/{code}': {
    summary: 'Whether an invitation counts',
    access: 'public',
    params: z.object({ code: z.string().trim().min(1).max(100) }),
    response: oneOf(z.object({ counts: z.boolean() })),
  },
  'POST /password/reset': {
    summary: 'Set a new password by the token of the mailed link; every login of the account ends',
    access: 'public',
    readsToken: true,
    body: z.object({ token: mailedToken, ...newPasswordFields }).refine(samePassword, passwordsMatch),
  },
});
