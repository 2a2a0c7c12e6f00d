import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database.ts';
import { mealKits } from '../schema/index.ts';
import { fillCatalogue, picturesFolder } from './fill-catalogue.ts';
import { fillContent } from './fill-content.ts';
import { fillMenus } from './fill-menus.ts';
import { fillOrders } from './fill-orders.ts';
import { fillAddresses, fillPeople, type DemoLogin } from './fill-people.ts';
import { fillPricing } from './fill-pricing.ts';

type Options = {
  readonly filesFolder: string;
  readonly now: Date;
  readonly hash: (password: string) => Promise<string>;
};

/** Fills an empty shop and answers with its logins; a shop that has kits only gets menus for weeks without one. */
export const fillDemo = async (
  database: Database,
  { filesFolder, now, hash }: Options,
): Promise<DemoLogin[] | null> => {
  const isEmpty = (await database.$count(mealKits)) === 0;
  if (isEmpty) {
    const target = join(filesFolder, 'media/demo');
    await rm(target, { recursive: true, force: true });
    await cp(picturesFolder, target, { recursive: true });
  }
  const logins = await database.transaction(async (tx) => {
    const made = isEmpty ? await fillPeople(tx, hash, now) : null;
    if (isEmpty) await fillContent(tx, await fillCatalogue(tx));
    if (isEmpty) await fillAddresses(tx);
    if (isEmpty) await fillPricing(tx, now);
    await fillMenus(tx, now);
    return made;
  });
  // Orders are priced by the shop as it now is.
  if (isEmpty) await fillOrders(database, now);
  return logins;
};
