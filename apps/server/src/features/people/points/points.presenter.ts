import type { PointsAccount } from '@shop/contract/points';
import { expiries, type PointsAccount as Account } from '@shop/domain/points';
import type { PointsHistoryRow } from './points.repository.ts';
import { isoOrNull } from '../../../iso.ts';

export const presentPoints = (account: Account, rows: readonly PointsHistoryRow[]): PointsAccount => ({
  balance: account.balance,
  expiries: expiries(account).map(({ at, points }) => ({ at: at.toISOString(), points })),
  history: rows.toReversed().map(({ checkOutId, checkOutNumber, ...row }) => ({
    id: row.id,
    at: row.at.toISOString(),
    reason: row.reason,
    points: row.points,
    expiresAt: isoOrNull(row.expiresAt),
    checkOut:
      checkOutId === null || checkOutNumber === null ? null : { id: checkOutId, number: checkOutNumber },
  })),
});
