import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageLocale, requestLocale } from './locale.ts';
import { sessionPattern } from './session.ts';
import { isUsualCall } from './canonical-address.ts';

/**
 * Answers for guests as ready, compressed bytes. They hold for one version of the catalogue; what differs per visitor
 * (name, cart, consent) is filled in by the browser, so one answer serves everybody who speaks the same language.
 */

/** One packing of an answer, with its headers as Node writes them fastest: name, value, name, value. */
type Packed = { readonly headers: readonly string[]; readonly body: Buffer };

type Entry = {
  readonly version: number;
  readonly etag: string;
  readonly unchanged: readonly string[];
  readonly packed: ReadonlyMap<Encoding, Packed>;
  readonly size: number;
};

export type ResponseCache = {
  /** The key under which this request's answer may be kept; null: it is not for everybody. */
  keyOf(request: FastifyRequest): string | null;
  /** Sends the kept answer, if there is one that still holds. */
  serve(key: string, request: FastifyRequest, reply: FastifyReply): boolean;
  keep(key: string, version: number, headers: Readonly<Record<string, string>>, body: Buffer): Promise<void>;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * What the calorie calculator sends where there is no JavaScript, and a delivery, which guests see by their link: nothing
 * of anybody's body or order is kept.
 */
const personalPattern = /[?&](?:age|height|weight|event_id)=/;

type Encoding = 'br' | 'gzip' | 'identity';

const encodingFor = (accepted: string): Encoding => {
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
};

/** Below this, compressing costs more than it saves. */
const worthCompressing = 1024;

/** So many bytes of answers; what nobody has asked for the longest goes first. */
const shelf = (maxBytes: number) => {
  const entries = new Map<string, Entry>();
  let held = 0;
  const forget = (key: string): void => {
    held -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  const put = (key: string, entry: Entry): void => {
    forget(key);
    entries.set(key, entry);
    held += entry.size;
    for (const oldest of entries.keys()) {
      if (held <= maxBytes) break;
      forget(oldest);
    }
  };
  const take = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    if (entry) {
      // The order of a map is that of setting: this one is the newest now.
      entries.delete(key);
      entries.set(key, entry);
    }
    return entry;
  };
  return { forget, put, take };
};

export const responseCache = (version: () => number, maxBytes = 64 * 1024 * 1024): ResponseCache => {
  // Anybody can make up queries without end, and every choice on a kit's page is one: they push out each other only.
  const plain = shelf(maxBytes * 0.75);
  const asked = shelf(maxBytes * 0.25);
  const shelfOf = (key: string) => (key.includes('?') ? asked : plain);

  return {
    keyOf: (request) => {
      const { cookie = '', authorization } = request.headers;
      if (request.method !== 'GET' || authorization) return null;
      if (cookie && sessionPattern.test(cookie)) return null;
      if (personalPattern.test(request.url)) return null;
      const isCall = request.url.startsWith('/api/');
      if (isCall && !isUsualCall(request.url)) return null;
      // Pages speak the language of the cookie, the API that of its headers.
      const spoken = isCall ? requestLocale(request) : pageLocale(request);
      return `${spoken} ${request.url}`;
    },

    serve: (key, request, reply) => {
      const entry = shelfOf(key).take(key);
      if (!entry) return false;
      if (entry.version !== version()) {
        shelfOf(key).forget(key);
        return false;
      }
      // Past the framework's own sending: the headers are ready, and no hook has anything to add.
      reply.hijack();
      if (request.headers['if-none-match'] === entry.etag) {
        reply.raw.writeHead(304, entry.unchanged as string[]);
        reply.raw.end();
        return true;
      }
      const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
      const packed = entry.packed.get(encoding) ?? entry.packed.get('identity');
      if (!packed) throw new Error('a kept answer without bytes');
      reply.raw.writeHead(200, packed.headers as string[]);
      reply.raw.end(packed.body);
      return true;
    },

    keep: async (key, madeFor, headers, body) => {
      const bodies = new Map<Encoding, Buffer>([['identity', body]]);
      if (body.length >= worthCompressing) {
        const options = {
          params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        };
        bodies.set('br', await compressBrotli(body, options));
        bodies.set('gzip', await compressGzip(body, { level: 7 }));
      }
      if (madeFor !== version()) return;
      const size = [...bodies.values()].reduce((total, each) => total + each.length, 0);
      // Weak: the same page packed in different ways.
      const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
      const pack = ([encoding, bytes]: [Encoding, Buffer]): [Encoding, Packed] => {
        const named = {
          ...headers,
          etag,
          vary: 'accept-encoding, cookie, locale',
          'content-length': String(bytes.length),
          ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        };
        return [encoding, { headers: Object.entries(named).flat(), body: bytes }];
      };
      shelfOf(key).put(key, {
        version: madeFor,
        etag,
        unchanged: ['etag', etag, 'cache-control', headers['cache-control'] ?? 'no-cache'],
        packed: new Map([...bodies].map(pack)),
        size,
      });
    },
  };
};
