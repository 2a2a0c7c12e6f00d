import { ApiError, type Client } from '@shop/contract/client';
import { expect, it } from 'vitest';
import { knownUser } from './known-user.ts';

const asked = (cookie: string): Request => new Request('https://shop.example/', { headers: { cookie } });
const answering = (answer: () => Promise<unknown>) => answer as unknown as Client;
const refusing = (status: number) =>
  answering(() => Promise.reject(new ApiError(status, 'no', undefined, {}, undefined)));

it('a guest is not asked about', async () => {
  expect(await knownUser(refusing(500), asked('lang=lt'))).toEqual({ viewer: null, isUnknown: false });
});

it('whoever is logged in is known', async () => {
  const ona = { id: 7, firstName: 'Ona' };
  const api = answering(async () => ({ data: ona }));
  expect(await knownUser(api, asked('session=abc'))).toEqual({ viewer: ona, isUnknown: false });
});

it('a login that is over is a guest', async () => {
  expect(await knownUser(refusing(401), asked('session=abc'))).toEqual({ viewer: null, isUnknown: false });
});

it.each([500, 503])(
  'somebody whom the API cannot tell (%i) is told so and sees the shop as a guest',
  async (status) => {
    expect(await knownUser(refusing(status), asked('session=abc'))).toEqual({
      viewer: null,
      isUnknown: true,
    });
    const silent = answering(() => Promise.reject(new TypeError('no answer')));
    expect(await knownUser(silent, asked('session=abc'))).toEqual({ viewer: null, isUnknown: true });
  },
);
