import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '@shop/contract/files';
import type { Text } from '@shop/domain/text';
import { invalid, isFailure, type Failure } from '../../../failure.ts';
import { isUnavailable } from '../../../db/database-error.ts';
import type { Work } from '../../../db/unit-of-work.ts';
import type { Files } from '../../../ports/files.ts';
import { decodePicture, type Decoded } from './encode.ts';
import { encodeJob, originalFolder, originalKey, removeFilesJob } from './pictures.jobs.ts';

export type Upload = UploadedFile;
export type Taken = Decoded & { readonly folder: string; readonly alt: Text };

/** The pictures of one request: their bytes are kept only if what follows succeeds. */
export type TakenPictures = {
  readonly list: readonly Taken[];
  keep<T>(task: () => Promise<T>): Promise<T>;
};

export type PictureIntake = ReturnType<typeof pictureIntake>;

/** How uploaded bytes become a picture: looked at in the request, encoded after it. */
export const pictureIntake = (files: Files) => ({
  /** Refuses whatever is no picture or a bomb, before anything is written. */
  take: async (
    uploads: readonly Upload[],
    field: string,
    alt: Text = { lt: '', en: '' },
  ): Promise<TakenPictures | Failure> => {
    const taken: { readonly picture: Taken; readonly bytes: Uint8Array }[] = [];
    for (const { bytes } of uploads) {
      const decoded = await decodePicture(bytes);
      if (!decoded) return invalid({ [field]: 'wrong_file_type' });
      taken.push({ picture: { ...decoded, folder: randomUUID(), alt }, bytes });
    }
    const discardAll = () =>
      Promise.all(taken.map(({ picture }) => files.removeFolder(originalFolder(picture.folder))));
    return {
      list: taken.map(({ picture }) => picture),
      keep: async (task) => {
        try {
          for (const { picture, bytes } of taken) await files.write(originalKey(picture.folder), bytes);
          const result = await task();
          if (isFailure(result)) await discardAll();
          return result;
        } catch (error) {
          // Where the database went away nobody knows whether it has the picture: a sweep finds out later.
          if (!isUnavailable(error)) await discardAll();
          throw error;
        }
      },
    };
  },

  record: async (within: Work, { folder, alt, width, height, placeholder }: Taken): Promise<number> => {
    const id = await within.pictures.insert({ folder, alt, width, height, placeholder });
    await within.jobs(encodeJob, { pictureId: id });
    return id;
  },

  /** What showed these pictures shows them no longer: those that nothing else shows go. */
  discardUnused: async (within: Work, ids: readonly number[]): Promise<void> => {
    for (const { folder } of await within.pictures.removeUnused(ids))
      await within.jobs(removeFilesJob, { folder });
  },

  /** False: there is no such picture. */
  discard: async (within: Work, id: number): Promise<boolean> => {
    const removed = await within.pictures.remove(id);
    if (!removed) return false;
    await within.jobs(removeFilesJob, { folder: removed.folder });
    return true;
  },
});
