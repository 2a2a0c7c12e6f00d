import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database.ts';
import { mealKits } from '../schema/index.ts';
import { fillCatalogue, picturesFolder } from './fill-catalogue.ts';
import { fillContent } from './fill-content.ts';
import { fillMenus } from './fill-menus.ts';
import { fillPeople, type DemoLogin } from './fill-people.ts';

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
  return database.transaction(async (tx) => {
    const logins = isEmpty ? await fillPeople(tx, hash) : null;
    if (isEmpty) await fillContent(tx, await fillCatalogue(tx));
    await fillMenus(tx, now);
    return logins;
  });
};
