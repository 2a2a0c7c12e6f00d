import { onlySignedIn } from '~/lib/guards.ts';
import { apiContext } from '~/lib/page-context.ts';
import type { Route } from './+types/export.ts';

export const middleware: Route.MiddlewareFunction[] = [onlySignedIn];

/** Everything about whoever is logged in, as one file. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { data } = await context.get(apiContext)('GET /users/user-export');
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'no-store',
    },
  });
}
