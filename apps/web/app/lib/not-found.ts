import { ApiError } from '@shop/contract/client';
import { data, type MiddlewareFunction } from 'react-router';
import { mapGetErrors } from './get-errors.ts';

const notFound = (message: string | null = null) => data({ message }, { status: 404 });

/** The number in an address by which the API knows a thing; a page for anything else is not there. */
export const idOrNotFound = (text: string | undefined): number => {
  if (!/^[1-9]\d{0,9}$/.test(text ?? '')) throw data(null, { status: 404 });
  return Number(text);
};

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
export const orNotFoundWithMessage = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    throw isMissing(error) ? notFound(error.message) : error;
  }
};

const isBadQuery = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 422);

/**
 * What these pages ask the API for they take from their address. An address that makes no sense to it leads nowhere;
 * it is no trouble of ours. What a form sends is answered as it is.
 */
export const badQueryIsNotFound: MiddlewareFunction<Response> = ({ context }, next) => {
  mapGetErrors(context, (error) => (isBadQuery(error) ? notFound() : error));
  return next();
};
