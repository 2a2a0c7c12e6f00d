import { m } from '@shop/messages';
import { ShieldCheck } from 'lucide-react';
import { Form, Link, redirect, useNavigation } from 'react-router';
import { secondFactorDueText } from '~/features/people/account/second-factor-notice.tsx';
import { redirectBack, returnPath, viewerContext } from '~/lib/guards.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { Button, buttonLook } from '~/ui/button.tsx';
import { cardLook } from '~/ui/card.tsx';
import type { Route } from './+types/second-factor-offer.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.second_factor_offer_title());

export function loader({ context }: Route.LoaderArgs) {
  const { isSecondFactorAsked, secondFactorDueAt } = context.get(viewerContext);
  if (!isSecondFactorAsked) throw redirect(paths.loginSettings());
  return { secondFactorDueAt };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  await context.get(apiContext)('POST /second-factor/put-off');
  return redirectBack(returnPath(request, url), context);
}

/** What an admin without a second factor sees first. */
export default function SecondFactorOffer({ loaderData: { secondFactorDueAt } }: Route.ComponentProps) {
  const { state } = useNavigation();
  return (
    <section className={cardLook()}>
      <ShieldCheck size={40} strokeWidth={1.5} aria-hidden="true" className="text-beet-600" />
      <h1 className="mt-3 text-4xl">{m.second_factor_offer_title()}</h1>
      <p className="mt-3 text-lg">{m.second_factor_offer_text()}</p>
      <p className="mt-3 text-muted">
        {m.second_factor_offer_how()} {secondFactorDueAt !== null && secondFactorDueText(secondFactorDueAt)}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={`${paths.loginSettings()}#second-factor`} className={buttonLook()}>
          {m.second_factor_set_up_now()}
        </Link>
        <Form method="post">
          <Button type="submit" variant="secondary" loading={state === 'submitting'}>
            {m.second_factor_later()}
          </Button>
        </Form>
      </div>
    </section>
  );
}
