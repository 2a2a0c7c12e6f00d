import type { Picture } from '@shop/contract/pictures';
import type { Text } from '@shop/domain/text';
import type { Actor } from '../../../actor.ts';
import { fail, invalid, isFailure, type Failure } from '../../../failure.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { edit } from '../../base/crud/edit.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { presentPicture } from '../../base/pictures/pictures.presenter.ts';
import type { PictureIntake, Upload } from '../../base/pictures/pictures.intake.ts';

export const picturesService = (work: UnitOfWork, catalogue: Catalogue, intake: PictureIntake) => {
  const one = async (id: number): Promise<Picture | Failure> => {
    const row = await work.read((repositories) => repositories.pictures.one(id));
    return row ? presentPicture(row) : fail('not_found');
  };

  const toldOf = async (within: Work, id: number, mealKitId: number | null) => {
    const row = await within.pictures.one(id);
    return { alt: row?.alt, width: row?.width, height: row?.height, mealKitId };
  };

  return {
    one,

    upload: async (
      { file, alt, mealKitId }: { file: Upload | undefined; alt: Text; mealKitId: number | undefined },
      actor: Actor,
    ): Promise<Picture | Failure> => {
      if (!file) return invalid({ picture: 'required' });
      const { kits } = await catalogue.snapshot();
      if (mealKitId !== undefined && !kits.has(mealKitId)) return invalid({ mealKitId: 'unknown_choice' });
      const pictures = await intake.take([file], 'picture', alt);
      if (isFailure(pictures)) return pictures;
      const id = await pictures.keep(() =>
        work.transaction(async (within) => {
          const [picture] = pictures.list;
          if (!picture) throw new Error('one picture was taken');
          const made = await intake.record(within, picture);
          if (mealKitId !== undefined) await within.mealKits.addPicture(mealKitId, made);
          await within.audit.changed(
            { actor, entity: 'picture', id: made, action: 'upload' },
            null,
            await toldOf(within, made, mealKitId ?? null),
          );
          await within.catalogueChanged();
          return made;
        }),
      );
      return one(id);
    },

    makeThumbnail: async (id: number, actor: Actor): Promise<Picture | Failure> => {
      const failure = await work.transaction(async (within) => {
        if (!(await within.pictures.one(id))) return fail('not_found');
        const kitId = await within.mealKits.kitOfPicture(id);
        if (kitId === null) return fail('not_in_a_gallery');
        const failure = await edit(
          within,
          { actor, entity: 'meal_kit', id: kitId, action: 'make_thumbnail' },
          {
            lock: () => within.mealKits.lock(kitId),
            change: () => within.mealKits.setThumbnail(kitId, id),
          },
        );
        await within.catalogueChanged();
        return failure;
      });
      return failure ?? one(id);
    },

    remove: (id: number, actor: Actor): Promise<undefined | Failure> =>
      work.transaction(async (within) => {
        const before = await toldOf(within, id, await within.mealKits.kitOfPicture(id));
        if (!(await intake.discard(within, id))) return fail('not_found');
        await within.audit.changed({ actor, entity: 'picture', id }, before, null);
        await within.catalogueChanged();
        return undefined;
      }),
  };
};
export type PicturesService = ReturnType<typeof picturesService>;
