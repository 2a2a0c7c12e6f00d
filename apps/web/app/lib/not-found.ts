import { ApiError } from '@shop/contract/client';
import { data } from 'react-router';

/** What the API does not find is a page that is not there; any other refusal stays what it is. */
export const orNotFound = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
    throw error;
  }
};
