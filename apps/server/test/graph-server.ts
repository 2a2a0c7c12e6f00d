import { createHash, createHmac, randomUUID } from 'node:crypto';
import Fastify from 'fastify';

export type GraphPerson = { id: string; first_name: string; last_name: string; email?: string };

/** Facebook's dialog and graph, as far as a login needs them, with their checks. */
export const openGraphServer = async (app: { appId: string; appSecret: string }) => {
  const codes = new Map<string, { challenge: string; redirectUri: string; person: GraphPerson }>();
  const tokens = new Map<string, GraphPerson>();
  const server = Fastify();
  type Query = { Querystring: Record<string, string> };

  server.get<Query>('/v25.0/oauth/access_token', async ({ query }, reply) => {
    const granted = codes.get(query.code ?? '');
    codes.delete(query.code ?? '');
    const challenge = createHash('sha256')
      .update(query.code_verifier ?? '')
      .digest('base64url');
    const fits =
      granted?.challenge === challenge &&
      granted.redirectUri === query.redirect_uri &&
      query.client_id === app.appId &&
      query.client_secret === app.appSecret;
    if (!fits) return reply.code(400).send({ error: { message: 'Invalid verification code' } });
    const token = randomUUID();
    tokens.set(token, granted.person);
    return { access_token: token, token_type: 'bearer', expires_in: 5000 };
  });
  server.get<Query>('/v25.0/me', async ({ query }, reply) => {
    const person = tokens.get(query.access_token ?? '');
    const proof = createHmac('sha256', app.appSecret)
      .update(query.access_token ?? '')
      .digest('hex');
    if (!person || query.appsecret_proof !== proof) return reply.code(400).send({ error: {} });
    return person;
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });

  return {
    url,
    /** A person agrees in the dialog and is sent back with a code. */
    agree: (dialog: string, person: GraphPerson): URL => {
      const { searchParams } = new URL(dialog);
      const code = randomUUID();
      const redirectUri = searchParams.get('redirect_uri') ?? '';
      codes.set(code, { challenge: searchParams.get('code_challenge') ?? '', redirectUri, person });
      const back = new URL(redirectUri);
      back.searchParams.set('code', code);
      back.searchParams.set('state', searchParams.get('state') ?? '');
      return back;
    },
    signedRequest: (payload: object, secret = app.appSecret): string => {
      const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
      return `${createHmac('sha256', secret).update(body).digest('base64url')}.${body}`;
    },
    close: () => server.close(),
  };
};
