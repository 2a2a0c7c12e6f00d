import type { PointsAccount } from '@shop/contract/points';
import {
  earnedPoints,
  pointsAccount,
  pointsExpireAt,
  type PointsReason,
  returnedPoints,
  spendPoints,
  takePointsBack,
} from '@shop/domain/points';
import { sum } from '@shop/domain/money';
import type { Repositories, UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import type { ReadSettings } from '../../base/settings/read-settings.ts';
import { accountOf, writeOffExpired } from './ledger.ts';
import { expirePointsJob } from './points.jobs.ts';
import { presentPoints } from './points.presenter.ts';
import type { NewPointsRow } from './points.repository.ts';

const EARNED_AGAIN = 'earned_again';
const TAKEN_BACK = 'order_taken_back';

type Grant = {
  readonly userId: number;
  readonly points: number;
  readonly reason: PointsReason;
  /** The same cause grants once, however often it is told. */
  readonly cause: string;
  readonly checkOutId?: number;
};

type OfCheckOut = { readonly userId: number; readonly checkOutId: number };

/**
 * The ledger of points. All but `account` run inside the transaction of what causes them: an order that is paid,
 * a registration, a refund.
 */
export const pointsService = (work: UnitOfWork, readSettings: ReadSettings) => {
  /** False: its cause has already brought about a row. */
  const add = async (within: Work, entry: NewPointsRow): Promise<boolean> => {
    const isNew = await within.points.add(entry);
    const { userId, expiresAt } = entry;
    if (isNew && expiresAt) await within.jobs(expirePointsJob, { userId }, { startAfter: expiresAt });
    return isNew;
  };

  const grant = async (within: Work, { checkOutId, ...entry }: Grant, now: Date): Promise<void> => {
    if (entry.points <= 0) return;
    const { points } = await readSettings();
    const expiresAt = pointsExpireAt(now, points.expiryDays);
    await add(within, { ...entry, at: now, expiresAt, checkOutId: checkOutId ?? null });
  };

  return {
    account: async (userId: number, now: Date): Promise<PointsAccount> => {
      const rows = await work.read((repositories) => repositories.points.history(userId));
      return presentPoints(pointsAccount(rows, now), rows);
    },

    /** A check-out was paid. */
    earn: async (
      within: Work,
      {
        userId,
        checkOutId,
        paidForKitsCents,
        cause = `order_paid ${checkOutId}`,
      }: OfCheckOut & { readonly paidForKitsCents: number; readonly cause?: string },
      now: Date,
    ): Promise<void> => {
      const { points } = await readSettings();
      if (points.isCollectingDisabled) return;
      const earned = earnedPoints(paidForKitsCents, points.pointsPerEuro);
      await grant(within, { userId, checkOutId, points: earned, reason: 'order_paid', cause }, now);
    },

    /** An order is placed with points: all of them are there, or nothing is taken. */
    spend: async (
      within: Work,
      {
        userId,
        checkOutId,
        points,
        cause = `order_used ${checkOutId}`,
      }: OfCheckOut & { readonly points: number; readonly cause?: string },
      now: Date,
    ): Promise<null | Failure> => {
      if (points <= 0) return null;
      await writeOffExpired(within, userId, now);
      if (!spendPoints(await accountOf(within, userId, now), points)) return fail('not_enough_points');
      await within.points.add({ userId, checkOutId, at: now, reason: 'order_used', points: -points, cause });
      return null;
    },

    /** Points that paid for what is returned; they live as long as they would have. The cause names the cancellation. */
    giveBack: async (
      within: Work,
      { userId, checkOutId, points, cause }: OfCheckOut & { readonly points: number; readonly cause: string },
      now: Date,
    ): Promise<void> => {
      if (points <= 0) return;
      await within.points.lock(userId);
      const back = returnedPoints(await accountOf(within, userId, now), checkOutId, points, now);
      for (const [index, part] of back.entries()) {
        const isNew = await add(within, {
          ...part,
          userId,
          checkOutId,
          at: now,
          reason: 'order_returned',
          cause: `order_returned ${cause}${index === 0 ? '' : ` ${index + 1}`}`,
        });
        // Told a second time.
        if (!isNew) return;
      }
    },

    /** Points earned from what is returned, as far as there are any. */
    takeBack: async (
      within: Work,
      { userId, checkOutId, points, cause }: OfCheckOut & { readonly points: number; readonly cause: string },
      now: Date,
    ): Promise<void> => {
      await writeOffExpired(within, userId, now);
      const taken = takePointsBack(await accountOf(within, userId, now), points);
      if (taken <= 0) return;
      await within.points.add({
        userId,
        checkOutId,
        at: now,
        reason: 'order_taken_back',
        points: -taken,
        cause: `${TAKEN_BACK} ${cause}`,
      });
    },

    /** What was returned is kept after all: points that were taken back for it under this cause are there again. */
    earnAgain: async (
      within: Work,
      { cause, ...of }: OfCheckOut & { readonly cause: string },
      now: Date,
    ): Promise<void> => {
      const rows = await within.points.entries(of.userId);
      const taken = rows.filter((row) => row.cause === `${TAKEN_BACK} ${cause}`);
      const points = -sum(taken.map((row) => row.points));
      await grant(within, { ...of, points, reason: 'order_paid', cause: `${EARNED_AGAIN} ${cause}` }, now);
    },

    /** The shop gives them, for a reason of its own. */
    give: (
      within: Work,
      entry: OfCheckOut & { readonly points: number; readonly cause: string },
      now: Date,
    ): Promise<void> => grant(within, { ...entry, reason: 'admin' }, now),

    /** All that paying for a check-out has earned, whatever was taken back of it. */
    earnedFor: async (
      { points }: Pick<Repositories, 'points'>,
      { userId, checkOutId }: OfCheckOut,
    ): Promise<number> => {
      const rows = await points.entries(userId);
      const earned = rows.filter(
        (row) =>
          row.checkOutId === checkOutId &&
          row.reason === 'order_paid' &&
          !row.cause?.startsWith(EARNED_AGAIN),
      );
      return sum(earned.map((row) => row.points));
    },

    /** Somebody registered through a referral link. */
    rewardReceiver: async (within: Work, userId: number, now: Date): Promise<void> => {
      const { referral } = await readSettings();
      if (referral.isReferralDisabled) return;
      const points = referral.referralReceiverPoints;
      await grant(within, { userId, points, reason: 'welcome', cause: `welcome ${userId}` }, now);
    },

    /** The first check-out of somebody who was invited is paid; told again for a later one, it grants nothing. */
    rewardReferrer: async (
      within: Work,
      { referrerId, newUserId }: { readonly referrerId: number; readonly newUserId: number },
      now: Date,
    ): Promise<void> => {
      const { referral } = await readSettings();
      if (referral.isReferralDisabled) return;
      const points = referral.referralPoints;
      const cause = `referral ${newUserId}`;
      await grant(within, { userId: referrerId, points, reason: 'referral', cause }, now);
    },
  };
};
export type PointsService = ReturnType<typeof pointsService>;
