import { expect, it } from 'vitest';
import { scriptsLast } from './scripts-last.server.ts';

const page = [
  '<html><body><main>Labas</main>',
  '<script nonce="n1">window.context = {}</script>',
  '<link rel="modulepreload" href="/assets/entry.js" nonce="n1"/><link rel="modulepreload" href="/assets/react.js"/>',
  '<script nonce="n1" type="module" async="">import "/assets/root.js"; const price = "$1";</script>',
  '</body></html>',
].join('');

it('asks for no script before the page is painted, and for all of them afterwards', () => {
  const kept = scriptsLast(page, 'n1', 'ask();');
  expect(kept).not.toContain('rel="modulepreload"');
  expect(kept).not.toContain('type="module"');
  expect(kept).toContain(
    '<script nonce="n1" type="text/plain" data-modules="/assets/entry.js /assets/react.js">import "/assets/root.js"; const price = "$1";</script>',
  );
  expect(kept).toMatch(/<script nonce="n1">ask\(\);requestAnimationFrame[^<]*<\/script><\/body><\/html>$/);
});

it('leaves the rest of the page as it was', () => {
  expect(scriptsLast(page, 'n1', 'ask();')).toContain(
    '<main>Labas</main><script nonce="n1">window.context = {}</script>',
  );
});
