import { z } from 'zod';
import { mailedAnswer, mailedToken, role, userProfile } from './auth.ts';
import { email, phoneNumber } from './contact.ts';
import { endpoints } from './endpoint.ts';
import { byId, oneOf } from './parts.ts';
import { confirmedByPassword, confirmedBySelf } from './proof.ts';
import { newPasswordFields, passwordsMatch, samePassword } from './passwords.ts';

const optionalPhone = z.union([z.literal(''), phoneNumber], { error: 'phone_invalid' }).default('');

const personalInfo = z.object({
  firstName: z.string().trim().min(1).max(100),
  lastName: z.string().trim().min(1).max(100),
  phone: optionalPhone,
  company: z.string().trim().max(200).default(''),
  /** Only an admin may set it. */
  role: role.optional(),
  ...confirmedBySelf,
});
export type PersonalInfo = z.output<typeof personalInfo>;

export const device = z.object({
  id: z.string(),
  name: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});
export type Device = z.infer<typeof device>;

const recoveryCodes = z.object({ codes: z.array(z.string()) });

export const users = endpoints({
  'GET /users/user-profile': {
    summary: 'Who is logged in, with addresses and the referral link',
    access: 'signed_in',
    response: oneOf(userProfile),
  },
  'PUT /users/{id}': {
    summary:
      'Change your personal information; an admin changes anybody’s, the role included. ' +
      'Making an admin asks for a code of the second factor, or the password where there is none',
    access: 'signed_in',
    params: byId,
    body: personalInfo,
    response: oneOf(userProfile),
  },
  'POST /password/change': {
    summary: 'Set a new password; every other login of the account ends',
    access: 'signed_in',
    body: z.object({ ...confirmedByPassword, ...newPasswordFields }).refine(samePassword, passwordsMatch),
    response: oneOf(userProfile),
  },
  'POST /users/email': {
    summary: 'Ask for another e-mail address: it changes once links mailed to both were followed',
    access: 'signed_in',
    body: z.object({ email, ...confirmedByPassword }),
    response: mailedAnswer,
    status: 202,
  },
  'POST /users/email/confirm': {
    summary: 'Follow one of the two links',
    access: 'public',
    body: z.object({ token: mailedToken }),
    response: oneOf(z.object({ state: z.enum(['waiting', 'changed']) })),
  },
  'GET /sessions': {
    summary: 'The devices on which you are logged in',
    access: 'signed_in',
    response: z.object({ data: z.array(device) }),
  },
  'DELETE /sessions/{id}': {
    summary: 'Log out on one of your devices',
    access: 'signed_in',
    params: z.object({ id: z.uuid() }),
  },
  'POST /second-factor': {
    summary: 'Begin to set up a second factor: a secret for an authenticator app',
    access: 'signed_in',
    body: z.object(confirmedByPassword),
    response: oneOf(z.object({ secret: z.string(), address: z.string(), qrCode: z.string() })),
  },
  'POST /second-factor/confirm': {
    summary: 'Switch the second factor on with a first code; recovery codes are shown this once',
    access: 'signed_in',
    body: z.object({ code: z.string().trim().min(1).max(20) }),
    response: oneOf(recoveryCodes),
  },
  'POST /second-factor/recovery-codes': {
    summary: 'New recovery codes in place of the old ones; asks for a code',
    access: 'signed_in',
    body: z.object(confirmedBySelf),
    response: oneOf(recoveryCodes),
  },
  'POST /second-factor/remove': {
    summary: 'Switch the second factor off; asks for a code',
    access: 'signed_in',
    body: z.object(confirmedBySelf),
  },
  'POST /second-factor/put-off': {
    summary:
      'An admin who is asked for a second factor sets it up later, within seven days of the first login',
    access: 'signed_in',
    response: oneOf(z.object({ until: z.string() })),
  },
  'GET /users/user-export': {
    summary: 'Everything that the shop keeps about you',
    access: 'signed_in',
    response: oneOf(z.record(z.string(), z.unknown())),
  },
  'POST /users/delete-account': {
    summary: 'Delete your account: the profile is anonymised, papers that the law asks for stay',
    access: 'signed_in',
    body: z.object(confirmedByPassword),
  },
});
