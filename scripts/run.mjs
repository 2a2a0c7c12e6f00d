// Runs one of the project's own TypeScript programs on the project's Node: node scripts/run.mjs [a flag] bench/main.ts
//   --browser       with a browser at hand
//   --as-installed  installs and builds nothing: the shop that runs from the same folder stands on what is there
//   --install-once  the same, but in a folder where nothing is installed yet it does that
import { join } from 'node:path';
import {
  become,
  environment,
  findBrowser,
  giveUp,
  isInstalled,
  nodePath,
  prepare,
  root,
} from './prepare.mjs';

const given = process.argv.slice(2);
const flag = given[0]?.startsWith('--') ? given.shift() : null;
const [program, ...args] = given;

const ready = {
  '--as-installed': () => isInstalled() || giveUp('Nothing is installed here yet: start the shop once.'),
  '--install-once': () => isInstalled() || prepare({ build: false }),
};
(ready[flag] ?? prepare)();
const env = { ...environment(), ...(flag === '--browser' && { CHROMIUM: findBrowser() }) };
become(nodePath(), [join(root, program), ...args], env);
