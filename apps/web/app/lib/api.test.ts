import { overwriteGetLocale } from '@shop/messages';
import { expect, it, vi } from 'vitest';
import { api } from './api.ts';

it('speaks the language of the page, which is known only after this was loaded', async () => {
  const network = vi.fn<typeof fetch>(async () => Response.json({ data: [], meta: {} }));
  vi.stubGlobal('fetch', network);
  const spoken = async (locale: 'lt' | 'en') => {
    overwriteGetLocale(() => locale);
    await api('GET /cities');
    return new Headers(network.mock.lastCall?.[1]?.headers).get('locale');
  };
  expect([await spoken('en'), await spoken('lt')]).toEqual(['en', 'lt']);
  vi.unstubAllGlobals();
});
