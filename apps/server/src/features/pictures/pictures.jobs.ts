import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Files } from '../../ports/files.ts';
import { worker, type JobKind, type Worker } from '../../ports/jobs.ts';
import { encodePicture } from './encode.ts';

/** The uploaded bytes wait outside of what is served: they may hold where and when a photo was taken. */
export const originalFolder = (folder: string): string => `originals/${folder}`;
export const originalKey = (folder: string): string => `${originalFolder(folder)}/upload`;
export const mediaFolder = (folder: string): string => `media/${folder}`;

export const encodeJob: JobKind<{ pictureId: number }> = { name: 'pictures.encode', retryLimit: 3 };
export const removeFilesJob: JobKind<{ folder: string }> = { name: 'pictures.remove-files' };

export const pictureWorkers = (work: UnitOfWork, files: Files): Worker[] => [
  worker(encodeJob, async ({ pictureId }) => {
    const picture = await work.read((repositories) => repositories.pictures.one(pictureId));
    if (picture?.status !== 'processing') return;
    const upload = await files.read(originalKey(picture.folder));
    // What cannot be encoded now cannot be encoded later either: the gallery says so instead of waiting for ever.
    const encoded = upload ? await encodePicture(upload, picture.width).catch(() => null) : null;
    for (const { name, bytes } of encoded ?? [])
      await files.write(`${mediaFolder(picture.folder)}/${name}`, bytes);
    const isKept = await work.transaction(async (within) => {
      const isThere = await within.pictures.setStatus(pictureId, encoded ? 'ready' : 'failed');
      await within.catalogueChanged();
      return isThere;
    });
    // Deleted while it was being encoded: its files must not outlive it.
    if (!isKept) await files.removeFolder(mediaFolder(picture.folder));
    await files.removeFolder(originalFolder(picture.folder));
  }),
  worker(removeFilesJob, async ({ folder }) => {
    await files.removeFolder(mediaFolder(folder));
    await files.removeFolder(originalFolder(folder));
  }),
];
