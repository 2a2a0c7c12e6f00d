import { randomUUID } from 'node:crypto';
import type { UserProfile } from '@shop/contract/auth';
import type { Visitor } from '../../../actor.ts';
import type { Work } from '../../../db/unit-of-work.ts';
import { securityLetters } from './security-letters.ts';
import type { Mails } from '../../base/mail/mails.ts';
import { inOwnLanguage } from '../accounts/own-language.ts';
import type { UserRow } from './auth.repository.ts';
import { beginDaysToSetUp } from '../second-factor/second-factor-policy.ts';
import { deviceName } from './device.ts';
import type { KnownDevices } from './known-devices.ts';
import { loginSeconds, rememberedLoginSeconds, type Tokens } from './tokens.ts';
import type { Profiles } from '../users/profiles.ts';

export type Login = {
  readonly profile: UserProfile;
  readonly token: string;
  readonly maxAgeSeconds: number;
  /** The device token, for the browser to keep: somebody has logged in here. */
  readonly knownDevice?: string;
};

/**
 * Opens a login on a device, whichever way the person proved who they are. It is always a new session:
 * a token that the browser held before gains nothing from it.
 */
export const logins =
  (tokens: Tokens, mails: Mails, profiles: Profiles, known: KnownDevices) =>
  async (
    within: Work,
    user: UserRow,
    { device, locale, now }: Visitor,
    { remember, by }: { remember: boolean; by: string },
  ): Promise<Login> => {
    const maxAgeSeconds = remember ? rememberedLoginSeconds : loginSeconds;
    const id = randomUUID();
    const devices = await within.auth.devices(user.id);
    await within.auth.addSession({
      id,
      userId: user.id,
      remember,
      device,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + maxAgeSeconds * 1000),
    });
    await within.audit.record(
      { actorId: user.id, action: 'login', entity: 'user', entityId: user.id, details: { by } },
      now,
    );
    const to = await inOwnLanguage(within, user, locale);
    const name = deviceName(device);
    if (devices.length > 0 && !devices.some((each) => deviceName(each) === name)) {
      await mails.write(within, securityLetters.newDevice, { device: name, at: now }, to, now);
    }
    return {
      profile: await profiles.of(within, { ...(await beginDaysToSetUp(within, user, now)), locale }, now),
      token: await tokens.issue(id, now),
      maxAgeSeconds,
      knownDevice: await known.tokenFor(user, now),
    };
  };
export type OpenLogin = ReturnType<typeof logins>;
