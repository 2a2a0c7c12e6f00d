import type { Client } from '@shop/contract/client';
import type { MiddlewareFunction } from 'react-router';
import { apiContext } from './page-context.ts';

const profile = 'GET /users/user-profile';

/**
 * The frame, the guard and the page all ask who is logged in: the API is asked once for each request. Whatever a form
 * sends may change the profile, so it is asked for anew after that.
 */
export const profileOnce: MiddlewareFunction<Response> = ({ context }, next) => {
  const api = context.get(apiContext) as (key: string, ...call: unknown[]) => Promise<unknown>;
  let known: Promise<unknown> | null = null;
  const remembering = async (key: string, ...call: unknown[]): Promise<unknown> => {
    if (key === profile) return (known ??= api(key, ...call));
    if (key.startsWith('GET ')) return api(key, ...call);
    return api(key, ...call).finally(() => {
      known = null;
    });
  };
  context.set(apiContext, remembering as Client);
  return next();
};
