import { ApiError, type Client } from '@shop/contract/client';
import { data, type MiddlewareFunction } from 'react-router';
import { apiContext } from './page-context.ts';

/**
 * What a page needs cannot be had just now: the page says so, with the same status, and can be asked for again.
 * What a form sends is answered beside the form, so that nothing has to be typed again.
 */
export const awayIsSaid: MiddlewareFunction<Response> = ({ context }, next) => {
  const api = context.get(apiContext) as (key: string, ...call: unknown[]) => Promise<unknown>;
  const careful = async (key: string, ...call: unknown[]): Promise<unknown> => {
    try {
      return await api(key, ...call);
    } catch (error) {
      const isAway = key.startsWith('GET ') && error instanceof ApiError && error.status === 503;
      throw isAway ? data(null, { status: 503 }) : error;
    }
  };
  context.set(apiContext, careful as Client);
  return next();
};
