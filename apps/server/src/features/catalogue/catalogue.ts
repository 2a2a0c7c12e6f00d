import { addDays, dayInVilnius, startOfDay } from '@shop/domain/day';
import { currentMenuWeek, nextMenuSwitch } from '@shop/domain/week';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Clock } from '../../ports/clock.ts';
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

/** The public catalogue in memory. It is read anew after a change, once however many ask at the same time. */
export const openCatalogue = (view: UnitOfWork['view'], clock: Clock): Catalogue => {
  let version = 1;
  let loading: Promise<Snapshot> | null = null;
  let validFrom = 0;
  let validUntil = 0;

  const drop = (): void => {
    version += 1;
    loading = null;
  };
  const follow = (now: Date): void => {
    const at = now.getTime();
    if (at >= validFrom && at < validUntil) return;
    drop();
    validFrom = at;
    validUntil = goodUntil(now);
  };
  const load = async (now: Date): Promise<Snapshot> => {
    const snapshot = buildSnapshot(
      await view((repositories) => repositories.catalogue.all(addDays(currentMenuWeek(now), -7))),
      now,
    );
    validUntil = Math.min(validUntil, nextContentChange(snapshot.content, now));
    return snapshot;
  };

  return {
    snapshot: () => {
      const now = clock.now();
      follow(now);
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
      follow(clock.now());
      return version;
    },
    drop,
  };
};
