import type { Client } from '@shop/contract/client';
import type { RouterContextProvider } from 'react-router';
import { apiContext } from './page-context.ts';

/** From here on, what the API refuses when a page asks for its data is thrown as `map` says. What forms send is left alone. */
export const mapGetErrors = (
  context: Readonly<RouterContextProvider>,
  map: (error: unknown) => unknown,
): void => {
  const api = context.get(apiContext) as (key: string, ...call: unknown[]) => Promise<unknown>;
  const mapped = async (key: string, ...call: unknown[]): Promise<unknown> => {
    try {
      return await api(key, ...call);
    } catch (error) {
      throw key.startsWith('GET ') ? map(error) : error;
    }
  };
  context.set(apiContext, mapped as Client);
};
