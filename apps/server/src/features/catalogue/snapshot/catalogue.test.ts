import { expect, it } from 'vitest';
import { demoDay } from '../../../../test/database-server.ts';
import { useShop } from '../../../../test/test-shop.ts';
import { products } from '../../../db/schema/index.ts';
import { unitOfWork } from '../../../db/unit-of-work.ts';
import { movableClock } from '../../../ports/clock.ts';
import { cachedCatalogue } from './catalogue.ts';

const shop = useShop();
const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it('while the database is away guests see what was read last, and the newest once it is back', async () => {
  const { view } = unitOfWork(shop.database, { within: () => async () => {} }, () => {});
  const clock = movableClock(demoDay);
  let isAway = false;
  const catalogue = cachedCatalogue(
    (task) => (isAway ? Promise.reject(new Error('Failed query', { cause: refused })) : view(task)),
    clock,
  );
  const names = async () => [...(await catalogue.snapshot()).products.values()].map(({ name }) => name.lt);
  expect(await names()).toEqual([]);

  await shop.database.insert(products).values({ name: { lt: 'Ridikai', en: '' } });
  isAway = true;
  // A new day: what guests see is made anew.
  clock.moveTo(new Date('2026-11-17T08:00:00Z'));
  expect(await names()).toEqual([]);
  const versionMeanwhile = catalogue.version();
  expect(catalogue.version()).toBe(versionMeanwhile);

  isAway = false;
  await expect.poll(names).toEqual(['Ridikai']);
  // What was kept of the old one is not shown any longer.
  expect(catalogue.version()).toBeGreaterThan(versionMeanwhile);
});

it('a shop that has never read its catalogue has nothing to show while the database is away', async () => {
  const catalogue = cachedCatalogue(() => Promise.reject(refused), movableClock(demoDay));
  await expect(catalogue.snapshot()).rejects.toBe(refused);
});
