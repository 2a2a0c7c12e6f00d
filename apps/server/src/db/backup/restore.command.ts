import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandRefused } from '../../exit.ts';
import { rowCount, storedIn } from './archive-format.ts';
import { callersFolder, givenPlace, runCommand } from './command.ts';
import { checkBackup, restoreBackup } from './restore.ts';

const options = { overwrite: { type: 'boolean' }, check: { type: 'boolean' } } as const;

const asked = (args: string[]) => {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...more] = positionals;
    if (file !== undefined && more.length === 0)
      return { file, isCheck: values.check === true, overwrite: values.overwrite === true };
  } catch {
    // Told below.
  }
  throw new CommandRefused('wrongCommand', 'npm run restore -- [--check | --overwrite] the file of a backup');
};

await runCommand(async (run) => {
  const { file, isCheck, overwrite } = asked(process.argv.slice(2));
  const path = resolve(callersFolder(), file);
  if (isCheck) {
    const { head, contents } = await checkBackup(path, run);
    run.say(
      `It is whole: ${head.tables.length} tables, ${contents.entries.length} parts, made ${head.madeAt}.`,
    );
    return;
  }
  const place = givenPlace();
  const { head, contents, files } = await restoreBackup(place, path, { overwrite }, run);
  const kept = storedIn(contents, 'kept');
  const parts = [`${head.tables.length} tables`, `${rowCount(contents)} rows`, `${files} files`, ...kept];
  run.say(`Restored as of ${head.madeAt}: ${parts.join(', ')}. The shop can be started.`);
  if (!kept.includes('secret') || process.env['SECRET'])
    run.say(
      'SECRET has to be the one that the shop had, or logins, second factors and links in mails do not work.',
    );
});
