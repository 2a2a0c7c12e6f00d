import { m } from '@shop/messages';
import { useSearchParams } from 'react-router';
import { PartPage } from '~/features/selling/individual-order/part-page.tsx';
import { partIn } from '~/features/selling/individual-order/parts.ts';
import { actOnRequest } from '~/features/selling/individual-order/request-actions.server.ts';
import { StartPage } from '~/features/selling/individual-order/start-page.tsx';
import { apiContext, pageContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import type { Route } from './+types/kit.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, m.individual_title(), m.individual_description(), { path: paths.individualOrder() });

export async function action({ context, request, url }: Route.ActionArgs) {
  return actOnRequest(context.get(apiContext), url, await request.formData(), context.get(pageContext).now);
}

export default function IndividualOrderKit({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const part = partIn(query);
  return part === null ? (
    <StartPage outcome={actionData} />
  ) : (
    <PartPage key={part} part={part} outcome={actionData} />
  );
}
