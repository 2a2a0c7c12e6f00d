import { redirect } from 'react-router';
import { apiContext } from '~/lib/page-context.ts';
import { paths } from '~/lib/paths.ts';
import type { Route } from './+types/logout.ts';

export async function action({ context }: Route.ActionArgs): Promise<Response> {
  await context.get(apiContext)('POST /auth/logout');
  return redirect(paths.home());
}

export const loader = (): Response => redirect(paths.home());
