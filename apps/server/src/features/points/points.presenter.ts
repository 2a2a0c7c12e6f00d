import type { PointsAccount } from '@shop/contract/points';
import { expiries, type PointsAccount as Account } from '@shop/domain/points';
import type { PointsRow } from './points.repository.ts';

export const presentPoints = (account: Account, rows: readonly PointsRow[]): PointsAccount => ({
  balance: account.balance,
  expiries: expiries(account).map(({ at, points }) => ({ at: at.toISOString(), points })),
  history: rows.toReversed().map(({ id, at, reason, points, expiresAt }) => ({
    id,
    at: at.toISOString(),
    reason,
    points,
    expiresAt: expiresAt?.toISOString() ?? null,
  })),
});
