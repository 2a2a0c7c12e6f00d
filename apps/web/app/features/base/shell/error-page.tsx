import { m } from '@shop/messages';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { paths } from '~/lib/paths.ts';
import { isUnreachable } from '~/lib/unreachable.ts';
import { buttonLook } from '~/ui/button.tsx';

const wordsFor = (status: number | null, error: unknown) => {
  if (status === 401) return { title: m.logged_out_title(), text: m.logged_out_text() };
  if (status === 404 || status === 400) return { title: m.not_found_title(), text: m.not_found_text() };
  if (status === 413) return { title: m.too_large_title(), text: m.too_large_text() };
  if (status === 503) return { title: m.away_title(), text: m.away_text() };
  if (isUnreachable(error)) return { title: m.connection_lost_title(), text: m.connection_lost_text() };
  return { title: m.error_title(), text: m.error_text() };
};

/** The last resort: it needs no data, so that it can be shown when nothing could be loaded. */
export function ErrorPage({ error }: { error?: unknown }) {
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : null;
  const { title, text } = wordsFor(status, error);
  const isAway = status === 503 || isUnreachable(error);
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-5 px-4 py-16 text-center">
      <title>{title}</title>
      <p aria-hidden="true" className="plate mx-auto grid size-32 place-items-center font-display text-4xl">
        {status === 404 ? '404' : '…'}
      </p>
      <h1 className="text-4xl">{title}</h1>
      <p className="text-lg text-muted">{text}</p>
      <p className="flex flex-wrap justify-center gap-3">
        {status !== 404 && (
          <a href={status === 400 ? pathname : pathname + search} className={buttonLook()}>
            {isAway ? m.away_again() : m.load_again()}
          </a>
        )}
        {!isAway && (
          <a
            href={paths.home()}
            className={buttonLook({ variant: status === 404 ? 'primary' : 'secondary' })}
          >
            {m.back_home()}
          </a>
        )}
      </p>
    </main>
  );
}
