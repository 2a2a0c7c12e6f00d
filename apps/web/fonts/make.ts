/**
 * Cuts the shop's fonts down to the letters and weights that its pages use: 50 kB instead of 125 before the
 * first words can be read. Run `npm run fonts` after changing letters.ts or a font package, and commit the files.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { latinLetters, lithuanianLetters } from './letters.ts';

const { resolve } = createRequire(import.meta.url);
const fonts = [
  { name: 'onest', weights: { min: 400, max: 700 } },
  { name: 'bricolage-grotesque', weights: { min: 700, max: 800 } },
] as const;
const parts = { latin: latinLetters, 'latin-ext': lithuanianLetters };

for (const { name, weights } of fonts) {
  const folder = dirname(resolve(`@fontsource-variable/${name}/package.json`));
  for (const [part, letters] of Object.entries(parts)) {
    const whole = readFileSync(join(folder, `files/${name}-${part}-wght-normal.woff2`));
    const cut = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    writeFileSync(join(import.meta.dirname, `${name}-${part}.woff2`), cut);
    console.log(`${name} ${part}: ${whole.length} → ${cut.length} bytes`);
  }
  copyFileSync(join(folder, 'LICENSE'), join(import.meta.dirname, `${name}-LICENSE.txt`));
}
