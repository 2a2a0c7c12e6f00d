import { createHash } from 'node:crypto';

/** Whom a page may load from or talk to besides the shop: nobody, unless advertising has its keys. */
const advertisers = { scripts: ' https://connect.facebook.net', signals: ' https://www.facebook.com' };

/** What of the outside world belongs to the pages. */
export type PageOutside = {
  /** Of the advertising pixel; null: the shop has none. */
  readonly pixelId: string | null;
  /** Where buyers are led to pay and the banks' logos come from; null: nowhere but here. */
  readonly paymentPages: string | null;
};

type Policy = PageOutside & {
  /** Which scripts may stand in the page itself. */
  readonly inline: readonly string[];
  readonly isDevelopment: boolean;
};

export const pagePolicy = ({ inline, isDevelopment, pixelId, paymentPages }: Policy): string => {
  const { scripts, signals } = pixelId === null ? { scripts: '', signals: '' } : advertisers;
  const paying = paymentPages === null ? '' : ` ${paymentPages}`;
  return [
    "default-src 'self'",
    `script-src 'self' ${inline.map((each) => `'${each}'`).join(' ')}${scripts}`,
    // Style attributes carry measures and blurred stand-ins; style sheets come from here alone.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${signals}${paying}`,
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${signals}`,
    "object-src 'none'",
    "base-uri 'none'",
    // Browsers ask this also of the redirect that follows a form: to the bank.
    `form-action 'self'${paying}`,
    "frame-ancestors 'none'",
  ].join('; ');
};

/** One page's scripts by their own bytes, and the page without the nonce under which it was made. */
export type Signed = { readonly page: string; readonly hashes: readonly string[] };

/**
 * A page that many guests get cannot carry a secret. Its scripts are named by what they are instead: those, and only
 * those, that were written under the nonce of its making, which nothing in the catalogue could know.
 */
export const namedByHash = (page: string, nonce: string): Signed => {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of page.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs))
    if (attributes.includes(mark) && script !== '')
      hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`);
  return { page: page.replaceAll(mark, ''), hashes: [...hashes] };
};
