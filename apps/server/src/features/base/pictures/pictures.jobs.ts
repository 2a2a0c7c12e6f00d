import { addHours } from '@shop/domain/day';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Files } from '../../../ports/files.ts';
import { worker, type JobKind, type Worker } from '../../../ports/jobs.ts';
import { encodePicture } from './encode.ts';

/** The uploaded bytes wait outside of what is served: they may hold where and when a photo was taken. */
const originals = 'originals';
export const originalFolder = (folder: string): string => `${originals}/${folder}`;
export const originalKey = (folder: string): string => `${originalFolder(folder)}/upload`;
export const mediaFolder = (folder: string): string => `media/${folder}`;

export const encodeJob: JobKind<{ pictureId: number }> = { name: 'pictures.encode', retryLimit: 3 };
export const removeFilesJob: JobKind<{ folder: string }> = { name: 'pictures.remove-files' };

/** Every night: uploads that no picture waits for, because the shop died or lost its database on the way, go. */
export const sweepUploadsJob: JobKind<object> = { name: 'pictures.sweep-uploads', cron: '40 4 * * *' };
/** A request that is under way has no row yet. */
const UPLOAD_HOURS = 24;

export const pictureWorkers = (work: UnitOfWork, files: Files, clock: Clock): Worker[] => [
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
  worker(sweepUploadsJob, async () => {
    const before = addHours(clock.now(), -UPLOAD_HOURS);
    const old = (await files.folders(originals)).filter(({ changedAt }) => changedAt < before);
    const names = old.map(({ name }) => name);
    const kept = await work.read(({ pictures }) => pictures.processing(names));
    for (const name of names) if (!kept.includes(name)) await files.removeFolder(originalFolder(name));
  }),
  worker(removeFilesJob, async ({ folder }) => {
    await files.removeFolder(mediaFolder(folder));
    await files.removeFolder(originalFolder(folder));
  }),
];
