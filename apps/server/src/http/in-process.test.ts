import { expect, it } from 'vitest';
import { aCart, place, usePayingShop } from '../../test/paying-shop.ts';
import type { WebApp } from './web-app.ts';

/** A page that follows an order's link and then asks for the order as its browser would. */
const web: WebApp = {
  assetsFolder: null,
  handle: async (request, { api, now }) => {
    const { searchParams } = new URL(request.url);
    const id = Number(searchParams.get('id'));
    const token = searchParams.get('token');
    if (token) await api('GET /check-outs/{id}', { params: { id }, query: { token } });
    const seen = await api('GET /check-outs/{id}', { params: { id } }).catch(() => null);
    return Response.json({ seen: seen?.data.id ?? null, now });
  },
  stop: async () => {},
};
const shop = usePayingShop({ web });
const order = async () => place(shop.as(null), await aCart(await shop.asNew('admin')));

it('what the API leaves in the browser while a page is made holds for the page’s next calls, and goes out with it', async () => {
  const { id, token } = await order();
  const person = await shop.person('user');
  expect((await shop.inject({ url: `/a-page?id=${id}` })).json().seen).toBeNull();
  const answer = await shop.inject({
    url: `/a-page?id=${id}&token=${token}`,
    cookies: { session: person.token, lang: 'en' },
  });
  expect(answer.json().seen).toBe(id);
  expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([[`order_${id}`, token]]);
});

it('a page is told the shop’s time, not the machine’s', async () => {
  shop.clock.moveTo(new Date('2026-11-16T21:59:30Z'));
  const answer = await shop.inject({ url: '/a-page?id=1' });
  expect(answer.json().now).toBe('2026-11-16T21:59:30.000Z');
});
