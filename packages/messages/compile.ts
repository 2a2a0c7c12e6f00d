/** Compiles messages/{lt,en}/*.json to typed functions in src/generated. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';

const here = import.meta.dirname;
const outdir = join(here, 'src/generated');
await compile({
  project: join(here, 'project.inlang'),
  outdir,
  strategy: ['baseLocale'],
  outputStructure: 'message-modules',
  emitTsDeclarations: false,
  emitReadme: false,
});
// The compiler ends without an error also when its plugin could not be loaded and no message was found.
await access(join(outdir, 'messages/nav_menu.js')).catch(() => {
  throw new Error('the message compiler made no messages: is @inlang/plugin-message-format installed?');
});
