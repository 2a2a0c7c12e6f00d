import type { pictures } from '@shop/contract/pictures';
import { textFrom } from '../../../text.ts';
import { dataOf, type Handlers } from '../../../http/context.ts';
import type { PicturesService } from './pictures.service.ts';

export const picturesRoutes = (service: PicturesService): Handlers<typeof pictures> => ({
  'GET /pictures/{id}': async ({ params }) => dataOf(await service.one(params.id)),
  'POST /pictures': async ({ body, files }, { actor }) =>
    dataOf(
      await service.upload(
        { file: files.picture[0], alt: textFrom(body, 'alt'), mealKitId: body.mealKitId },
        actor,
      ),
    ),
  'POST /pictures/{id}/make-thumbnail': async ({ params }, { actor }) =>
    dataOf(await service.makeThumbnail(params.id, actor)),
  'DELETE /pictures/{id}': ({ params }, { actor }) => service.remove(params.id, actor),
});
