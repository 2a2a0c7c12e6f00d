// npm start, npm run dev: from a fresh clone to a running shop.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, nodePath, prepare, root } from './prepare.mjs';

const isDevelopment = process.argv.includes('--dev');
prepare({ build: !isDevelopment });

const flags = isDevelopment ? ['--conditions=development'] : [];
const shop = spawn(
  nodePath(),
  [...flags, join(root, 'apps/server/src/main.ts'), ...(isDevelopment ? ['--dev'] : [])],
  { cwd: root, stdio: 'inherit', env: environment() },
);
// The shop stops in its own order, and only then does this end. A second word of the same, as by Ctrl-C, changes nothing.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => shop.kill(signal));
shop.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
