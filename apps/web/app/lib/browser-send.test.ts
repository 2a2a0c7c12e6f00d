import { expect, test } from 'vitest';
import { browserSend } from './browser-send.ts';
import { tokenRenewal } from './token-renewal.ts';

type Answer = { status: number; code?: string };

const answering = (answers: (path: string, count: number) => Answer) => {
  const calls: string[] = [];
  const ends: string[] = [];
  const fetch = async (path: unknown) => {
    calls.push(path as string);
    const { status, code } = answers(path as string, calls.length);
    await Promise.resolve();
    return new Response(JSON.stringify({ code }), { status });
  };
  const send = browserSend({
    fetch,
    renew: tokenRenewal(fetch),
    onLoggedOut: (why) => void ends.push(why),
  });
  const call = () => send({ method: 'GET', path: '/api/x', headers: {} });
  const refreshes = () => calls.filter((path) => path === '/api/auth/refresh').length;
  return { call, calls, ends, refreshes };
};

test('ten calls that meet an expired token renew it once and are all answered', async () => {
  let isRenewed = false;
  const { call, ends, refreshes, calls } = answering((path) => {
    if (path === '/api/auth/refresh') isRenewed = true;
    return isRenewed ? { status: 200 } : { status: 401, code: 'token_expired' };
  });
  const answers = await Promise.all(Array.from({ length: 10 }, call));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect([refreshes(), calls.length, ends]).toEqual([1, 21, []]);
});

test('a login that can no longer be renewed is over', async () => {
  const { call, ends, refreshes } = answering((path) =>
    path === '/api/auth/refresh'
      ? { status: 401, code: 'token_ended' }
      : { status: 401, code: 'token_expired' },
  );
  expect((await call()).status).toBe(401);
  expect([refreshes(), ends]).toEqual([1, ['logged_out']]);
});

test('a token that is not accepted at all is not renewed', async () => {
  const { call, ends, refreshes } = answering(() => ({ status: 401, code: 'not_logged_in' }));
  await call();
  expect([refreshes(), ends]).toEqual([0, ['logged_out']]);
});

test('a token that expires again at once is renewed no second time for the same call', async () => {
  const { call, ends, refreshes } = answering((path) =>
    path === '/api/auth/refresh' ? { status: 200 } : { status: 401, code: 'token_expired' },
  );
  await call();
  expect([refreshes(), ends]).toEqual([1, ['logged_out']]);
});

test('too many calls end the login with a message of their own', async () => {
  const { call, ends } = answering((path) =>
    path === '/api/x' ? { status: 429, code: 'too_many' } : { status: 200 },
  );
  expect((await call()).status).toBe(429);
  expect(ends).toEqual(['too_many']);
});

test('a guest who asked too much is not told of a login that there never was', async () => {
  const { call, ends } = answering((path) =>
    path === '/api/x' ? { status: 429, code: 'too_many' } : { status: 401, code: 'not_logged_in' },
  );
  expect((await call()).status).toBe(429);
  expect(ends).toEqual([]);
});

test('a refusal stays a refusal when nobody can be asked who it was for', async () => {
  const { call, ends } = answering((path) => {
    if (path !== '/api/x') throw new TypeError('no connection');
    return { status: 429, code: 'too_many' };
  });
  expect((await call()).status).toBe(429);
  expect(ends).toEqual([]);
});
