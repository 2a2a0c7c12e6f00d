import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { FacebookProvider } from './social.ts';

type Options = {
  readonly appId: string;
  readonly appSecret: string;
  readonly version: string;
  /** Other addresses in tests. */
  readonly dialogUrl?: string;
  readonly graphUrl?: string;
};

const tokenAnswer = z.object({ access_token: z.string() });
const profile = z.object({
  id: z.string(),
  email: z.string().optional(),
  first_name: z.string().default(''),
  last_name: z.string().default(''),
});

const isSame = (left: Buffer, right: Buffer): boolean =>
  left.length === right.length && timingSafeEqual(left, right);

/** OAuth with PKCE and state. Facebook does not say whether a mailbox was verified, so nothing of it is taken as such. */
export const facebookProvider = ({
  appId,
  appSecret,
  version,
  dialogUrl = 'https://www.facebook.com',
  graphUrl = 'https://graph.facebook.com',
}: Options): FacebookProvider => {
  const ask = async (path: string, query: Record<string, string>): Promise<unknown> => {
    const response = await fetch(`${graphUrl}/${version}/${path}?${new URLSearchParams(query)}`, {
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status >= 500) throw new Error(`the provider answered ${response.status}`);
    return response.ok ? response.json() : null;
  };

  return {
    begin: async ({ state, verifier }, returnUrl) => {
      const url = new URL(`${dialogUrl}/${version}/dialog/oauth`);
      url.search = new URLSearchParams({
        client_id: appId,
        redirect_uri: returnUrl.href,
        response_type: 'code',
        scope: 'email,public_profile',
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }).toString();
      return url;
    },
    finish: async ({ state, verifier }, returnUrl, answer) => {
      if (!isSame(Buffer.from(answer.state), Buffer.from(state)) || answer.code === '') return null;
      const token = tokenAnswer.safeParse(
        await ask('oauth/access_token', {
          client_id: appId,
          client_secret: appSecret,
          redirect_uri: returnUrl.href,
          code: answer.code,
          code_verifier: verifier,
        }),
      );
      if (!token.success) return null;
      // Shows that whoever asks holds the app's secret too, not only a token that may have leaked.
      const proof = createHmac('sha256', appSecret).update(token.data.access_token).digest('hex');
      const person = profile.safeParse(
        await ask('me', {
          fields: 'id,first_name,last_name,email',
          access_token: token.data.access_token,
          appsecret_proof: proof,
        }),
      );
      if (!person.success) return null;
      const { id, email, first_name: firstName, last_name: lastName } = person.data;
      return { subject: id, email: email ?? null, isEmailVerified: false, firstName, lastName };
    },
    subjectOf: (signedRequest) => {
      const [signature = '', payload = ''] = signedRequest.split('.');
      const expected = createHmac('sha256', appSecret).update(payload).digest();
      if (!isSame(Buffer.from(signature, 'base64url'), expected)) return null;
      try {
        const { algorithm, user_id: subject } = JSON.parse(
          Buffer.from(payload, 'base64url').toString(),
        ) as Record<string, unknown>;
        return algorithm === 'HMAC-SHA256' && typeof subject === 'string' ? subject : null;
      } catch {
        return null;
      }
    },
  };
};
