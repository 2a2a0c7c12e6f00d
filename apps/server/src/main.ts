/** What is started: first how modules are found, then the shop. */
import './drizzle-commonjs.ts';

await import('./run.ts');
