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
import type { Route } from './+types/claim.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.box_claim_title());

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadClaim(context.get(apiContext), idOrNotFound(params.id));

export async function action({ context, params, request }: Route.ActionArgs) {
  return sendClaim(context.get(apiContext), idOrNotFound(params.id), await request.formData());
}

export async function clientAction({ params, request }: Route.ClientActionArgs) {
  return sendClaim(api, idOrNotFound(params.id), await request.formData());
}

export default function AccountClaim({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Link to={paths.userDays()} className={linkLook({ kind: 'strong' })}>
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        {m.after_back_to_days()}
      </Link>
      <ClaimView {...loaderData} outcome={actionData} />
    </>
  );
}
