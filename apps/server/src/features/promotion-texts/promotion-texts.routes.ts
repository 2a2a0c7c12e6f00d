import type { promotionTexts } from '@shop/contract/promotion-texts';
import { shopSettings } from '@shop/contract/shop';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Handlers } from '../../http/context.ts';
import { textFrom } from '../../text.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { shopKey, unnamedShop } from '../catalogue/snapshot.ts';

export const promotionTextsRoutes = (
  work: UnitOfWork,
  catalogue: Catalogue,
): Handlers<typeof promotionTexts> => {
  const shown = async () => ({ data: { text: (await catalogue.snapshot()).shop.promotionText } });
  return {
    'GET /promotion-texts': shown,
    'PUT /promotion-texts': async ({ body }, { actor }) => {
      const promotionText = textFrom(body, 'text');
      await work.transaction(async (within) => {
        const kept = await within.settings.lock(shopKey);
        const shop = kept === undefined ? unnamedShop : shopSettings.parse(kept);
        await within.settings.set(shopKey, { ...shop, promotionText }, actor.now);
        await within.audit(
          { actorId: actor.id, action: 'update', entity: 'promotion_text', entityId: shopKey },
          actor.now,
        );
        await within.catalogueChanged();
      });
      return shown();
    },
  };
};
