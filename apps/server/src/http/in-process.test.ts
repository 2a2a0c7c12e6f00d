import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pageForAll } from '../../test/page-for-all.ts';
import { aCart, place, usePayingShop } from '../../test/paying-shop.ts';
import { sessions } from '../db/schema/index.ts';
import type { WebApp } from './web-app.ts';

/** A page that follows an order's link and then asks for the order as its browser would; another that anybody may see. */
const web: WebApp = {
  assetsFolder: null,
  handle: async (request, page) => {
    const { api, now } = page;
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/for-all') return pageForAll.handle(request, page);
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

const setBy = ({ cookies }: Awaited<ReturnType<typeof shop.inject>>) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

it('whose login was ended elsewhere sees public pages as a guest, is told once, and the cookie is gone', async () => {
  const person = await shop.person('user');
  const pageWith = (session: string) => shop.inject({ url: '/for-all', cookies: { session } });
  await shop.database
    .update(sessions)
    .set({ endedAt: shop.clock.now() })
    .where(eq(sessions.userId, person.id));
  for (const minutes of [0, 90]) {
    shop.clock.moveTo(new Date(shop.clock.now().getTime() + minutes * 60_000));
    const answer = await pageWith(person.token);
    expect([answer.statusCode, answer.json().viewer]).toEqual([200, null]);
    expect(setBy(answer)).toEqual({ session: '', flash: 'logged_out' });
  }
  expect((await shop.inject({ url: '/for-all' })).cookies).toEqual([]);
});

it('a page whose token is too old while its login goes on renews it by itself', async () => {
  const person = await shop.person('user');
  shop.clock.moveTo(new Date(shop.clock.now().getTime() + 61 * 60_000));
  const answer = await shop.inject({ url: '/for-all', cookies: { session: person.token } });
  expect([answer.statusCode, answer.json().viewer]).toEqual([200, person.email]);
  const { session, ...others } = setBy(answer);
  expect([session !== person.token, others]).toEqual([true, {}]);
});
