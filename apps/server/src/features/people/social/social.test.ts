import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anotherShop } from '../../../../test/another-shop.ts';
import { openGraphServer } from '../../../../test/graph-server.ts';
import { mailsTo, mailTo, tokenIn } from '../../../../test/mails.ts';
import { openOidcProvider } from '../../../../test/oidc-provider.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { socialAccounts, users } from '../../../db/schema/index.ts';
import { facebookProvider } from '../../../ports/facebook.ts';
import { googleProvider } from '../../../ports/google.ts';
import { hashPassword } from '../auth/passwords.ts';

const shop = useShop();
const password = 'mėlynas dramblys';
const facebookApp = { appId: '1234567890', appSecret: 'a secret between shop and Facebook' };
const people = {
  ona: { email: 'ona@pastas.lt', email_verified: true, given_name: 'Ona', family_name: 'Petraitė' },
  jonas: { email: 'jonas@pastas.lt', email_verified: true, given_name: 'Jonas', family_name: 'Jonaitis' },
  rasa: { email: 'rasa@pastas.lt', email_verified: false, given_name: 'Rasa', family_name: 'Rasaitė' },
  egle: { email: 'egle@pastas.lt', email_verified: true, given_name: 'Eglė', family_name: 'Eglaitė' },
};

let app: FastifyInstance;
let oidc: Awaited<ReturnType<typeof openOidcProvider>>;
let graph: Awaited<ReturnType<typeof openGraphServer>>;
let close: () => Promise<void>;
beforeAll(async () => {
  // Certificates and tokens of the provider live by the real clock.
  shop.clock.moveTo(new Date());
  oidc = await openOidcProvider(people, 'http://localhost/auth/social/google/callback');
  graph = await openGraphServer(facebookApp);
  ({ app, close } = await anotherShop(shop, {
    social: {
      google: googleProvider(oidc),
      facebook: facebookProvider({ ...facebookApp, version: 'v25.0', graphUrl: graph.url }),
    },
  }));
});
afterAll(async () => {
  await close();
  await oidc.close();
  await graph.close();
});

type Name = 'google' | 'facebook';
const headersFor = (token?: string) => ({ locale: 'en', ...(token && { authorization: `Bearer ${token}` }) });
const attemptIn = (response: LightMyRequestResponse) =>
  response.cookies.find(({ name }) => name === 'social_attempt');
const begin = async (provider: Name, token?: string) => {
  const url = `/api/social/${provider}${token ? '?link=1' : ''}`;
  const response = await app.inject({ url, headers: headersFor(token) });
  return { url: response.json().data.url as string, attempt: attemptIn(response)?.value ?? '' };
};
/** In the browser that keeps this attempt. */
const finish = (provider: Name, back: URL, attempt: string, token?: string) =>
  app.inject({
    url: `/api/social/${provider}/callback?${back.searchParams}`,
    headers: headersFor(token),
    cookies: { social_attempt: attempt },
  });
const throughGoogle = async (name: keyof typeof people, token?: string) => {
  const { url, attempt } = await begin('google', token);
  return finish('google', await oidc.visit(url, name), attempt, token);
};
const throughFacebook = async (person: Parameters<typeof graph.agree>[1], token?: string) => {
  const { url, attempt } = await begin('facebook', token);
  return finish('facebook', graph.agree(url, person), attempt, token);
};
const linksOf = (userId: number) =>
  shop.database.select().from(socialAccounts).where(eq(socialAccounts.userId, userId));
const countUsers = (email: string) => shop.database.$count(users, eq(users.email, email));

describe('buttons', () => {
  it('are there only for providers whose keys are set', async () => {
    expect((await app.inject({ url: '/api/social' })).json()).toEqual({ data: ['google', 'facebook'] });
    expect((await shop.as(null)('GET /social')).data).toEqual([]);
    expect(
      (await refusalOf(shop.as(null)('GET /social/{provider}', { params: { provider: 'google' } }))).status,
    ).toBe(404);
  });
});

