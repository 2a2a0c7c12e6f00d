/**
 * Compiles messages/{lt,en}/*.json to typed functions, twice: a file for each message, of which a browser loads those
 * of its page, and a file for each language, which Node reads a second sooner than a thousand small ones.
 */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';

const here = import.meta.dirname;
for (const [reader, outputStructure, proof] of [
  ['browser', 'message-modules', 'messages/nav_menu.js'],
  ['server', 'locale-modules', 'messages/lt.js'],
] as const) {
  const outdir = join(here, 'src/generated', reader);
  await compile({
    project: join(here, 'project.inlang'),
    outdir,
    strategy: ['baseLocale'],
    outputStructure,
    emitTsDeclarations: false,
    emitReadme: false,
  });
  // The compiler ends without an error also when its plugin could not be loaded and no message was found.
  await access(join(outdir, proof)).catch(() => {
    throw new Error('the message compiler made no messages: is @inlang/plugin-message-format installed?');
  });
}
