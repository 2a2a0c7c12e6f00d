import * as client from 'openid-client';
import type { SocialProvider } from './social.ts';

type Options = { readonly clientId: string; readonly clientSecret: string; readonly issuer?: URL };

/** What a provider or an attacker may get wrong; anything else is a fault of ours and stays thrown. */
const isRefusal = (error: unknown): boolean =>
  error instanceof client.AuthorizationResponseError ||
  error instanceof client.ResponseBodyError ||
  error instanceof client.ClientError;

/** OpenID Connect with PKCE, state and nonce, against Google or any provider that speaks it. */
export const googleProvider = ({
  clientId,
  clientSecret,
  issuer = new URL('https://accounts.google.com'),
}: Options): SocialProvider => {
  let known: Promise<client.Configuration> | null = null;
  const configuration = (): Promise<client.Configuration> =>
    (known ??= client
      .discovery(issuer, clientId, clientSecret, undefined, {
        execute: issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        // Asked again next time.
        known = null;
        throw error;
      }));

  return {
    begin: async ({ state, nonce, verifier }, returnUrl) =>
      client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnUrl.href,
        scope: 'openid email profile',
        response_type: 'code',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      }),
    finish: async ({ state, nonce, verifier }, returnUrl, answer) => {
      const url = new URL(returnUrl);
      for (const [name, value] of Object.entries(answer)) if (value) url.searchParams.set(name, value);
      try {
        const tokens = await client.authorizationCodeGrant(await configuration(), url, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) return null;
        const { sub, email, email_verified: verified, given_name: first, family_name: last } = claims;
        return {
          subject: sub,
          email: typeof email === 'string' ? email : null,
          isEmailVerified: verified === true,
          firstName: typeof first === 'string' ? first : '',
          lastName: typeof last === 'string' ? last : '',
        };
      } catch (error) {
        if (isRefusal(error)) return null;
        throw error;
      }
    },
  };
};
