import { type PointsAccount, pointsAccount } from '@shop/domain/points';
import type { Repositories, Work } from '../../../db/unit-of-work.ts';

/** The points of somebody as the ledger has them now. Before changing anything, lock them first. */
export const accountOf = async (
  repositories: Pick<Repositories, 'points'>,
  userId: number,
  now: Date,
): Promise<PointsAccount> => pointsAccount(await repositories.points.entries(userId), now);

/** Expired points count for nothing by themselves; this writes it down. Repeated, it writes nothing. */
export const writeOffExpired = async (within: Work, userId: number, now: Date): Promise<void> => {
  await within.points.lock(userId);
  const { toWriteOff } = await accountOf(within, userId, now);
  for (const { entryId, points } of toWriteOff) {
    await within.points.add({
      userId,
      at: now,
      reason: 'expired',
      points: -points,
      cause: `expired ${entryId}`,
    });
  }
};

/** Whoever leaves takes no points along. */
export const forfeitPoints = async (within: Work, userId: number, now: Date): Promise<void> => {
  await writeOffExpired(within, userId, now);
  const { balance } = await accountOf(within, userId, now);
  if (balance > 0)
    await within.points.add({
      userId,
      at: now,
      reason: 'left',
      points: -balance,
      cause: `left ${userId}`,
    });
};
