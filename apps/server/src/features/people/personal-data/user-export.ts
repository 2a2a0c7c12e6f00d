import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import type { PersonalData } from '../../base/personal-data.ts';
import type { Profiles } from '../users/profiles.ts';

type Exported = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Areas may say something under the same name: what is an object then holds the words of each. */
const merged = (parts: readonly Exported[]): Exported => {
  const all: Record<string, unknown> = {};
  for (const part of parts)
    for (const [name, value] of Object.entries(part)) {
      const before = all[name];
      if (before === undefined) all[name] = value;
      else if (isPlain(before) && isPlain(value)) all[name] = { ...before, ...value };
      else throw new Error(`two areas export ${name}`);
    }
  return all;
};

/** Everything that is kept about a person, as one object. Nothing in it opens anything: no hashes, no secrets. */
export const userExport =
  (work: UnitOfWork, profiles: Profiles, personalData: () => readonly PersonalData[]) =>
  (userId: number, consentId: string | null, now: Date): Promise<Exported | Failure> =>
    work.read(async (repositories) => {
      const user = await repositories.auth.user(userId);
      if (!user) return fail('not_found');
      // What lies under a mailbox is for whoever has proved to own it, however the account came to its address.
      const person = { userId, email: user.emailVerifiedAt && user.email };
      const consent = consentId === null ? null : await repositories.people.consent(consentId);
      const parts: Exported[] = [
        {
          exportedAt: now.toISOString(),
          profile: await profiles.of(repositories, user, now),
          consents: {
            cookies: consent && { advertising: consent.advertising, at: consent.createdAt.toISOString() },
          },
        },
      ];
      for (const area of personalData())
        if (area.export) parts.push(await area.export(repositories, person, now));
      return merged(parts);
    });
export type UserExport = ReturnType<typeof userExport>;
