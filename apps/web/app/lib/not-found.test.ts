import { ApiError, type Client } from '@shop/contract/client';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { senselessIsNotFound } from './not-found.ts';
import { apiContext } from './page-context.ts';

const refusing = async (status: number): Promise<Client> => {
  const context = new RouterContextProvider();
  context.set(apiContext, async () => {
    throw new ApiError(status, 'no', undefined, {}, undefined);
  });
  const url = new URL('https://shop.example/blog-articles?page=1e20');
  const request = new Request(url);
  const visit = { context, request, url, params: {}, pattern: '/blog-articles' };
  await senselessIsNotFound(visit as Parameters<typeof senselessIsNotFound>[0], async () => new Response());
  return context.get(apiContext);
};

it.each([400, 422])(
  'an address that the API cannot make sense of (%i) is a page that is not there',
  async (status) => {
    const api = await refusing(status);
    await expect(api('GET /blog-articles', { query: { page: 1e20 } })).rejects.toMatchObject({
      init: { status: 404 },
    });
  },
);

it('what a form sends is refused as the API refuses it', async () => {
  const api = await refusing(422);
  await expect(api('POST /consents', { body: { advertising: true } })).rejects.toMatchObject({
    name: 'ApiError',
    status: 422,
  });
});

it.each([401, 404, 409, 429, 500])('any other refusal stays what it is (%i)', async (status) => {
  const api = await refusing(status);
  await expect(api('GET /blog-articles')).rejects.toMatchObject({ name: 'ApiError', status });
});
