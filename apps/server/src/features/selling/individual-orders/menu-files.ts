import { randomUUID } from 'node:crypto';
import type { FileKind, UploadedFile } from '@shop/contract/files';
import { addHours } from '@shop/domain/day';
import { isUnavailable } from '../../../db/database-error.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { type Failure, invalid, isFailure } from '../../../failure.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Files } from '../../../ports/files.ts';
import { type JobKind, worker } from '../../../ports/jobs.ts';
import { encodePrivate } from '../../base/pictures/encode.ts';
import type { NewMenuFile } from './personal-menus.repository.ts';

/** Outside of what is served to everybody. */
const FOLDER = 'personal-menus';
const folderOf = (file: string): string => `${FOLDER}/${file}`;
const keyOf = (file: string): string => `${folderOf(file)}/file`;

/** Drawn anew, without what a camera writes into them; all others are kept as they came and never opened here. */
const pictureKinds: readonly FileKind[] = ['jpeg', 'png', 'webp'];

const LONGEST_NAME = 120;

/** What a sender calls a file, without paths and whatever a name cannot have; what it is called by is what it is. */
export const plainFileName = (name: string, kind: FileKind): string => {
  const base = (name.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/[\p{C}<>:"|?*]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, LONGEST_NAME);
  return `${base === '' || /^\.+$/.test(base) ? 'meniu' : base}.${kind}`;
};

/** Every night: files whose menu was deleted, or never kept, go. */
export const sweepMenuFilesJob: JobKind<object> = {
  name: 'individual-orders.sweep-files',
  cron: '55 4 * * *',
};
/** A request that is under way has no row yet. */
const UPLOAD_HOURS = 24;

/** Files of personal menus: seen by their owner and by admins alone. */
export const menuFiles = (files: Files) => ({
  read: (file: string): Promise<Buffer | null> => files.read(keyOf(file)),

  /** Writes them and does the task with them; where it fails they are gone again. */
  keep: async <T>(
    uploads: readonly UploadedFile[],
    task: (kept: readonly NewMenuFile[]) => Promise<T>,
  ): Promise<T | Failure> => {
    const kept: (NewMenuFile & { readonly content: Uint8Array })[] = [];
    for (const { name, kind, bytes } of uploads) {
      const isPicture = pictureKinds.includes(kind);
      const content = isPicture ? await encodePrivate(bytes) : bytes;
      if (!content) return invalid({ files: 'wrong_file_type' });
      const keptKind = isPicture ? 'webp' : kind;
      kept.push({
        file: randomUUID(),
        name: plainFileName(name, keptKind),
        kind: keptKind,
        bytes: content.length,
        content,
      });
    }
    const discard = () => Promise.all(kept.map(({ file }) => files.removeFolder(folderOf(file))));
    try {
      for (const { file, content } of kept) await files.write(keyOf(file), content);
      const result = await task(kept.map(({ content: _, ...row }) => row));
      if (isFailure(result)) await discard();
      return result;
    } catch (error) {
      // Where the database went away nobody knows whether it has them: the sweep finds out.
      if (!isUnavailable(error)) await discard();
      throw error;
    }
  },
});
export type MenuFiles = ReturnType<typeof menuFiles>;

export const menuFilesWorker = (work: UnitOfWork, files: Files, clock: Clock) =>
  worker(sweepMenuFilesJob, async () => {
    const before = addHours(clock.now(), -UPLOAD_HOURS);
    const old = (await files.folders(FOLDER)).filter(({ changedAt }) => changedAt < before);
    const names = old.map(({ name }) => name);
    const known = new Set(await work.read(({ personalMenus }) => personalMenus.files(names)));
    for (const name of names) if (!known.has(name)) await files.removeFolder(folderOf(name));
  });
