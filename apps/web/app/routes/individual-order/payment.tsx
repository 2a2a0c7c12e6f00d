import { m } from '@shop/messages';
import { arrive } from '~/features/selling/check-outs/arrival.server.ts';
import {
  actOnCheckOut,
  askProvider,
  followLink,
  loadCheckOut,
} from '~/features/selling/check-outs/check-out-data.server.ts';
import { CheckOutView } from '~/features/selling/check-outs/check-out-view.tsx';
import { returnedIn } from '~/features/selling/check-outs/returned.ts';
import { idOrNotFound, orNotFoundWithMessage } from '~/lib/not-found.ts';
import { apiContext, pageContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { individualPaths } from '~/lib/individual-paths.ts';
import { alsoWhenRefused } from '~/lib/revalidation.ts';
import { Container } from '~/ui/page-section.tsx';
import type { Route } from './+types/payment.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(
    matches,
    loaderData ? m.individual_number({ number: loaderData.checkOut.number }) : m.individual_title(),
  ),
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const id = idOrNotFound(params.id);
  await arrive(url, {
    follow: (token) => followLink(api, id, token),
    askBank: async () => {
      await askProvider(api, id);
      return individualPaths.request(id, { returned: '1' });
    },
    page: individualPaths.request(id),
  });
  // Any other order has its own page, and here there is none.
  await orNotFoundWithMessage(api('GET /individual-orders/{id}', { params: { id }, query: {} }));
  const { now } = context.get(pageContext);
  return { ...(await loadCheckOut(api, id, now)), returned: returnedIn(url) };
}

export const shouldRevalidate = alsoWhenRefused;

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnCheckOut(context.get(apiContext), idOrNotFound(params.id), await request.formData());
}

export default function IndividualRequest({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container className="py-8 lg:py-12">
      <CheckOutView {...loaderData} outcome={actionData} />
    </Container>
  );
}
