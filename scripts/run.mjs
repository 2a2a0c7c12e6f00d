// Runs one of the project's own TypeScript programs on the project's Node, some with a browser at hand:
// node scripts/run.mjs [--browser] bench/main.ts
import { join } from 'node:path';
import { environment, findBrowser, nodePath, prepare, root, run } from './prepare.mjs';

const given = process.argv.slice(2);
const needsBrowser = given[0] === '--browser';
const [program, ...args] = needsBrowser ? given.slice(1) : given;
prepare();
const env = { ...environment(), ...(needsBrowser && { CHROMIUM: findBrowser() }) };
process.exit(run(nodePath(), [join(root, program), ...args], { env }));
