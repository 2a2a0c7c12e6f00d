// Runs one of the project's own TypeScript programs on the project's Node, some with a browser at hand, some that
// need no pages: node scripts/run.mjs [--browser | --no-pages] bench/main.ts
import { join } from 'node:path';
import { become, environment, findBrowser, nodePath, prepare, root } from './prepare.mjs';

const given = process.argv.slice(2);
const isFlag = ['--browser', '--no-pages'].includes(given[0]);
const [program, ...args] = isFlag ? given.slice(1) : given;
prepare({ build: given[0] !== '--no-pages' });
const env = { ...environment(), ...(given[0] === '--browser' && { CHROMIUM: findBrowser() }) };
become(nodePath(), [join(root, program), ...args], env);
