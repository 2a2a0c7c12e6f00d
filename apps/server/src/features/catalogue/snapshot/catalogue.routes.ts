import type { Meal, meals } from '@shop/contract/meals';
import type { shopEndpoints } from '@shop/contract/shop';
import { fixedPages } from '@shop/contract/pages';
import { mealType } from '@shop/contract/parts';
import { christmasPhase } from '@shop/domain/christmas';
import { mealName } from '@shop/messages/meals';
import { seasonOf } from '../../base/settings/christmas-season.ts';
import type { Handlers } from '../../../http/context.ts';
import { pageOf } from '../../../page.ts';
import type { Catalogue } from './catalogue.ts';

const allMeals: Meal[] = mealType.options.map((type) => ({
  type,
  name: { lt: mealName(type, 'lt'), en: mealName(type, 'en') },
}));

export const mealsRoutes: Handlers<typeof meals> = {
  'GET /meals': async ({ query }) => pageOf(allMeals, query),
};

export const shopRoutes = (catalogue: Catalogue): Handlers<typeof shopEndpoints> => ({
  'GET /shop': async (_, { now }) => {
    const { shop, content, settings, pricing } = await catalogue.snapshot();
    const own = [...content.pages.values()].filter(({ slug }) => !fixedPages.some((fixed) => fixed === slug));
    const pages = own.map(({ slug, name }) => ({ slug, name }));
    const { mealKitId } = settings.christmas;
    const isOpen =
      pricing.offer.kits.has(mealKitId ?? 0) && christmasPhase(seasonOf(settings.christmas), now) === 'open';
    const christmas = { mealKitId, isOpen };
    const takesIndividualOrders = settings.individualOrder.isEnabled;
    return { data: { ...shop, pages, takesIndividualOrders, christmas } };
  },
});
