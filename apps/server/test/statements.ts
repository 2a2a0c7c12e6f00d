import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

const asking = new AsyncLocalStorage<string[]>();

type Asked = [string | { readonly text: string; readonly values?: unknown[] }, unknown[]?];

/** Everything that is asked of the database while the task runs, by whomever. */
export const allStatementsOf = async (task: () => Promise<unknown>): Promise<readonly Statement[]> => {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  const noted = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: Parameters<typeof query>
  ) {
    const [statement, values] = args as unknown as Asked;
    const { text, values: own } = typeof statement === 'string' ? { text: statement } : statement;
    const given = Array.isArray(values) ? values : (own ?? []);
    statements.push({ text, values: given });
    asking.getStore()?.push(text);
    return query.apply(this, args);
  } as typeof query);
  try {
    await task();
    return statements;
  } finally {
    noted.mockRestore();
  }
};

/** What a task itself asks of the database, statement by statement, without the values; jobs beside it do not count. */
export const statementsOf = async (task: () => Promise<unknown>): Promise<readonly string[]> => {
  const statements: string[] = [];
  await allStatementsOf(() => asking.run(statements, task));
  return statements;
};
