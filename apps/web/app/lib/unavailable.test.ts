import { ApiError, type Client } from '@shop/contract/client';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { unavailableIs503 } from './unavailable.ts';
import { apiContext } from './page-context.ts';

const refusing = async (status: number): Promise<Client> => {
  const context = new RouterContextProvider();
  context.set(apiContext, async () => {
    throw new ApiError(status, 'no', undefined, {}, undefined);
  });
  const url = new URL('https://shop.example/');
  const visit = { context, request: new Request(url), url, params: {}, pattern: '/' };
  await unavailableIs503(visit as Parameters<typeof unavailableIs503>[0], async () => new Response());
  return context.get(apiContext);
};

it('a page whose data cannot be had just now says so', async () => {
  const api = await refusing(503);
  await expect(api('GET /blog-articles')).rejects.toMatchObject({ init: { status: 503 } });
});

it('a form that cannot be taken just now is answered beside the form', async () => {
  const api = await refusing(503);
  await expect(api('POST /consents', { body: { advertising: true } })).rejects.toMatchObject({
    name: 'ApiError',
    status: 503,
  });
});

it('any other refusal stays what it is', async () => {
  const api = await refusing(404);
  await expect(api('GET /blog-articles')).rejects.toMatchObject({ name: 'ApiError', status: 404 });
});
