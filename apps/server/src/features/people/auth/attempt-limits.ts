import type { Visitor } from '../../../actor.ts';
import type { Repositories } from '../../../db/unit-of-work.ts';
import type { Limit } from '../../base/limits/limits.repository.ts';
import type { UserRow } from './auth.repository.ts';
import type { KnownDevices } from './known-devices.ts';

/**
 * How many tries there are: from one address; for one account from one address, or in one known browser; for one account
 * from everywhere, and in all of its known browsers.
 */
export type AttemptLimits = Readonly<Record<'perAddress' | 'perBoth' | 'perAccount' | 'perOwner', Limit>>;

/** Whom it is about: as it is counted, and the person where there is one. */
export type Tried = {
  readonly account: string;
  readonly user: Pick<UserRow, 'id' | 'deviceGeneration'> | null;
};

type Limits = Pick<Repositories, 'limits'>;

/**
 * Tries at somebody's account. They are counted for the account from each address, so that a stranger's do not lock its
 * owner out; all of them together only far more loosely; and those from browsers in which the owner has logged in
 * before by themselves, each and all together.
 */
export const attemptsOf = async (
  known: KnownDevices,
  what: string,
  limits: AttemptLimits,
  { account, user }: Tried,
  { address, knownDevice, now }: Visitor,
) => {
  const device = user && (await known.deviceOf(user, knownDevice, now));
  const counters: readonly (readonly [key: string, limit: Limit])[] =
    user && device !== null
      ? [
          [`${what}:device:${user.id}:${device}`, limits.perBoth],
          [`${what}:owner:${user.id}`, limits.perOwner],
        ]
      : [
          [`${what}:address:${address}`, limits.perAddress],
          [`${what}:both:${account}:${address}`, limits.perBoth],
          [`${what}:account:${account}`, limits.perAccount],
        ];
  return {
    /** False: there were enough. */
    take: async (repositories: Limits): Promise<boolean> => {
      for (const [key, limit] of counters)
        if (!(await repositories.limits.take(key, limit, now))) return false;
      return true;
    },
    /** What turned out right does not count. */
    giveBack: async (repositories: Limits): Promise<void> => {
      for (const [key] of counters) await repositories.limits.giveBack(key);
    },
  };
};
