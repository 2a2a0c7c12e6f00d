import { ApiError, type Client } from '@shop/contract/client';
import { data, type MiddlewareFunction } from 'react-router';
import { apiContext } from './page-context.ts';

const notFound = (said: string | null = null) => data({ said }, { status: 404 });

const isMissing = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 404;

/** What the API does not find is a page that is not there; any other refusal stays what it is. */
export const orNotFound = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    throw isMissing(error) ? notFound() : error;
  }
};

/** The same for a kit, an article or an order: that page says in the API's own words what was not found. */
export const orSaidNotFound = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    throw isMissing(error) ? notFound(error.message) : error;
  }
};

const isWrongQuestion = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 422);

/**
 * What these pages ask the API for they take from their address. An address that makes no sense to it leads nowhere;
 * it is no trouble of ours. What a form sends is answered as it is.
 */
export const senselessIsNotFound: MiddlewareFunction<Response> = ({ context }, next) => {
  const api = context.get(apiContext) as (key: string, ...call: unknown[]) => Promise<unknown>;
  const careful = async (key: string, ...call: unknown[]): Promise<unknown> => {
    try {
      return await api(key, ...call);
    } catch (error) {
      throw key.startsWith('GET ') && isWrongQuestion(error) ? notFound() : error;
    }
  };
  context.set(apiContext, careful as Client);
  return next();
};
