import type { Text } from '@shop/domain/text';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { changeSetting } from '../../base/settings/change-setting.ts';
import type { ReadSettings } from '../../base/settings/read-settings.ts';

/** The line at the top of every page is a part of what the owner says of the shop. */
export const promotionTextsService = (work: UnitOfWork, settings: ReadSettings) => {
  const read = async (): Promise<Text> => (await settings()).shop.promotionText;
  return {
    read,
    change: async (promotionText: Text, actor: Actor): Promise<Text> => {
      await work.transaction((within) =>
        changeSetting(within, 'shop', (shop) => ({ ...shop, promotionText }), actor),
      );
      return read();
    },
  };
};
export type PromotionTextsService = ReturnType<typeof promotionTextsService>;
