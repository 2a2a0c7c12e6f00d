import { ApiError } from '@shop/contract/client';
import { data, type MiddlewareFunction } from 'react-router';
import { mapGetErrors } from './get-errors.ts';

const isUnavailable = (error: unknown): boolean => error instanceof ApiError && error.status === 503;

/**
 * What a page needs cannot be had just now: the page says so, with the same status, and can be asked for again.
 * What a form sends is answered beside the form, so that nothing has to be typed again.
 */
export const unavailableIs503: MiddlewareFunction<Response> = ({ context }, next) => {
  mapGetErrors(context, (error) => (isUnavailable(error) ? data(null, { status: 503 }) : error));
  return next();
};
