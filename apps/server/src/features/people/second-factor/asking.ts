import { addHours } from '@shop/domain/day';
import type { Repositories } from '../../../db/unit-of-work.ts';
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

const daysToSetUp = 7;
const dueAfter = (login: Date): Date => addHours(login, daysToSetUp * 24);

type Asked = Pick<UserRow, 'role' | 'totpSince' | 'secondFactorDueAt' | 'secondFactorPutOffAt'>;

/**
 * What is asked of somebody without a second factor: nothing; `asked`: set it up or put it off; `put_off`; `needed`: only
 * the own account opens until it is set up. The time runs from the first login, whether or not the question was answered.
 */
export const askedOf = async (
  repositories: Pick<Repositories, 'accounts'>,
  { role, totpSince, secondFactorDueAt: dueAt, secondFactorPutOffAt: putOffAt }: Asked,
  now: Date,
): Promise<'nothing' | 'asked' | 'put_off' | 'needed'> => {
  if (role === 'user' || totpSince !== null) return 'nothing';
  const { requireSecondFactor, adminsSecondFactor } = await staffSettings(repositories);
  if (requireSecondFactor) return 'needed';
  if (role !== 'admin' || !adminsSecondFactor) return 'nothing';
  if (dueAt !== null && now >= dueAt) return 'needed';
  return putOffAt === null ? 'asked' : 'put_off';
};

/** At a login: the person as they are from here on. An admin's days begin with the first to which the rule applies. */
export const beginDaysToSetUp = async (
  { accounts, auth }: Pick<Repositories, 'accounts' | 'auth'>,
  user: UserRow,
  now: Date,
): Promise<UserRow> => {
  const isOver = user.role !== 'admin' || user.totpSince !== null || user.secondFactorDueAt !== null;
  if (isOver || !(await staffSettings({ accounts })).adminsSecondFactor) return user;
  return { ...user, secondFactorDueAt: await auth.setSecondFactorDue(user.id, dueAfter(now)) };
};
