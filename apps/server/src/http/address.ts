import type { FastifyRequest } from 'fastify';

/** An address that cannot be decoded, such as /%, is taken letter by letter: there is nothing there, and a page says so. */
export const readableAddress = (url: string): string => {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
};

/** As browsers send it: a name or a number, and a port where it is not the usual one. */
const plainHost = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
/** A path of this site: no other site's address, nothing that browsers keep to themselves, no character without a meaning. */
const plainTarget = /^\/(?!.*#)(?![^?]*(?:\\|%00))/i;

/** Names and values in turn, as they came. */
const namesHostTwice = (rawHeaders: readonly string[]): boolean => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
};

/** Whether a request names its host and what it asks for in the way that every browser does. */
export const isPlainRequest = ({ url, headers: { host }, raw }: FastifyRequest): boolean => {
  if (!plainTarget.test(url)) return false;
  if (host === undefined) return raw.httpVersion === '1.0';
  // Of two hosts the one that is read may not be the one that somebody before the shop has read.
  return plainHost.test(host) && !namesHostTwice(raw.rawHeaders);
};
