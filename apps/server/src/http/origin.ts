import type { FastifyRequest } from 'fastify';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A change that a page of another site asks of a visitor's browser. Browsers say where a request comes from;
 * clients that are no browsers send neither header and hold no cookie that another site could use.
 */
export const isForeign = (request: FastifyRequest, publicOrigin: string): boolean => {
  if (reading.has(request.method)) return false;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // By the shop's own name: the host is only what the request calls it.
  return origin !== undefined && origin !== publicOrigin;
};
