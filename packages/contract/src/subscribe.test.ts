import { expect, it } from 'vitest';
import type { ApiError } from './client.ts';
import { createSubscriber } from './subscribe.ts';

const refusal = (code: string) => new Response(JSON.stringify({ code, message: code }), { status: 401 });
const telling = (version: number) =>
  new Response(`id: ${version}\nevent: changed\ndata: {"id":7,"status":"new","version":${version}}\n\n`);

/** Listens to a shop that gives these answers one after another, until the last was refused. */
const listenTo = async (answers: readonly Response[], renew: () => Promise<boolean>) => {
  const coming = [...answers];
  const told: number[] = [];
  const refused = await new Promise<ApiError>((resolve) => {
    createSubscriber({
      fetch: async () => coming.shift() ?? refusal('not_logged_in'),
      locale: () => 'en',
      pause: async () => {},
      renew,
    })('GET /check-outs/{id}/events', { params: { id: 7 } }, ({ data }) => told.push(data.version), resolve);
  });
  return { told, code: refused.code, left: coming.length };
};

it('a token that expires while somebody listens is renewed, each time, and they listen on', async () => {
  let renewals = 0;
  const renew = async () => {
    renewals += 1;
    return true;
  };
  const expired = () => refusal('token_expired');
  expect(await listenTo([telling(1), expired(), telling(2), expired(), telling(3)], renew)).toEqual({
    told: [1, 2, 3],
    code: 'not_logged_in',
    left: 0,
  });
  expect(renewals).toBe(2);
});

it('a token that expires again at once, or cannot be renewed, ends it', async () => {
  const expired = () => [refusal('token_expired'), refusal('token_expired'), telling(1)];
  expect(await listenTo(expired(), async () => true)).toMatchObject({ code: 'token_expired', left: 1 });
  expect(await listenTo(expired(), async () => false)).toMatchObject({ code: 'token_expired', left: 2 });
});
