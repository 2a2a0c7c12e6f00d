import { currentMenuWeek, nextMenuWeek } from '@shop/domain/week';
import type { Work } from '../../../db/unit-of-work.ts';

/** Empty menus of every type for the weeks that now calls current and next; done twice it makes nothing more. */
export const openWeeks = async (within: Work, now: Date): Promise<void> => {
  const weeks = [currentMenuWeek(now), nextMenuWeek(now)];
  const opened = await within.menus.openWeeks(weeks);
  if (opened === 0) return;
  const details = { weeks, opened };
  await within.audit.record(
    { actorId: null, action: 'open_weeks', entity: 'menu', entityId: 'all', details },
    now,
  );
  await within.catalogueChanged();
};
