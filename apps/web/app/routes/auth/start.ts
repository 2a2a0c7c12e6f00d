import { redirect } from 'react-router';
import { paths } from '~/lib/paths.ts';
import type { Route } from './+types/start.ts';

export const loader = ({ url }: Route.LoaderArgs): Response => {
  const back = url.searchParams.get('back');
  return redirect(paths.login(back ? { back } : {}));
};
