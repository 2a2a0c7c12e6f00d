import { redirect } from 'react-router';
import { setBack } from '~/lib/guards.ts';
import { orNotFound } from '~/lib/not-found.ts';
import { apiContext } from '~/lib/page-context.ts';
import { paths } from '~/lib/paths.ts';
import type { Route } from './+types/social.ts';

type Provider = 'google' | 'facebook';

/** Sends the visitor to the provider; the attempt waits in a cookie of this browser, so that no other one can finish it. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const isLinking = url.searchParams.get('link') === '1';
  const { data } = await orNotFound(
    context.get(apiContext)('GET /social/{provider}', {
      params: { provider: params.provider as Provider },
      query: { link: isLinking },
    }),
  );
  const response = redirect(data.url);
  if (isLinking) response.headers.append('set-cookie', setBack(paths.loginSettings(), 600, context));
  return response;
}
