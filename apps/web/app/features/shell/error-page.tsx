import { m } from '@shop/messages';
import { isRouteErrorResponse } from 'react-router';
import { paths } from '~/lib/paths.ts';
import { buttonLook } from '~/ui/button.tsx';

/** The last resort: it needs no data, so that it can be shown when nothing could be loaded. */
export function ErrorPage({ error }: { error?: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-5 px-4 py-16 text-center">
      <title>{isMissing ? m.not_found_title() : m.error_title()}</title>
      <p aria-hidden="true" className="plate mx-auto grid size-32 place-items-center font-display text-4xl">
        {isMissing ? '404' : '…'}
      </p>
      <h1 className="text-4xl">{isMissing ? m.not_found_title() : m.error_title()}</h1>
      <p className="text-lg text-muted">{isMissing ? m.not_found_text() : m.error_text()}</p>
      <p>
        <a href={paths.home()} className={buttonLook()}>
          {m.back_home()}
        </a>
      </p>
    </main>
  );
}
