import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { isFailure, RefusedByDatabase } from '../failure.ts';
import type { Jobs } from '../ports/jobs.ts';
import { auditLog, type Audit } from '../features/base/audit/audit.repository.ts';
import type { Database, Handle } from './database.ts';
import { failureForDatabaseError, isWorthRetrying } from './database-failure.ts';
import { repositories, type Repositories } from './repositories.ts';

export type { Repositories } from './repositories.ts';

/** What a change may use. It exists only while its transaction is open. */
export type Work = Repositories & {
  readonly audit: Audit;
  /** Queued with the change, or not at all. */
  readonly jobs: ReturnType<Jobs['within']>;
  /** Says that guests may see something else from now on, in this process and in all others. */
  catalogueChanged(): Promise<void>;
  /** Says, once the change is there, that something about this topic is new, in this process and in all others. */
  announce(topic: string): Promise<void>;
};

export type UnitOfWork = {
  /** Reads that need no common view of the data. */
  readonly read: <T>(task: (repositories: Repositories) => Promise<T>) => Promise<T>;
  /** Reads that see the data as it was at one instant, whatever is changed meanwhile. */
  readonly view: <T>(task: (repositories: Repositories) => Promise<T>) => Promise<T>;
  /**
   * All or nothing. A returned failure undoes what was done, as an exception does. What the database refuses for a
   * foreseen reason is thrown as `RefusedByDatabase`: an answer to whoever asked, a failed job to the queue.
   *
   * After a deadlock, a serialization failure or a unique violation the task is retried from its beginning, so it may do
   * nothing that a rollback does not undo: its effects are rows, jobs and mails of `work`. Calling a provider, writing files, counting up a variable from
   * outside, or a transaction of its own inside of this one belong before it or after it.
   */
  readonly transaction: <T>(task: (work: Work) => Promise<T>) => Promise<T>;
};

export const catalogueChannel = 'catalogue_changed';
export const announcementsChannel = 'announcements';

const MOST_TRIES = 5;

/** Exponential backoff with jitter: transactions that were in each other's way are not retried at the same moment. */
const beforeTry = (tries: number): Promise<void> => pause(Math.random() * 20 * 2 ** tries);

class Undo extends Error {}

export const unitOfWork = (
  database: Database,
  jobs: Jobs,
  onCatalogueChanged: () => void,
  onAnnounced: (topic: string) => void = () => {},
): UnitOfWork => {
  const tryOnce = async <T>(task: (work: Work) => Promise<T>): Promise<T> => {
    let catalogueChanged = false;
    let announced: string[] = [];
    let result: T | undefined;
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
          announce: async (topic) => {
            announced.push(topic);
            await handle.execute(sql`select pg_notify(${announcementsChannel}, ${topic})`);
          },
        });
        if (isFailure(result)) throw new Undo();
      });
    } catch (error) {
      if (!(error instanceof Undo)) throw error;
      catalogueChanged = false;
      announced = [];
    }
    if (catalogueChanged) onCatalogueChanged();
    for (const topic of new Set(announced)) onAnnounced(topic);
    return result as T;
  };

  return {
    read: (task) => task(repositories(database)),
    view: (task) =>
      database.transaction((tx) => task(repositories(tx)), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      }),
    transaction: async (task) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await tryOnce(task);
        } catch (error) {
          if (!isWorthRetrying(error) || tries === MOST_TRIES) {
            const failure = failureForDatabaseError(error);
            throw failure ? new RefusedByDatabase(failure, error) : error;
          }
          await beforeTry(tries);
        }
      }
    },
  };
};
