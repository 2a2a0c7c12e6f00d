/**
 * Loads Drizzle as CommonJS. Its package.json lists thousands of entries, and Node reads it anew for each of the 108
 * modules that it loads otherwise: half a second of every start, a half of all importing.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    return /\/node_modules\/drizzle-orm\/.*\.js$/.test(found.url)
      ? { ...found, url: found.url.replace(/js$/, 'cjs'), format: 'commonjs' }
      : found;
  },
});
