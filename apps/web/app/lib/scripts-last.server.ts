/**
 * Runs in the browser as text, so it is written as such: once the page is painted, its scripts are asked for, each in a
 * task of its own, so that a press can come between.
 */
const whenPainted = `requestAnimationFrame(() => setTimeout(() => {
  const { dataset, nonce, textContent } = document.querySelector('script[type="text/plain"]');
  const ask = (tag, what) =>
    setTimeout(() => document.head.append(Object.assign(document.createElement(tag), what)));
  for (const href of dataset.modules.split(' ')) ask('link', { rel: 'modulepreload', href });
  ask('script', { type: 'module', nonce, textContent, onerror: () => window.chunks.offerReload() });
}));`;

/**
 * Pages can be read, and their forms sent, before any script runs: so style, letters and the first picture do not
 * share a slow line with the scripts, and the first paint does not wait for the page to come alive. A few lines that run
 * at once may be given, and what they show, which lies behind the page.
 */
export const scriptsLast = (page: string, nonce: string, atOnce: string, behind = ''): string => {
  const modules: string[] = [];
  return page
    .replaceAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_link, href: string) => {
      modules.push(href);
      return '';
    })
    .replace(
      `<script nonce="${nonce}" type="module" async="">`,
      () => `<script nonce="${nonce}" type="text/plain" data-modules="${modules.join(' ')}">`,
    )
    .replace(
      /<\/body><\/html>$/,
      () => `${behind}<script nonce="${nonce}">${atOnce}${whenPainted}</script></body></html>`,
    );
};
