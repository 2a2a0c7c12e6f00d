import type { AuditAction } from '@shop/contract/audit-entries';
import type { Picture } from '@shop/contract/pictures';
import type { Text } from '@shop/domain/text';
import type { Actor } from '../../../actor.ts';
import { fail, invalid, isFailure, type Failure } from '../../../failure.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { presentPicture } from '../../base/pictures/pictures.presenter.ts';
import type { PictureIntake, Upload } from '../../base/pictures/pictures.intake.ts';

export const picturesService = (work: UnitOfWork, catalogue: Catalogue, intake: PictureIntake) => {
  const one = async (id: number): Promise<Picture | Failure> => {
    const row = await work.read((repositories) => repositories.pictures.one(id));
    return row ? presentPicture(row) : fail('not_found');
  };
  const entry = (actor: Actor, action: AuditAction, id: number) =>
    [{ actorId: actor.id, action, entity: 'picture', entityId: id }, actor.now] as const;

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
          await within.audit.record(...entry(actor, 'upload', made));
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
        await within.mealKits.setThumbnail(kitId, id);
        await within.audit.record(...entry(actor, 'make_thumbnail', id));
        await within.catalogueChanged();
        return null;
      });
      return failure ?? one(id);
    },

    remove: (id: number, actor: Actor): Promise<undefined | Failure> =>
      work.transaction(async (within) => {
        if (!(await intake.discard(within, id))) return fail('not_found');
        await within.audit.record(...entry(actor, 'delete', id));
        await within.catalogueChanged();
        return undefined;
      }),
  };
};
export type PicturesService = ReturnType<typeof picturesService>;
