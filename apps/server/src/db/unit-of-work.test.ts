import { expect, it } from 'vitest';
import { useShop } from '../../test/test-shop.ts';
import type { Jobs } from '../ports/jobs.ts';
import { products } from './schema/index.ts';
import { unitOfWork } from './unit-of-work.ts';

const shop = useShop();
const noJobs: Jobs = { within: () => async () => {} };

it('a view sees all of the data as it was at one instant, and changes nothing', async () => {
  const work = unitOfWork(shop.database, noJobs, () => {});
  const names = (rows: { products: { name: { lt: string } }[] }) => rows.products.map(({ name }) => name.lt);
  await work.view(async ({ catalogue }) => {
    const before = names(await catalogue.all('2026-11-16'));
    await shop.database.insert(products).values({ name: { lt: 'Ridikai', en: '' } });
    expect(names(await catalogue.all('2026-11-16'))).toEqual(before);
  });
  const after = await work.read(({ catalogue }) => catalogue.all('2026-11-16'));
  expect(names(after)).toContain('Ridikai');
  const change = work.view(({ products: rows }) => rows.remove(1));
  await expect(change).rejects.toMatchObject({ cause: { code: '25006' } });
});
