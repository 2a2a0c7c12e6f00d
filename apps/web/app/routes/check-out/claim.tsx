import { m } from '@shop/messages';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { loadClaim, sendClaim } from '~/features/serving/claim-data.ts';
import { ClaimView } from '~/features/serving/claim-view.tsx';
import { api } from '~/lib/api.ts';
import { idOrNotFound } from '~/lib/not-found.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { linkLook } from '~/ui/link-look.ts';
import { Container } from '~/ui/page-section.tsx';
import type { Route } from './+types/claim.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.box_claim_title());

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadClaim(context.get(apiContext), idOrNotFound(params.deliveryId));

export async function action({ context, params, request }: Route.ActionArgs) {
  return sendClaim(context.get(apiContext), idOrNotFound(params.deliveryId), await request.formData());
}

export async function clientAction({ params, request }: Route.ClientActionArgs) {
  return sendClaim(api, idOrNotFound(params.deliveryId), await request.formData());
}

/** For whoever has the order's link. */
export default function GuestClaim({ loaderData, actionData }: Route.ComponentProps) {
  const { checkOutId, checkOutNumber } = loaderData.delivery;
  return (
    <Container width="narrow" className="grid grid-cols-1 gap-6 py-8 lg:py-12">
      <Link to={paths.placedCheckOut(checkOutId)} className={linkLook({ kind: 'strong' })}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        {m.order_number({ number: checkOutNumber })}
      </Link>
      <ClaimView {...loaderData} outcome={actionData} />
    </Container>
  );
}
