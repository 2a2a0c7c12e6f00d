import { isFailure } from '../failure.ts';
import type { Jobs } from '../ports/jobs.ts';
import { auditLog, type Audit } from './audit.ts';
import type { Database, Handle } from './database.ts';
import { repositories, type Repositories } from './repositories.ts';
import { sql } from 'drizzle-orm';

export type { Repositories } from './repositories.ts';

/** What a change may use. It exists only while its transaction is open. */
export type Work = Repositories & {
  readonly audit: Audit;
  /** Queued with the change, or not at all. */
  readonly jobs: ReturnType<Jobs['within']>;
  /** Says that guests may see something else from now on, in this process and in all others. */
  catalogueChanged(): Promise<void>;
};

export type UnitOfWork = {
  /** Reads that need no common view of the data. */
  readonly read: <T>(task: (repositories: Repositories) => Promise<T>) => Promise<T>;
  /** Reads that see the data as it was at one instant, whatever is changed meanwhile. */
  readonly view: <T>(task: (repositories: Repositories) => Promise<T>) => Promise<T>;
  /** All or nothing. A returned failure undoes what was done, as an exception does. */
  readonly transaction: <T>(task: (work: Work) => Promise<T>) => Promise<T>;
};

export const catalogueChannel = 'catalogue_changed';

class Undo extends Error {}

export const unitOfWork = (database: Database, jobs: Jobs, onCatalogueChanged: () => void): UnitOfWork => ({
  read: (task) => task(repositories(database)),
  view: (task) =>
    database.transaction((tx) => task(repositories(tx)), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    }),
  transaction: async (task) => {
    let catalogueChanged = false;
    let result: Awaited<ReturnType<typeof task>> | undefined;
    try {
      await database.transaction(async (tx) => {
        const handle: Handle = tx;
        result = await task({
          ...repositories(handle),
          audit: auditLog(handle),
          jobs: jobs.within(handle),
          catalogueChanged: async () => {
            catalogueChanged = true;
            await handle.execute(sql`select pg_notify(${catalogueChannel}, '')`);
          },
        });
        if (isFailure(result)) throw new Undo();
      });
    } catch (error) {
      if (!(error instanceof Undo)) throw error;
      catalogueChanged = false;
    }
    if (catalogueChanged) onCatalogueChanged();
    return result as Awaited<ReturnType<typeof task>>;
  },
});
