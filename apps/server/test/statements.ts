import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

const asking = new AsyncLocalStorage<string[]>();

/** What a task itself asks of the database, statement by statement, without the values; jobs beside it do not count. */
export const statementsOf = async (task: () => Promise<unknown>): Promise<readonly string[]> => {
  const statements: string[] = [];
  const { query } = pg.Client.prototype;
  const noted = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: Parameters<typeof query>
  ) {
    const [statement] = args as unknown as [string | { readonly text: string }];
    asking.getStore()?.push(typeof statement === 'string' ? statement : statement.text);
    return query.apply(this, args);
  } as typeof query);
  try {
    await asking.run(statements, task);
    return statements;
  } finally {
    noted.mockRestore();
  }
};
