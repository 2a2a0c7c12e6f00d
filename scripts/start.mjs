// npm start, npm run dev: from a fresh clone to a running shop.
import { join } from 'node:path';
import { become, environment, nodePath, prepare, root } from './prepare.mjs';

const isDevelopment = process.argv.includes('--dev');
prepare({ build: !isDevelopment });

const flags = isDevelopment ? ['--conditions=development'] : [];
const program = [join(root, 'apps/server/src/main.ts'), ...(isDevelopment ? ['--dev'] : [])];
become(nodePath(), [...flags, ...program], environment());
