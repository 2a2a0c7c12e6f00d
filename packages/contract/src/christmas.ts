import { christmasPhases, christmasWayKinds } from '@shop/domain/christmas';
import { z } from 'zod';
import { email } from './contact.ts';
import { seenVersion, version } from './crud.ts';
import { day } from './days.ts';
import { timeOfDay } from './delivery-times.ts';
import { endpoints } from './endpoint.ts';
import { cents, id, oneOf, text } from './parts.ts';

export const christmasWayKind = z.enum(christmasWayKinds);
export const christmasPhase = z.enum(christmasPhases);
const moment = z.iso.datetime({ offset: true });
const sets = z.number().int().min(0).max(10_000);

/** What the owner says of the season; its ways are rows of their own. */
export const christmasSeason = z.object({
  isEnabled: z.boolean(),
  /** The unique kit that is sold. */
  mealKitId: id.nullable(),
  opensAt: moment.nullable(),
  /** The last moment at which it can be ordered, cancelled and sent to another door. */
  lastOrderAt: moment.nullable(),
});
export type ChristmasSeasonSettings = z.output<typeof christmasSeason>;

/** A way in which it comes to a city. */
export const christmasWay = z.object({
  id,
  cityId: id,
  cityName: text,
  kind: christmasWayKind,
  /** The 23rd or 24th of December of the season's year; null as long as there is no season. */
  day: day.nullable(),
  fromTime: z.string(),
  toTime: z.string(),
  /** Of bringing it, however many sets. */
  priceCents: cents,
  /** How many sets can still be ordered. */
  setsLeft: sets,
  /** Of all that are sold this way; only admins see it. */
  setsLimit: sets.nullable(),
});
export type ChristmasWay = z.infer<typeof christmasWay>;

export const christmasSettings = christmasSeason.extend({
  /** How it stands with the season now. */
  phase: christmasPhase,
  ways: z.array(christmasWay),
});
export type ChristmasSettings = z.infer<typeof christmasSettings>;

export const christmasWayInput = z
  .object({
    /** Left out: a new one. */
    id: id.optional(),
    cityId: id,
    kind: christmasWayKind,
    fromTime: timeOfDay,
    toTime: timeOfDay,
    priceCents: cents,
    setsLimit: sets,
  })
  .refine((each) => each.fromTime < each.toTime, { path: ['toTime'], message: 'end_before_start' });
export type ChristmasWayInput = z.output<typeof christmasWayInput>;

export const christmasSettingsInput = christmasSeason.extend({
  mealKitId: id.nullable().default(null),
  opensAt: moment.nullable().default(null),
  lastOrderAt: moment.nullable().default(null),
  ways: z.array(christmasWayInput).max(100),
});
export type ChristmasSettingsInput = z.output<typeof christmasSettingsInput>;

/** From the mail that asks whether the wish is its reader's own. */
const reminderToken = z.object({ token: z.string().trim().min(1).max(200) });

export const christmasEndpoints = endpoints({
  'GET /christmas-settings': {
    summary: 'The season of the Christmas-eve kit: when it can be ordered, how it comes, how much is left',
    access: 'public',
    response: z.object({ data: christmasSettings, version }),
  },
  'PUT /christmas-settings': {
    summary:
      'Change the season and its ways; a way that is left out is deleted, unless something was sold by it',
    access: 'admin',
    body: z.intersection(christmasSettingsInput, seenVersion),
    response: z.object({ data: christmasSettings, version }),
  },
  'POST /christmas-reminders': {
    summary: 'Ask for one mail when the season begins; it comes once the link in another mail was followed',
    access: 'public',
    body: z.object({
      email,
      /** No person sees this field: whoever fills it in is a machine. */
      website: z.string().max(500).default(''),
    }),
    status: 202,
  },
  'POST /christmas-reminders/confirm': {
    summary: 'Say, by the link from the mail, that the reminder is wanted',
    access: 'public',
    body: reminderToken,
    response: oneOf(z.object({ phase: christmasPhase, opensAt: z.string().nullable() })),
  },
  'POST /christmas-reminders/withdraw': {
    summary: 'Say, by the same link, that it is not wanted any more',
    access: 'public',
    body: reminderToken,
  },
});
