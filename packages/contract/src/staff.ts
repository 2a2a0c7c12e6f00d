import { z } from 'zod';
import { email } from './contact.ts';
import { endpoints } from './endpoint.ts';
import { confirmedBySelf } from './proof.ts';
import { byId, id, oneOf } from './parts.ts';

const staffRoles = ['admin', 'kitchen_worker', 'courier'] as const;

export const staffMember = z.object({
  id,
  role: z.enum(staffRoles),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  company: z.string(),
  hasSecondFactor: z.boolean(),
  /** False: the invitation was not followed yet. */
  hasJoined: z.boolean(),
  lastSeenAt: z.string().nullable(),
});
export type StaffMember = z.infer<typeof staffMember>;

/** Whom the owner asks for a second factor. */
export const staffSettings = z.object({
  /** All who work here, at once. */
  requireSecondFactor: z.boolean(),
  /** Admins, who are asked at their first login and may put it off for a week. */
  adminsSecondFactor: z.boolean(),
});
export type StaffSettings = z.output<typeof staffSettings>;

const newMember = z.object({
  email,
  firstName: z.string().trim().min(1).max(100),
  lastName: z.string().trim().min(1).max(100),
  role: z.enum(staffRoles),
  ...confirmedBySelf,
});
export type NewStaffMember = z.output<typeof newMember>;

export const staff = endpoints({
  'GET /staff': {
    summary: 'Everybody who works here',
    access: 'admin',
    response: z.object({ data: z.array(staffMember) }),
  },
  'POST /staff': {
    summary: 'Make a staff account; a link to set its password is mailed. An admin’s asks who it is',
    access: 'admin',
    body: newMember,
    response: oneOf(staffMember),
    status: 201,
  },
  'POST /staff/{id}/invite': {
    summary: 'Mail the invitation once more',
    access: 'admin',
    params: byId,
  },
  'POST /staff/{id}/log-out': {
    summary: 'End every login of this member of staff',
    access: 'admin',
    params: byId,
  },
  'GET /staff-settings': {
    summary: 'What the owner asks of staff',
    access: 'admin',
    response: oneOf(staffSettings),
  },
  'PUT /staff-settings': {
    summary: 'Ask a second factor of staff, or no longer, which asks who it is',
    access: 'admin',
    body: z.object({
      requireSecondFactor: z.boolean().default(false),
      adminsSecondFactor: z.boolean().default(true),
      ...confirmedBySelf,
    }),
    response: oneOf(staffSettings),
  },
});
