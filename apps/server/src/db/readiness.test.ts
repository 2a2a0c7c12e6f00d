import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anotherShop } from '../../test/another-shop.ts';
import { useShop } from '../../test/test-shop.ts';

const shop = useShop();

/** A file system that never has room for anything. */
const full = '/sys';

const readinessOf = async (parts: { filesFolder?: string; databaseFolder?: string }) => {
  const other = await anotherShop(shop, parts);
  try {
    const { statusCode, headers } = await other.app.inject({ url: '/api/ready' });
    return [statusCode, headers['retry-after']];
  } finally {
    await other.close();
  }
};

describe.skipIf(!existsSync(full))('a shop whose disk is full', () => {
  it('is not ready, be it the disk of its files or that of its database', async () => {
    expect(await readinessOf({})).toEqual([200, undefined]);
    expect(await readinessOf({ databaseFolder: full })).toEqual([503, '3']);
    expect(await readinessOf({ filesFolder: full })).toEqual([503, '3']);
  });

  it('is ready where a folder is not made yet', async () => {
    expect(await readinessOf({ databaseFolder: join(shop.filesFolder, 'later') })).toEqual([200, undefined]);
  });
});
