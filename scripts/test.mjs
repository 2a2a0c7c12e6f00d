// npm test: everything that can be checked, cheapest first. The first step that fails ends it.
import { join } from 'node:path';
import { environment, findBrowser, prepare, root, run } from './prepare.mjs';

const only = process.argv.slice(2);

prepare();

const projects = [
  'packages/domain',
  'packages/contract',
  'packages/messages',
  'apps/server',
  'apps/web',
  'checks',
  'e2e',
  'bench',
];

const steps = [
  ['format', 'oxfmt', ['--check', '.']],
  ['route types', 'react-router', ['typegen'], 'apps/web'],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ...projects.map((project) => [`types of ${project}`, 'tsc', ['-p', project]]),
  // In the configuration it would not reach the projects.
  ['units, database, API', 'vitest', ['run', '--maxWorkers=2']],
  ['browser', 'playwright', ['test']],
];

const wanted = steps.filter(([name]) => only.length === 0 || only.some((each) => name.includes(each)));
// Asked for at once: nobody waits for minutes to be told that it is missing.
const browser = wanted.some(([name]) => name === 'browser') ? { CHROMIUM: findBrowser() } : {};
const env = { ...environment(), NODE_ENV: 'test', ...browser };

const begun = Date.now();
for (const [name, command, args, folder = '.'] of wanted) {
  const started = Date.now();
  console.log(`\n› ${name}`);
  if (run(command, args, { env, cwd: join(root, folder) }) !== 0) {
    console.error(`\n✗ ${name}`);
    process.exit(1);
  }
  console.log(`✓ ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
console.log(`\n✓ all of it in ${((Date.now() - begun) / 1000).toFixed(0)} s`);
