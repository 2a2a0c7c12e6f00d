import { ApiError, type Client } from '@shop/contract/client';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { idOrNotFound, orNotFound, orNotFoundWithMessage, badQueryIsNotFound } from './not-found.ts';
import { apiContext } from './page-context.ts';
import { notFoundMessage } from './not-found-message.ts';

const refusing = async (status: number): Promise<Client> => {
  const context = new RouterContextProvider();
  context.set(apiContext, async () => {
    throw new ApiError(status, 'no', undefined, {}, undefined);
  });
  const url = new URL('https://shop.example/blog-articles?page=1e20');
  const request = new Request(url);
  const visit = { context, request, url, params: {}, pattern: '/blog-articles' };
  await badQueryIsNotFound(visit as Parameters<typeof badQueryIsNotFound>[0], async () => new Response());
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

it('a kit, an article or an order that is not there is said in the API’s words, other pages say nothing', async () => {
  const missing = () => Promise.reject(new ApiError(404, 'Tokio įrašo nėra', 'not_found', {}, undefined));
  await expect(orNotFoundWithMessage(missing())).rejects.toMatchObject({
    data: { message: 'Tokio įrašo nėra' },
    init: { status: 404 },
  });
  await expect(orNotFound(missing())).rejects.toMatchObject({
    data: { message: null },
    init: { status: 404 },
  });
  const broken = new ApiError(500, 'no', undefined, {}, undefined);
  await expect(orNotFoundWithMessage(Promise.reject(broken))).rejects.toBe(broken);
});

it('what a page says is read from its error, whoever threw it', () => {
  const thrown = (data: unknown) => ({ status: 404, statusText: '', internal: false, data });
  expect(notFoundMessage(thrown({ message: 'Tokio įrašo nėra' }))).toBe('Tokio įrašo nėra');
  expect([
    notFoundMessage(thrown({ message: null })),
    notFoundMessage(thrown(null)),
    notFoundMessage(undefined),
  ]).toEqual([null, null, null]);
});

it('what is no number of a thing is a page that is not there', () => {
  expect(idOrNotFound('12')).toBe(12);
  for (const id of ['0', '-1', '1e3', '12345678901', 'x', undefined])
    expect(() => idOrNotFound(id)).toThrow();
});
