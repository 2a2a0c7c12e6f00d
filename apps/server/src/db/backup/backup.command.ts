import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandRefused } from '../../exit.ts';
import { callersFolder, givenPlace, runCommand } from './command.ts';
import { megabytes } from './progress.ts';
import { takeBackup } from './take.ts';

/** shop-2026-11-16-080000.tar.gz: sorted by name they are sorted by time. */
const nameFor = (now: Date): string =>
  `shop-${now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.tar.gz`;

const targetIn = (args: string[]): string | undefined => {
  try {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    if (positionals.length <= 1) return positionals[0];
  } catch {
    // Told below.
  }
  throw new CommandRefused('wrongCommand', 'npm run backup -- [a file or a folder to write to]');
};

await runCommand(async (run) => {
  const target = targetIn(process.argv.slice(2));
  const place = givenPlace();
  const now = new Date();
  const path = target === undefined ? join(place.dataDir, 'backups') : resolve(callersFolder(), target);
  const isFolder = target === undefined || statSync(path, { throwIfNoEntry: false })?.isDirectory();
  const file = isFolder ? join(path, nameFor(now)) : path;
  const { tables, rows, files, bytes, kept } = await takeBackup(place, file, now, run);
  const parts = [`${tables} tables`, `${rows} rows`, `${files} files`, ...kept];
  run.say(`Backup made: ${file} (${megabytes(bytes)}: ${parts.join(', ')}).`);
  if (process.env['SECRET'])
    run.say('SECRET is set in the environment, so it is not in the backup: keep it elsewhere.');
  run.say('It holds secrets and the data of people: keep it, elsewhere too, where only you can read it.');
});
