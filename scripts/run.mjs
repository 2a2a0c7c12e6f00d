// Runs one of the project's own TypeScript programs on the project's Node: node scripts/run.mjs bench/main.ts
import { join } from 'node:path';
import { environment, findBrowser, nodePath, prepare, root, run } from './prepare.mjs';

const [program, ...args] = process.argv.slice(2);
prepare();
process.exit(
  run(nodePath(), [join(root, program), ...args], { env: { ...environment(), CHROMIUM: findBrowser() } }),
);
