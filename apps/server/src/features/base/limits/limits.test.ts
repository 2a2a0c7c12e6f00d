import { describe, expect, it } from 'vitest';
import { useShop } from '../../../../test/test-shop.ts';
import { openDatabase } from '../../../db/database.ts';
import { rateLimits } from '../../../db/schema/index.ts';
import { limitsRepository } from './limits.repository.ts';

const shop = useShop();

const start = new Date('2026-11-16T10:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

describe('a limit', () => {
  it('allows so many uses in its span of time and none more', async () => {
    const { take } = limitsRepository(shop.database);
    const limit = { max: 2, perSeconds: 60 };
    expect(await take('a', limit, start)).toBe(true);
    expect(await take('a', limit, later(59))).toBe(true);
    expect(await take('a', limit, later(59))).toBe(false);
    expect(await take('b', limit, later(59))).toBe(true);
    expect(await take('a', limit, later(60))).toBe(true);
    expect(await take('a', limit, later(61))).toBe(true);
    expect(await take('a', limit, later(62))).toBe(false);
  });

  it('counts several uses at once, or none of them', async () => {
    const { take, giveBack } = limitsRepository(shop.database);
    const limit = { max: 5, perSeconds: 60 };
    expect(await take('many', limit, start, 6)).toBe(false);
    expect(await take('many', limit, start, 3)).toBe(true);
    expect(await take('many', limit, start, 3)).toBe(false);
    expect(await take('many', limit, start, 2)).toBe(true);
    await giveBack('many', 2);
    expect(await take('many', limit, start, 2)).toBe(true);
    expect(await take('many', limit, start)).toBe(false);
  });

  it('holds when two processes use it at the same moment', async () => {
    const other = openDatabase(shop.connection);
    const takers = [limitsRepository(shop.database), limitsRepository(other)];
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        takers[index % 2]!.take('shared', { max: 7, perSeconds: 60 }, start),
      ),
    );
    await other.$client.end();
    expect(taken.filter(Boolean)).toHaveLength(7);
  });

  it('leaves no rows of the past behind', async () => {
    const { take } = limitsRepository(shop.database);
    for (const key of ['x', 'y', 'z']) await take(key, { max: 1, perSeconds: 5 }, start);
    await take('new', { max: 1, perSeconds: 5 }, later(3600));
    const kept = await shop.database.select({ key: rateLimits.key }).from(rateLimits);
    expect(kept).toEqual([{ key: 'new' }]);
  });
});
