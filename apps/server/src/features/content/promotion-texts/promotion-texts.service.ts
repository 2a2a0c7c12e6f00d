import { shopSettings } from '@shop/contract/shop';
import type { Text } from '@shop/domain/text';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import { shopKey, unnamedShop } from '../../base/settings/shop-words.ts';

/** The line at the top of every page is a part of what the owner says of the shop. */
export const promotionTextsService = (work: UnitOfWork, catalogue: Catalogue) => {
  const read = async (): Promise<Text> => (await catalogue.snapshot()).shop.promotionText;
  return {
    read,
    change: async (promotionText: Text, actor: Actor): Promise<Text> => {
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
      return read();
    },
  };
};
export type PromotionTextsService = ReturnType<typeof promotionTextsService>;
