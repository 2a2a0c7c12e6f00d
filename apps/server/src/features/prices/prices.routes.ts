import type { prices } from '@shop/contract/prices';
import type { Handlers } from '../../http/context.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { presentSummary } from '../meal-kits/meal-kits.presenter.ts';

export const pricesRoutes = (catalogue: Catalogue): Handlers<typeof prices> => ({
  'GET /prices': async () => ({
    data: [...(await catalogue.snapshot()).kits.values()]
      .filter((kit) => !kit.isHidden)
      .map((kit) => ({
        ...presentSummary(kit),
        priceCents: kit.priceCents,
        calories: kit.calories,
        periods: kit.periods,
      })),
  }),
});
