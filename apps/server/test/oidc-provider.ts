import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export type OidcPerson = {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
};

const listening = (server: Server): Promise<string> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  );

/** A real OpenID provider of the test's own. Whoever types a name at its login page is that person. */
export const openOidcProvider = async (people: Readonly<Record<string, OidcPerson>>, redirectUri: string) => {
  const server = createServer();
  const issuer = await listening(server);
  const client = { clientId: 'shop', clientSecret: 'a secret between shop and provider' };
  const provider = new Provider(issuer, {
    clients: [
      { client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [redirectUri] },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['only for tests'] },
    pkce: { required: () => true },
    findAccount: (_, id) => ({ accountId: id, claims: async () => ({ sub: id, ...people[id] }) }),
  });
  server.on('request', (request, response) => void provider.callback()(request, response));

  /** What a person's browser does there: logs in, agrees, and is sent back to the shop. */
  const visit = async (start: string, name: string): Promise<URL> => {
    const cookies = new Map<string, string>();
    const ask = async (url: string, form?: Record<string, string>): Promise<Response> => {
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
        ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      });
      for (const each of response.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
        cookies.set(key, value);
      }
      return response;
    };
    let response = await ask(start);
    let at = start;
    for (let step = 0; step < 20; step += 1) {
      const location = response.headers.get('location');
      if (location) {
        const next = new URL(location, at);
        if (next.href.startsWith(redirectUri)) return next;
        at = next.href;
        response = await ask(at);
      } else {
        const prompt = /name="prompt" value="(\w+)"/.exec(await response.text())?.[1];
        if (!prompt) throw new Error(`the provider did not go on at ${at}: ${response.status}`);
        response = await ask(at, { prompt, login: name, password: 'anything' });
      }
    }
    throw new Error('the provider went in circles');
  };

  return {
    ...client,
    issuer: new URL(issuer),
    visit,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
