import { isLocale } from '@shop/domain/text';
import { redirect } from 'react-router';
import { languageCookie } from '~/lib/language-cookie.ts';
import { ownPath, paths } from '~/lib/paths.ts';
import type { Route } from './+types/language.ts';

/** Keeps the chosen language and goes back to where the visitor was. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const form = await request.formData();
  const chosen = form.get('lang');
  const back = ownPath(form.get('back'));
  if (!isLocale(chosen)) return redirect(back);
  return redirect(back, { headers: { 'set-cookie': languageCookie(chosen) } });
}

export const loader = (): Response => redirect(paths.home());