describe('Google', () => {
  it('makes an account at the first login and finds it again at the next', async () => {
    const first = await throughGoogle('ona');
    expect(first.statusCode).toBe(200);
    expect(first.headers.authorization).toMatch(/^Bearer /);
    expect(first.json().data).toMatchObject({
      email: 'ona@pastas.lt',
      first_name: 'Ona',
      has_password: false,
      social_providers: ['google'],
    });
    const second = await throughGoogle('ona');
    expect(second.json().data.id).toBe(first.json().data.id);
    expect(await countUsers('ona@pastas.lt')).toBe(1);
  });

  it('opens the account of the same mailbox, because Google vouches for it', async () => {
    const known = await shop.person('user', { email: 'jonas@pastas.lt', firstName: 'Jonelis' });
    const response = await throughGoogle('jonas');
    expect(response.json().data).toMatchObject({ id: known.id, first_name: 'Jonelis' });
  });

  it('does not where it vouches for nothing: the mailbox is asked first', async () => {
    const known = await shop.person('user', { email: 'rasa@pastas.lt' });
    const response = await throughGoogle('rasa');
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'social_email_needed', data: { email: 'rasa@pastas.lt' } });
    expect(response.headers.authorization).toBeUndefined();
    expect(await linksOf(known.id)).toEqual([]);
  });

  it('refuses an answer to another attempt, a forged state and a code that is used again', async () => {
    const mine = await begin('google');
    const others = await begin('google');
    const back = await oidc.visit(others.url, 'egle');
    expect((await finish('google', back, mine.attempt)).json().code).toBe('social_failed');
    const forged = new URL(back);
    forged.searchParams.set('state', 'forged');
    expect((await finish('google', forged, others.attempt)).json().code).toBe('social_failed');
    expect((await finish('google', back, 'no attempt')).json().code).toBe('social_failed');
    expect((await finish('facebook', back, others.attempt)).json().code).toBe('social_failed');
    expect((await finish('google', back, others.attempt)).statusCode).toBe(200);
    expect((await finish('google', back, others.attempt)).json().code).toBe('social_failed');
  });

  it('logs nobody in to the account of whoever made the link: only the browser that began can finish', async () => {
    const attackers = await begin('google');
    const back = await oidc.visit(attackers.url, 'ona');
    const victims = await begin('google');
    const query = new URLSearchParams(back.searchParams);
    query.set('attempt', attackers.attempt);
    for (const cookies of [{}, { social_attempt: victims.attempt }]) {
      const answer = await app.inject({ url: `/api/social/google/callback?${query}`, cookies });
      expect(answer.json().code).toBe('social_failed');
      expect(answer.headers.authorization).toBeUndefined();
      expect(answer.cookies.filter(({ name, value }) => name === 'session' && value !== '')).toEqual([]);
    }
    expect((await finish('google', back, attackers.attempt)).statusCode).toBe(200);
  });

  it('keeps the attempt where no script reads it, for ten minutes, and only there', async () => {
    const begun = await app.inject({ url: '/api/social/google' });
    expect(Object.keys(begun.json().data)).toEqual(['url']);
    expect(attemptIn(begun)).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 });
    const attempt = attemptIn(begun)?.value ?? '';
    const over = await finish('google', await oidc.visit(begun.json().data.url, 'ona'), attempt);
    expect(attemptIn(over)?.value).toBe('');
  });

  it('says so when the visitor did not agree', async () => {
    const { attempt } = await begin('google');
    const back = new URL('http://localhost/auth/social/google/callback?error=access_denied');
    const response = await finish('google', back, attempt);
    expect(response.json()).toMatchObject({ status_code: 409, code: 'social_failed' });
  });
});

