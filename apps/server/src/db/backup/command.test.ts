import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A command whose task is told to stop by SIGTERM and then ends in this way. */
const ended = (how: string) => {
  const program = `
    const { runCommand } = await import(${JSON.stringify(join(import.meta.dirname, 'command.ts'))});
    const { CommandRefused } = await import(${JSON.stringify(join(import.meta.dirname, '../../exit.ts'))});
    await runCommand(async ({ say, signal }) => {
      const told = new Promise((resolve) => signal.addEventListener('abort', resolve));
      // Something to do meanwhile, or Node would end before the signal is there.
      const work = setInterval(() => {}, 10);
      process.kill(process.pid, 'SIGTERM');
      await told;
      clearInterval(work);
      ${how}
    });`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return { code: status, said: stdout + stderr };
};

it.each([
  [
    'stops there is told as stopped',
    'signal.throwIfAborted();',
    143,
    'Stopped before the end: nothing was made or changed.',
  ],
  ['was done already is told as done', `say('Restored.');`, 0, 'Restored.'],
  [
    'fails by itself is told by its own reason',
    `throw new CommandRefused('alreadyFilled', 'It is there.');`,
    73,
    'It is there.',
  ],
])('a command that is told to stop and %s', (_, how, code, line) => {
  expect(ended(how)).toEqual({ code, said: `${line}\n` });
});
