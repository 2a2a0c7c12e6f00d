import { ApiError } from '@shop/contract/client';
import { redirect } from 'react-router';
import { hiddenCookie } from '~/lib/cookies.ts';
import { flashCookie } from '~/lib/flash.ts';
import { afterLogin, isSecure, returnPath } from '~/lib/guards.ts';
import { apiContext } from '~/lib/page-context.ts';
import { paths } from '~/lib/paths.ts';
import type { Route } from './+types/social-callback.ts';

type Provider = 'google' | 'facebook';

/** What still has to be done is done on a page of its own; its small secret travels in a cookie. */
const nextStep = (
  error: unknown,
  provider: string,
): readonly [to: string, name: string, value: string] | null => {
  if (!(error instanceof ApiError)) return null;
  const { challenge, pending, email } = (error.data ?? {}) as Record<string, string | undefined>;
  if (error.code === 'second_factor_required') return [paths.secondFactor(), 'challenge', challenge ?? ''];
  if (error.code === 'social_email_needed') {
    return [
      `${paths.socialEmail(provider)}?${new URLSearchParams({ email: email ?? '' })}`,
      'pending',
      pending ?? '',
    ];
  }
  return null;
};

export async function loader({ context, params, request, url }: Route.LoaderArgs): Promise<Response> {
  const { code = '', state = '', iss } = Object.fromEntries(url.searchParams);
  try {
    const { data } = await context.get(apiContext)('GET /social/{provider}/callback', {
      params: { provider: params.provider as Provider },
      query: { code, state, ...(iss !== undefined && { iss }) },
    });
    return afterLogin(data, returnPath(request, url), context);
  } catch (error) {
    const step = nextStep(error, params.provider);
    if (step) {
      const [to, name, value] = step;
      const options = { path: '/auth', seconds: 1800, isSecure: isSecure(context) };
      return redirect(to, { headers: { 'set-cookie': hiddenCookie(name, value, options) } });
    }
    if (!(error instanceof ApiError)) throw error;
    return redirect(paths.login(), { headers: { 'set-cookie': flashCookie('social_failed') } });
  }
}
