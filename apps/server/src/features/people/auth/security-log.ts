import type { Viewer, Visitor } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { deviceName } from './device.ts';

/** What the trail says of logins that failed and doors that stayed shut; a year later it is gone. */
export const securityActions = ['login_failed', 'wrong_code', 'wrong_password', 'forbidden', 'token_reused'];

/** All that the trail says of logins; everything else in it is about orders and the shop, and stays. */
export const loginActions = [
  ...securityActions,
  'ask_email_change',
  'change_email',
  'change_password',
  'end_session',
  'end_sessions',
  'link_social',
  'login',
  'new_recovery_codes',
  'reset_password',
  'second_factor_off',
  'second_factor_on',
  'second_factor_put_off',
  'unlink_social',
];

/**
 * A login that failed. What was typed is never kept: it may be a password in the wrong field. Where nobody has such an
 * account, the row says only that somebody tried, and costs the same.
 */
export const failedLogin = (
  within: Work,
  user: { readonly id: number } | null,
  action: 'login_failed' | 'wrong_code' | 'wrong_password',
  { ip, device, now }: Pick<Visitor, 'ip' | 'device' | 'now'>,
): Promise<void> =>
  within.audit.record(
    {
      actorId: null,
      action,
      entity: 'user',
      entityId: user?.id ?? 'unknown',
      details: { ip, device: deviceName(device) },
    },
    now,
  );

/** So many in an hour tell everything; nobody fills the log by knocking on. */
const keptPerHour = { max: 60, perSeconds: 60 * 60 };

/** Somebody who is logged in has tried a door that is not theirs. */
export const logForbidden =
  (work: UnitOfWork) =>
  async (
    { userId }: Viewer,
    endpoint: string,
    { ip, device, now }: Pick<Visitor, 'ip' | 'device' | 'now'>,
  ): Promise<void> => {
    if (!(await work.read(({ limits }) => limits.take(`forbidden:${userId}`, keptPerHour, now)))) return;
    await work.transaction((within) =>
      within.audit.record(
        {
          actorId: userId,
          action: 'forbidden',
          entity: 'user',
          entityId: userId,
          details: { endpoint, ip, device: deviceName(device) },
        },
        now,
      ),
    );
  };
