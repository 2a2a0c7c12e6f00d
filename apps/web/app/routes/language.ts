import { isLocale } from '@shop/domain/text';
import { redirect } from 'react-router';
import { ownPath, paths } from '~/lib/paths.ts';
import type { Route } from './+types/language.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** Keeps the chosen language for a year and goes back to where the visitor was. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const form = await request.formData();
  const chosen = form.get('lang');
  const back = ownPath(form.get('back'));
  if (!isLocale(chosen)) return redirect(back);
  return redirect(back, {
    headers: { 'set-cookie': `lang=${chosen}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax` },
  });
}

export const loader = (): Response => redirect(paths.home());
