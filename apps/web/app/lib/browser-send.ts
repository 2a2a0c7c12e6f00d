import type { Received, Send } from '@shop/contract/client';

type Parts = {
  readonly fetch: typeof fetch;
  readonly renew: () => Promise<boolean>;
  /** The login is over: what is known of it is forgotten, and the visitor goes to the main page with a message. */
  readonly onLoggedOut: (why: 'logged_out' | 'too_many') => void;
};

const profilePath = '/api/users/user-profile';

const codeOf = (body: unknown): unknown => (body as { code?: unknown } | undefined)?.code;

/** Calls with the visitor's cookies. Those that meet an expired token are made again once it is renewed. */
export const browserSend = ({ fetch, renew, onLoggedOut }: Parts): Send => {
  const once: Send = async ({ method, path, headers, body }): Promise<Received> => {
    const response = await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  };

  /** Scripts cannot see the login, so the shop is asked. A guest has none to lose, and stays where they are. */
  const isLoggedIn = (): Promise<boolean> =>
    fetch(profilePath, { credentials: 'same-origin' }).then(
      ({ ok }) => ok,
      () => false,
    );

  return async (request) => {
    const first = await once(request);
    const isExpired = first.status === 401 && codeOf(first.body) === 'token_expired';
    const received = isExpired && (await renew()) ? await once(request) : first;
    if (received.status === 401) onLoggedOut('logged_out');
    if (received.status === 429 && (await isLoggedIn())) onLoggedOut('too_many');
    return received;
  };
};
