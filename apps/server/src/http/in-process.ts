import { createClient, type Client, type Send } from '@shop/contract/client';
import type { Locale } from '@shop/domain/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiPath } from './bind.ts';

export type InProcess = {
  readonly api: Client;
  /** The cookies that the API set while the page was made: they go out with it. */
  cookies(): readonly string[];
};

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
  const cookies: string[] = [];
  let renewal: Promise<boolean> | null = null;

  const inject = async ({ method, path, headers, body }: Parameters<Send>[0]) => {
    const form = body instanceof FormData ? new Response(body) : null;
    const type = form?.headers.get('content-type');
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      remoteAddress: visitor.ip,
      headers: {
        ...headers,
        ...(type && { 'content-type': type }),
        cookie,
        'user-agent': visitor.headers['user-agent'] ?? '',
        host: visitor.headers.host ?? '',
        'sec-fetch-site': 'same-origin',
      },
      ...(body !== undefined && { payload: form ? Buffer.from(await form.arrayBuffer()) : (body as string) }),
    });
    for (const each of [response.headers['set-cookie'] ?? []].flat()) {
      cookies.push(each);
      cookie = withCookie(cookie, each);
    }
    const text = response.body;
    return { status: response.statusCode, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  };

  /** Once for a page, however many of its calls find the token expired. */
  const renew = (): Promise<boolean> =>
    (renewal ??= inject({ method: 'POST', path: `${apiPath}/auth/refresh`, headers: { locale } }).then(
      ({ status }) => status === 200,
    ));

  const send: Send = async (request) => {
    const first = await inject(request);
    const isExpired =
      first.status === 401 && (first.body as { code?: string } | undefined)?.code === 'token_expired';
    return isExpired && (await renew()) ? inject(request) : first;
  };

  return { api: createClient(send, () => locale), cookies: () => cookies };
};
