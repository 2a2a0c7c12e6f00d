import { m } from '@shop/messages';
import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router';
import { paths } from '~/lib/paths.ts';
import { notFoundMessage } from '~/lib/not-found-message.ts';
import { useRoot } from '~/lib/use-root.ts';
import { buttonLook } from '~/ui/button.tsx';
import { Container } from '~/ui/page-section.tsx';
import { useToast } from '~/ui/toast.tsx';

/** Inside the shop: header and footer stay, so that the visitor finds the way on. */
export function NotFound() {
  const { shop } = useRoot();
  const { show } = useToast();
  const message = notFoundMessage(useRouteError());
  useEffect(() => {
    if (message !== null) show({ text: message, tone: 'danger' });
  }, [message, show]);
  return (
    <Container width="narrow" className="grid justify-items-center gap-5 py-20 text-center">
      <title>{`${m.not_found_title()} – ${shop.name}`}</title>
      <p
        aria-hidden="true"
        className="plate grid size-36 place-items-center font-display text-4xl font-bold text-beet-600"
      >
        404
      </p>
      <h1 className="text-4xl">{m.not_found_title()}</h1>
      <p className="max-w-md text-lg text-muted">{m.not_found_text()}</p>
      <p className="flex flex-wrap justify-center gap-3">
        <Link to={paths.mealKits()} className={buttonLook()}>
          {m.choose_plan()}
        </Link>
        <Link to={paths.home()} className={buttonLook({ variant: 'secondary' })}>
          {m.back_home()}
        </Link>
      </p>
    </Container>
  );
}
