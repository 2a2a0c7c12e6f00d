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
// Ctrl-C reaches the shop by itself; it stops in its own order, and only then does this end.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => shop.kill('SIGTERM'));
shop.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
