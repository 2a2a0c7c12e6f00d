import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeDataFolder, notWritable } from './data-folder.ts';

const readOrMakeSecret = (file: string): string => {
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  makeDataFolder(dirname(file));
  const secret = randomBytes(32).toString('base64url');
  try {
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch (error) {
    // Another process of the shop was quicker.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readFileSync(file, 'utf8').trim();
    throw error;
  }
};

/** Made once and kept beside the data, so that logins survive a restart. */
export const keptSecret = (dataDir: string): string => {
  try {
    return readOrMakeSecret(join(dataDir, 'secret'));
  } catch (error) {
    throw notWritable(dataDir, error);
  }
};
