import { addHours } from '@shop/domain/day';
import type { Repositories } from '../../../db/unit-of-work.ts';
import { settingKinds } from '../../base/settings/setting-kinds.ts';
import type { UserRow } from '../auth/auth.repository.ts';

const daysToSetUp = 7;
const dueAfter = (login: Date): Date => addHours(login, daysToSetUp * 24);

type Asked = Pick<UserRow, 'role' | 'totpSince' | 'secondFactorDueAt' | 'secondFactorPutOffAt'>;

/**
 * What is asked of somebody without a second factor: nothing; `asked`: set it up or put it off; `put_off`; `needed`: only
 * the own account opens until it is set up. The time runs from the first login, whether or not the question was answered.
 */
export const askedOf = async (
  { settings }: Pick<Repositories, 'settings'>,
  { role, totpSince, secondFactorDueAt: dueAt, secondFactorPutOffAt: putOffAt }: Asked,
  now: Date,
): Promise<'nothing' | 'asked' | 'put_off' | 'needed'> => {
  if (role === 'user' || totpSince !== null) return 'nothing';
  const { requireSecondFactor, adminsSecondFactor } = await settings.read(settingKinds.staff);
  if (requireSecondFactor) return 'needed';
  if (role !== 'admin' || !adminsSecondFactor) return 'nothing';
  if (dueAt !== null && now >= dueAt) return 'needed';
  return putOffAt === null ? 'asked' : 'put_off';
};

/** At a login: the person as they are from here on. An admin's days begin with the first to which the rule applies. */
export const beginDaysToSetUp = async (
  { settings, auth }: Pick<Repositories, 'settings' | 'auth'>,
  user: UserRow,
  now: Date,
): Promise<UserRow> => {
  const isOver = user.role !== 'admin' || user.totpSince !== null || user.secondFactorDueAt !== null;
  if (isOver || !(await settings.read(settingKinds.staff)).adminsSecondFactor) return user;
  return { ...user, secondFactorDueAt: await auth.setSecondFactorDue(user.id, dueAfter(now)) };
};
