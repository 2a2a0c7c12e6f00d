import { christmasDay, christmasPhase, setsLeft } from '@shop/domain/christmas';
import type { Day } from '@shop/domain/day';
import { sum } from '@shop/domain/money';
import type { RequestProblem } from '@shop/domain/pricing/request';
import type { Repositories, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import { seasonOf } from '../../base/settings/christmas-season.ts';
import { settingKinds } from '../../base/settings/setting-kinds.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import type { ChristmasWayRow } from './christmas-ways.repository.ts';

type Reading = Pick<Repositories, 'christmasWays' | 'settings'>;

/** A Christmas-eve kit that is asked for: how it comes, on which day, and until when its buyer may change their mind. */
export type ChristmasOrder = {
  readonly way: ChristmasWayRow;
  readonly kitId: number | null;
  readonly day: Day;
  readonly until: Date;
};

const problem = (code: RequestProblem['code'], field: string): RequestProblem => ({ code, field });

/** What is asked for, and what speaks against it now. Whoever places an order holds the way before. */
export const askForChristmas = async (
  { christmasWays, settings }: Reading,
  wayId: number,
  sets: number,
  now: Date,
): Promise<{ readonly order: ChristmasOrder | null; readonly problems: readonly RequestProblem[] }> => {
  const way = await christmasWays.one(wayId);
  if (!way) return { order: null, problems: [problem('choice_unavailable', 'christmasWayId')] };
  const season = seasonOf(await settings.read(settingKinds.christmas));
  const { lastOrderAt: until } = season;
  if (until === null) return { order: null, problems: [problem('christmas_closed', 'christmasWayId')] };
  const day = christmasDay(way.kind, until);
  const order = { way, kitId: season.mealKitId, day, until };
  if (christmasPhase(season, now) !== 'open')
    return { order, problems: [problem('christmas_closed', 'christmasWayId')] };
  const left = setsLeft(way.setsLimit, (await christmasWays.sold([way.id], [day])).get(way.id) ?? 0);
  if (left === 0) return { order, problems: [problem('christmas_sold_out', 'christmasWayId')] };
  return { order, problems: left < sets ? [problem('christmas_too_few', 'items.0.amount')] : [] };
};

/** An order that had ended comes back: its sets may have been sold to somebody else meanwhile. Others are not asked. */
export const takeRoomAgain = async (
  within: Pick<Work, 'christmasWays' | 'orders' | 'points'>,
  { id, christmasWayId, userId }: Pick<CheckOutRow, 'id' | 'christmasWayId' | 'userId'>,
): Promise<Failure | null> => {
  if (christmasWayId === null) return null;
  // The person before the way, as where an order is placed: the two cannot deadlock.
  if (userId !== null) await within.points.lock(userId);
  await within.christmasWays.hold(christmasWayId);
  const way = await within.christmasWays.one(christmasWayId);
  const lines = await within.orders.ofCheckOut(id);
  const [day] = lines.flatMap(({ deliveries }) => deliveries.map((delivery) => delivery.day)).toSorted();
  if (!way || day === undefined) return null;
  const sold = (await within.christmasWays.sold([way.id], [day])).get(way.id) ?? 0;
  return setsLeft(way.setsLimit, sold) < sum(lines.map(({ amount }) => amount))
    ? fail('christmas_sold_out')
    : null;
};
