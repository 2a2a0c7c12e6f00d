import { createClient, type Client, type Send } from '@shop/contract/client';
import type { Locale } from '@shop/domain/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiPath } from './http-parts.ts';
import { ipOf } from './network.ts';

export type InProcess = {
  readonly api: Client;
  /** The cookies that the API set while the page was made: they go out with it. */
  cookies(): readonly string[];
  /** What the API told the browser to forget; null: nothing. */
  forgets(): string | null;
};

const refreshPath = `${apiPath}/auth/refresh`;

/** The cookies as the browser would send them after this one was set or, being empty, taken away. */
const withCookie = (header: string, setCookie: string): string => {
  const [pair = ''] = setCookie.split(';');
  const name = pair.slice(0, pair.indexOf('=') + 1);
  const others = header.split('; ').filter((each) => each !== '' && !each.startsWith(name));
  return [...others, ...(pair === name ? [] : [pair])].join('; ');
};

/** The API for a page that is being rendered: the same door as from outside, without a socket, as the same visitor. */
export const inProcessClient = (app: FastifyInstance, visitor: FastifyRequest, locale: Locale): InProcess => {
  let cookie = visitor.headers.cookie ?? '';
  /** By name: what several calls set goes out once. */
  const cookies = new Map<string, string>();
  let forgotten: string | null = null;
  let renewal: Promise<unknown> | null = null;

  const inject = async ({ method, path, headers, body }: Parameters<Send>[0]) => {
    const form = body instanceof FormData ? new Response(body) : null;
    const type = form?.headers.get('content-type');
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      remoteAddress: ipOf(visitor),
      headers: {
        ...headers,
        ...(type && { 'content-type': type }),
        cookie,
        'user-agent': visitor.headers['user-agent'] ?? '',
        'sec-fetch-site': 'same-origin',
      },
      ...(body !== undefined && { payload: form ? Buffer.from(await form.arrayBuffer()) : (body as string) }),
    });
    // A renewed token counts as arrived when the browser itself sends it; until then the old one is good for a minute.
    const isRenewal = path === refreshPath && response.statusCode === 200;
    for (const each of [response.headers['set-cookie'] ?? []].flat()) {
      cookies.set(each.slice(0, each.indexOf('=')), each);
      if (!isRenewal) cookie = withCookie(cookie, each);
    }
    const clear = response.headers['clear-site-data'];
    if (typeof clear === 'string') forgotten = clear;
    const text = response.body;
    return { status: response.statusCode, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  };

  /** Once for a page, however many of its calls find the token expired. */
  const renew = (): Promise<unknown> =>
    (renewal ??= inject({ method: 'POST', path: refreshPath, headers: { locale } }));

  const send: Send = async (request) => {
    const first = await inject(request);
    const isExpired =
      first.status === 401 && (first.body as { code?: string } | undefined)?.code === 'token_expired';
    if (!isExpired) return first;
    // Where the login ended just now, its cookie is gone, and the page goes on for a guest.
    await renew();
    return inject(request);
  };

  return {
    api: createClient(send, () => locale),
    cookies: () => [...cookies.values()],
    forgets: () => forgotten,
  };
};
