import type { Timer, TimerSettings } from '@shop/contract/timer';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Catalogue, Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import { changeSetting } from '../../base/settings/change-setting.ts';
import { countdownAt, type OrderTerms } from './countdown.ts';

const termsOf = ({ pricing: { offer } }: Snapshot): OrderTerms => ({
  earliest: offer.earliest,
  cities: offer.cityIds.map((cityId) => ({ calendar: offer.calendar, cityId })),
});

export const timerService = (work: UnitOfWork, catalogue: Catalogue) => {
  const read = async (now: Date): Promise<Timer> => {
    const snapshot = await catalogue.snapshot();
    const { timer } = snapshot.settings;
    return { id: 1, ...timer, countdown: countdownAt(timer, termsOf(snapshot), now) };
  };
  return {
    read,
    change: async (timer: TimerSettings, actor: Actor): Promise<Timer> => {
      await work.transaction((within) => changeSetting(within, 'timer', () => timer, actor));
      return read(actor.now);
    },
  };
};
export type TimerService = ReturnType<typeof timerService>;
