import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database.ts';
import { mealKits } from '../schema/index.ts';
import { fillCatalogue, picturesFolder } from './fill-catalogue.ts';
import { fillChristmas } from './fill-christmas.ts';
import { fillContent } from './fill-content.ts';
import { fillMenus } from './fill-menus.ts';
import { fillOrders } from './fill-orders.ts';
import { fillAddresses, fillPeople, type DemoLogin } from './fill-people.ts';
import { fillPricing } from './fill-pricing.ts';

type Options = {
  readonly filesFolder: string;
  readonly now: Date;
  readonly hash: (password: string) => Promise<string>;
  /** Called before the shop is filled for good: a password that nobody was told would be lost. */
  readonly keepLogins?: (logins: readonly DemoLogin[]) => void;
};

/** Fills an empty shop, all of it or nothing; a shop that has kits only gets menus for weeks without one. */
export const fillDemo = async (
  database: Database,
  { filesFolder, now, hash, keepLogins }: Options,
): Promise<void> => {
  const isEmpty = (await database.$count(mealKits)) === 0;
  if (isEmpty) {
    const target = join(filesFolder, 'media/demo');
    await rm(target, { recursive: true, force: true });
    await cp(picturesFolder, target, { recursive: true });
  }
  await database.transaction(async (tx) => {
    if (!isEmpty) {
      await fillMenus(tx, now);
      return;
    }
    const logins = await fillPeople(tx, hash, now);
    await fillContent(tx, await fillCatalogue(tx));
    await fillAddresses(tx);
    await fillPricing(tx, now);
    await fillChristmas(tx, now);
    await fillMenus(tx, now);
    // Orders are priced by the shop as it now is.
    await fillOrders(tx, now);
    keepLogins?.(logins);
  });
};
