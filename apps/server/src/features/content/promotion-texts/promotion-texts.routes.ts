import type { promotionTexts } from '@shop/contract/promotion-texts';
import type { Handlers } from '../../../http/context.ts';
import { textFrom } from '../../../text.ts';
import type { PromotionTextsService } from './promotion-texts.service.ts';

export const promotionTextsRoutes = ({
  read,
  change,
}: PromotionTextsService): Handlers<typeof promotionTexts> => ({
  'GET /promotion-texts': async () => ({ data: { text: await read() } }),
  'PUT /promotion-texts': async ({ body }, { actor }) => ({
    data: { text: await change(textFrom(body, 'text'), actor) },
  }),
});