describe('Facebook', () => {
  const person = (details: { email?: string } = {}) => ({
    id: randomUUID(),
    first_name: 'Tomas',
    last_name: 'Tomaitis',
    ...details,
  });

  it('asks for the mailbox and makes the account when the mailed link is followed', async () => {
    const tomas = person();
    const first = await throughFacebook(tomas);
    expect(first.json()).toMatchObject({ code: 'social_email_needed', data: { email: '' } });
    const email = `${randomUUID()}@pastas.lt`;
    const asked = await app.inject({
      method: 'POST',
      url: '/api/social/facebook/email',
      payload: { pending: first.json().data.pending, email },
    });
    expect(asked.statusCode).toBe(202);
    expect(await countUsers(email)).toBe(0);
    const token = tokenIn(await mailTo(shop, email, 'verify_email'));
    const made = await shop.as(null)('POST /auth/register/confirm', { body: { token } });
    expect(made.data).toMatchObject({ email, firstName: 'Tomas', socialProviders: ['facebook'] });
    expect((await throughFacebook(tomas)).json().data.id).toBe(made.data.id);
  });

  it('never opens an account by its e-mail address alone', async () => {
    const owner = await shop.person('user', { email: `${randomUUID()}@pastas.lt` });
    const first = await throughFacebook(person({ email: owner.email }));
    expect(first.json()).toMatchObject({ code: 'social_email_needed', data: { email: owner.email } });
    await app.inject({
      method: 'POST',
      url: '/api/social/facebook/email',
      payload: { pending: first.json().data.pending, email: owner.email },
    });
    const [mail] = await mailsTo(shop, owner.email);
    expect(mail?.kind).toBe('already_registered');
    expect(await linksOf(owner.id)).toEqual([]);
  });

  it('is added to an account by whoever is logged in to it, and taken off again', async () => {
    const owner = await shop.person('user', {
      email: `${randomUUID()}@pastas.lt`,
      passwordHash: await hashPassword(password),
    });
    const tomas = person();
    const linked = await throughFacebook(tomas, owner.token);
    expect(linked.json().data).toMatchObject({ id: owner.id, social_providers: ['facebook'] });
    const stranger = await shop.person('user');
    expect((await throughFacebook(tomas, stranger.token)).json().code).toBe('social_taken');
    await shop.as(owner)('DELETE /social/{provider}', { params: { provider: 'facebook' } });
    expect(await linksOf(owner.id)).toEqual([]);
  });

  it('cannot be slipped into the account of somebody else', async () => {
    const victim = await shop.person('user');
    const attacker = await shop.person('user');
    const { url, attempt } = await begin('facebook', attacker.token);
    const response = await finish('facebook', graph.agree(url, person()), attempt, victim.token);
    expect(response.json().code).toBe('social_failed');
    expect(await linksOf(victim.id)).toEqual([]);
  });

  it('stays where it is the only way in', async () => {
    const lone = await shop.person('user');
    await shop.database
      .insert(socialAccounts)
      .values({ provider: 'facebook', subject: randomUUID(), userId: lone.id });
    const refusal = await refusalOf(
      shop.as(lone)('DELETE /social/{provider}', { params: { provider: 'facebook' } }),
    );
    expect(refusal.code).toBe('last_way_in');
    expect(await linksOf(lone.id)).toHaveLength(1);
  });

  it('asks for deletion by a signed request: the link goes, and with it an account that has no other way in', async () => {
    const [lone, withPassword] = [
      await shop.person('user'),
      await shop.person('user', { passwordHash: 'x' }),
    ];
    for (const each of [lone, withPassword]) {
      await shop.database
        .insert(socialAccounts)
        .values({ provider: 'facebook', subject: `fb-${each.id}`, userId: each.id });
    }
    const ask = (signedRequest: string) =>
      app.inject({
        method: 'POST',
        url: '/api/social/facebook/data-deletion',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ signed_request: signedRequest }).toString(),
      });
    const payload = (id: number) => ({ algorithm: 'HMAC-SHA256', user_id: `fb-${id}` });
    expect((await ask(graph.signedRequest(payload(lone.id), 'another secret'))).statusCode).toBe(404);
    expect(await linksOf(lone.id)).toHaveLength(1);

    const answer = (await ask(graph.signedRequest(payload(lone.id)))).json();
    expect(answer.url).toBe(`http://localhost/auth/facebook-deletion?code=${answer.confirmation_code}`);
    await ask(graph.signedRequest(payload(withPassword.id)));
    const rows = await shop.database.select().from(users);
    expect(rows.find((row) => row.id === lone.id)?.deletedAt).not.toBeNull();
    expect(rows.find((row) => row.id === withPassword.id)?.deletedAt).toBeNull();
    expect(await linksOf(withPassword.id)).toEqual([]);
  });
});
