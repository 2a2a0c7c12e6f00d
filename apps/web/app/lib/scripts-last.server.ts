/** Both run in the browser as text, so they are written as such: who has not been asked about cookies is asked. */
const whenRead = `{
  const notice = document.querySelector('.cookie-notice');
  if (notice && !/(^|; )consent=[01]\\./.test(document.cookie)) notice.hidden = false;
}`;

/** Once the page is painted, its scripts are asked for. */
const whenPainted = `requestAnimationFrame(() => setTimeout(() => {
  const waiting = document.querySelector('script[type="text/plain"]');
  const { modules } = waiting.dataset;
  for (const href of modules.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  const { nonce, textContent } = waiting;
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', nonce, textContent }));
}));`;

/**
 * Pages can be read, and their forms sent, before any script runs: so style, letters and the first picture do not
 * share a slow line with the scripts, and the first paint does not wait for the page to come alive.
 */
export const scriptsLast = (page: string, nonce: string): string => {
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
      () => `<script nonce="${nonce}">${whenRead}${whenPainted}</script></body></html>`,
    );
};
