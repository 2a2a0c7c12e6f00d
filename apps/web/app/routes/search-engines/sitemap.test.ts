import type { Client } from '@shop/contract/client';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { apiContext, pageContext, type PageInfo } from '~/lib/page-context.ts';
import { loader } from './sitemap.ts';

/** A shop with so many of each, answering in pages as the API does. */
const shopWith = (counts: Readonly<Record<string, number>>): Client =>
  (async (key: string, call: { query: { page?: number; perPage: number } }) => {
    if (key === 'GET /individual-order-settings') return { data: { isEnabled: counts[key] === 1 } };
    const { page = 1, perPage } = call.query;
    const total = counts[key] ?? 0;
    const ids = Array.from({ length: total }, (_, index) => index + 1);
    return {
      data: ids
        .slice((page - 1) * perPage, page * perPage)
        .map((id) => ({ id, slug: `p${id}`, date: '2026-11-16', publishedAt: '2026-11-15T08:00:00Z' })),
      meta: { currentPage: page, lastPage: Math.max(1, Math.ceil(total / perPage)) },
    };
  }) as unknown as Client;

const placesIn = async (counts: Readonly<Record<string, number>>): Promise<string[]> => {
  const context = new RouterContextProvider();
  context.set(apiContext, shopWith(counts));
  context.set(pageContext, { publicUrl: 'https://shop.example' } as PageInfo);
  const map = await (await loader({ context } as unknown as Parameters<typeof loader>[0])).text();
  return [...map.matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/g)].map(([, path = '']) => path);
};

it('the site map names every kit, article and page, also beyond the hundredth', async () => {
  const places = await placesIn({ 'GET /meal-kits': 101, 'GET /blog-articles': 250, 'GET /pages': 200 });
  const count = (start: string) => places.filter((path) => path.startsWith(start)).length;
  expect([count('/mitybos-planai/'), count('/blog-articles/'), count('/p/')]).toEqual([101, 250, 200]);
  expect(places).toContain('/mitybos-planai/101');
  expect(new Set(places).size).toBe(places.length);
});

it('a shop without anything to sell has its own pages in the map', async () => {
  expect(await placesIn({})).toEqual([
    '/',
    '/mitybos-planai',
    '/savaites-meniu',
    '/kainos',
    '/duk',
    '/kontaktai',
    '/coupon-order',
    '/kuciu-rinkinys',
    '/blog-articles',
  ]);
});

it('individual orders are in the map as long as they are taken', async () => {
  expect(await placesIn({})).not.toContain('/individual-order');
  expect(await placesIn({ 'GET /individual-order-settings': 1 })).toContain('/individual-order');
});
