import { api } from '@shop/contract';
import type { Endpoint } from '@shop/contract/endpoint';
import { may, roles } from '@shop/domain/access';
import { describe, expect, it } from 'vitest';
import { useShop } from './test-shop.ts';

const shop = useShop();

const viewers = ['guest', ...roles] as const;

/** Endpoints that refuse a guest in their own words: there is no login to renew. */
const answersOwn401 = new Set<string>(['POST /auth/refresh']);

const entries = Object.entries(api as Record<string, Endpoint>);

describe('every endpoint', () => {
  it('says who may enter, and this is the list', async () => {
    const lines = entries.map(([key, { access }]) => `${access.padEnd(10)} ${key}`).toSorted();
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('route-walk.txt');
  });

  it.each(viewers)('opens to a %s exactly where the list says so', async (viewer) => {
    for (const [key, endpoint] of entries) {
      const person = viewer === 'guest' ? null : await shop.person(viewer);
      const [method, path] = key.split(' ') as ['GET', string];
      const { statusCode } = await shop.inject({
        method,
        url: `/api${path.replaceAll(/\{\w+\}/g, '999999')}`,
        headers: { ...(person && { authorization: `Bearer ${person.token}` }) },
        ...(method !== 'GET' && method !== ('DELETE' as string) && { payload: {} }),
      });
      if (may(viewer, endpoint.access)) {
        if (!answersOwn401.has(key)) expect([401, 403], `${viewer}: ${key}`).not.toContain(statusCode);
        expect(statusCode, `${viewer}: ${key}`).toBeLessThan(500);
      } else {
        expect(statusCode, `${viewer}: ${key}`).toBe(viewer === 'guest' ? 401 : 403);
      }
    }
  });
});
