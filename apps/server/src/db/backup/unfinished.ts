import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DataFolderError } from '../../data-folder.ts';

/** Lies in DATA_DIR for the moment in which a restore puts rows and files in their place. */
export const unfinishedMark = (dataDir: string): string => join(dataDir, 'restore-unfinished');

/** Rows of one shop and files of another must not be opened. */
export const refuseUnfinished = (dataDir: string): void => {
  if (existsSync(unfinishedMark(dataDir)))
    throw new DataFolderError(
      `DATA_DIR: a restore into ${dataDir} was interrupted: restore the backup again, with --overwrite`,
    );
};
