import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '@shop/contract/files';
import { addHours } from '@shop/domain/day';
import { isUnavailable } from '../../../db/database-error.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { invalid, isFailure, type Failure } from '../../../failure.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Files } from '../../../ports/files.ts';
import { type JobKind, worker } from '../../../ports/jobs.ts';
import { encodePrivate } from '../../base/pictures/encode.ts';

/** Outside of what is served to everybody. */
const FOLDER = 'claims';
const folderOf = (file: string): string => `${FOLDER}/${file}`;
const keyOf = (file: string): string => `${folderOf(file)}/picture.webp`;

/** Every night: pictures whose claim was forgotten, or never kept, go. */
export const sweepClaimPicturesJob: JobKind<object> = {
  name: 'claims.sweep-pictures',
  cron: '50 4 * * *',
};
/** A request that is under way has no row yet. */
const UPLOAD_HOURS = 24;

/** Pictures that only the buyer and admins see: shrunk, and without what a camera writes into them. */
export const claimPictures = (files: Files) => ({
  read: (file: string): Promise<Buffer | null> => files.read(keyOf(file)),

  /** Writes them and does the task with their names; where it fails they are gone again. */
  keep: async <T>(
    uploads: readonly UploadedFile[],
    task: (names: readonly string[]) => Promise<T>,
  ): Promise<T | Failure> => {
    const encoded: Buffer[] = [];
    for (const { bytes } of uploads) {
      const picture = await encodePrivate(bytes);
      if (!picture) return invalid({ pictures: 'wrong_file_type' });
      encoded.push(picture);
    }
    const kept = encoded.map((bytes) => ({ file: randomUUID(), bytes }));
    const discard = () => Promise.all(kept.map(({ file }) => files.removeFolder(folderOf(file))));
    try {
      for (const { file, bytes } of kept) await files.write(keyOf(file), bytes);
      const result = await task(kept.map(({ file }) => file));
      if (isFailure(result)) await discard();
      return result;
    } catch (error) {
      // Where the database went away nobody knows whether it has them: the sweep finds out.
      if (!isUnavailable(error)) await discard();
      throw error;
    }
  },
});
export type ClaimPictures = ReturnType<typeof claimPictures>;

export const claimPicturesWorker = (work: UnitOfWork, files: Files, clock: Clock) =>
  worker(sweepClaimPicturesJob, async () => {
    const before = addHours(clock.now(), -UPLOAD_HOURS);
    const old = (await files.folders(FOLDER)).filter(({ changedAt }) => changedAt < before);
    const names = old.map(({ name }) => name);
    const kept = new Set(await work.read(({ claims }) => claims.files(names)));
    for (const name of names) if (!kept.has(name)) await files.removeFolder(folderOf(name));
  });
