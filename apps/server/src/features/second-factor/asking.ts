import { addHours } from '@shop/domain/day';
import type { Repositories } from '../../db/unit-of-work.ts';
import type { UserRow } from '../auth/auth.repository.ts';

export const staffSettingsKey = 'staff';

/** What the owner asks of those who work here. */
export type StaffSettings = {
  /** Of all of them, at once. */
  readonly requireSecondFactor: boolean;
  /** Of admins, who are asked at their first login and may put it off for a week. */
  readonly adminsSecondFactor: boolean;
};

const usual: StaffSettings = { requireSecondFactor: false, adminsSecondFactor: true };

export const staffSettings = async ({
  accounts,
}: Pick<Repositories, 'accounts'>): Promise<StaffSettings> => ({
  ...usual,
  ...((await accounts.setting(staffSettingsKey)) as Partial<StaffSettings> | null),
});

const putOffDays = 7;
export const putOffUntil = (now: Date): Date => addHours(now, putOffDays * 24);

type Asked = Pick<UserRow, 'role' | 'totpSince' | 'secondFactorPutOffUntil'>;

/**
 * What is asked of somebody without a second factor: nothing; `asked`: set it up or put it off; `put_off`; `needed`: only
 * the own account opens until it is set up.
 */
export const askedOf = async (
  repositories: Pick<Repositories, 'accounts'>,
  { role, totpSince, secondFactorPutOffUntil: until }: Asked,
  now: Date,
): Promise<'nothing' | 'asked' | 'put_off' | 'needed'> => {
  if (role === 'user' || totpSince !== null) return 'nothing';
  const { requireSecondFactor, adminsSecondFactor } = await staffSettings(repositories);
  if (requireSecondFactor) return 'needed';
  if (role !== 'admin' || !adminsSecondFactor) return 'nothing';
  if (until === null) return 'asked';
  return now < until ? 'put_off' : 'needed';
};
