import { data, type MiddlewareFunction } from 'react-router';
import { pageContext } from './page-context.ts';

/** What the server could not take in is told on a page, like everything else that goes wrong there. */
export const refusedRequestIsShown: MiddlewareFunction<Response> = ({ context }, next) => {
  const { refused } = context.get(pageContext);
  if (refused !== null) throw data(null, { status: refused });
  return next();
};
