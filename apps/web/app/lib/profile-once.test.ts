import type { Client } from '@shop/contract/client';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { apiContext } from './page-context.ts';
import { profileOnce } from './profile-once.ts';

const watched = async (): Promise<{ api: Client; calls: string[] }> => {
  const context = new RouterContextProvider();
  const calls: string[] = [];
  const answer = async (key: string) => {
    calls.push(key);
    return { data: { id: calls.length } };
  };
  context.set(apiContext, answer as unknown as Client);
  const url = new URL('https://shop.example/user/addresses');
  const visit = { context, request: new Request(url), url, params: {}, pattern: '/' };
  await profileOnce(visit as Parameters<typeof profileOnce>[0], async () => new Response());
  return { api: context.get(apiContext), calls };
};

it('however many parts of a page ask who is logged in, the API is asked once', async () => {
  const { api, calls } = await watched();
  const all = await Promise.all([api('GET /users/user-profile'), api('GET /users/user-profile')]);
  await api('GET /cities');
  expect(await api('GET /users/user-profile')).toBe(all[0]);
  expect(calls).toEqual(['GET /users/user-profile', 'GET /cities']);
});

it('after a form was sent the profile is asked for anew, also where the form was refused', async () => {
  const { api, calls } = await watched();
  await api('GET /users/user-profile');
  await api('POST /second-factor/put-off');
  await api('GET /users/user-profile');
  expect(calls).toEqual([
    'GET /users/user-profile',
    'POST /second-factor/put-off',
    'GET /users/user-profile',
  ]);
});
