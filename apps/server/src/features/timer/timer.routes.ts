import type { Timer, timerEndpoints } from '@shop/contract/timer';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Handlers } from '../../http/context.ts';
import type { Catalogue, Snapshot } from '../catalogue/catalogue.ts';
import { timerKey } from '../catalogue/content.ts';
import { countdownAt, type OrderTerms } from './countdown.ts';

const termsOf = ({ pricing: { offer } }: Snapshot): OrderTerms => ({
  earliest: offer.earliest,
  cities: offer.cityIds.map((cityId) => ({ calendar: offer.calendar, cityId })),
});

export const timerRoutes = (work: UnitOfWork, catalogue: Catalogue): Handlers<typeof timerEndpoints> => {
  const shown = async (now: Date): Promise<{ data: Timer }> => {
    const snapshot = await catalogue.snapshot();
    const { timer } = snapshot.content;
    return { data: { id: 1, ...timer, countdown: countdownAt(timer, termsOf(snapshot), now) } };
  };
  return {
    'GET /timer': (_, { now }) => shown(now),
    'PUT /timer': async ({ body }, { actor }) => {
      await work.transaction(async (within) => {
        await within.settings.set(timerKey, body, actor.now);
        await within.audit(
          { actorId: actor.id, action: 'update', entity: 'timer', entityId: timerKey, details: { ...body } },
          actor.now,
        );
        await within.catalogueChanged();
      });
      return shown(actor.now);
    },
  };
};
