import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

type Life = { left: number; isDead: boolean };
const lives = new AsyncLocalStorage<Life>();

/**
 * Does a task as if its process were killed before the n-th statement that it asks of the database: its connection is
 * gone, whatever it had not committed with it, and it asks nothing more. Others live on. False: it ended before that.
 */
export const killedBefore = async (nth: number, task: () => Promise<unknown>): Promise<boolean> => {
  const life: Life = { left: nth, isDead: false };
  const { query } = pg.Client.prototype;
  const spied = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client & { readonly connection?: { readonly stream: { destroy(): void } } },
    ...args: Parameters<typeof query>
  ) {
    const own = lives.getStore();
    if (own) {
      own.left -= 1;
      if (own.left <= 0) {
        own.isDead = true;
        this.connection?.stream.destroy();
      }
    }
    return query.apply(this, args);
  } as typeof query);
  try {
    await lives.run(life, task);
  } catch (error) {
    if (!life.isDead) throw error;
  } finally {
    spied.mockRestore();
  }
  return life.isDead;
};
