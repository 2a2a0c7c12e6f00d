import { addDays, dayInVilnius, startOfDay } from '@shop/domain/day';
import { currentMenuWeek, nextMenuSwitch } from '@shop/domain/week';
import { isUnavailable } from '../../../db/database-error.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Clock } from '../../../ports/clock.ts';
import { nextContentChange } from './content.ts';
import { buildSnapshot, type Snapshot } from './snapshot.ts';

export type { Snapshot } from './snapshot.ts';

export type Catalogue = {
  snapshot(): Promise<Snapshot>;
  /** Grows whenever guests may see something else: a change by the owner, a new day, the menu's switch. */
  version(): number;
  /** Something was changed, here or in another process. */
  drop(): void;
};

/** When what guests see changes by itself: at midnight and when the weekly menu switches, Vilnius time. */
const goodUntil = (now: Date): number =>
  Math.min(startOfDay(addDays(dayInVilnius(now), 1)).getTime(), nextMenuSwitch(now).getTime());

/** How often a database that could not be read is tried again. */
const RETRY_MS = 1_000;

type Rows = Parameters<typeof buildSnapshot>[0];

/**
 * The public catalogue in memory. It is read anew after a change, once however many ask at the same time. While the
 * database cannot be read, the shop goes on with what was read last; only whoever finds that out has to wait.
 */
export const cachedCatalogue = (view: UnitOfWork['view'], clock: Clock): Catalogue => {
  let version = 1;
  let loading: Promise<Snapshot> | null = null;
  let validFrom = 0;
  let validUntil = 0;
  let lastRead: Rows | null = null;
  /** What is shown may be old: the database could not be read. */
  let isBehind = false;
  let triedAt = 0;

  const renew = (): void => {
    version += 1;
    loading = null;
  };
  const follow = (now: Date): void => {
    const at = now.getTime();
    if (at >= validFrom && at < validUntil) return;
    renew();
    validFrom = at;
    validUntil = goodUntil(now);
  };
  const built = (rows: Rows, now: Date): Snapshot => {
    const snapshot = buildSnapshot(rows, now);
    validUntil = Math.min(validUntil, nextContentChange(snapshot.content, snapshot.settings, now));
    return snapshot;
  };
  const read = async (now: Date): Promise<Snapshot> => {
    const rows = await view((repositories) => repositories.catalogue.all(addDays(currentMenuWeek(now), -7)));
    lastRead = rows;
    return built(rows, now);
  };
  /** One connection that broke says nothing of the others, so it is tried twice. */
  const load = async (now: Date): Promise<Snapshot> => {
    if (lastRead && isBehind) return built(lastRead, now);
    for (let isLast = false; ; isLast = true)
      try {
        return await read(now);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        if (!isLast) continue;
        if (!lastRead) throw error;
        isBehind = true;
        triedAt = performance.now();
        return built(lastRead, now);
      }
  };
  const catchUp = (now: Date): void => {
    if (!isBehind || performance.now() - triedAt < RETRY_MS) return;
    // Nobody else tries while this one does.
    triedAt = Infinity;
    const before = version;
    const attempt = read(now);
    attempt.then(
      () => {
        isBehind = false;
        // What was made of the old rows is not to be kept.
        renew();
        // Nothing was changed since this was read.
        if (version === before + 1) loading = attempt;
      },
      () => {
        triedAt = performance.now();
      },
    );
  };

  return {
    snapshot: () => {
      const now = clock.now();
      follow(now);
      catchUp(now);
      if (loading) return loading;
      const attempt = load(now);
      loading = attempt;
      // A failed load is not kept: the next visitor tries again.
      attempt.catch(() => {
        if (loading === attempt) loading = null;
      });
      return attempt;
    },
    version: () => {
      const now = clock.now();
      follow(now);
      catchUp(now);
      return version;
    },
    drop: () => {
      // Whoever says so has just heard from the database.
      isBehind = false;
      renew();
    },
  };
};
