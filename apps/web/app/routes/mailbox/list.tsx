import { m } from '@shop/messages';
import { Link } from 'react-router';
import { moment } from '~/lib/format.ts';
import { badQueryIsNotFound, orNotFound } from '~/lib/not-found.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageNumber } from '~/lib/page-number.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { staffPaths } from '~/lib/staff-paths.ts';
import { cardLinkLook, cardLook } from '~/ui/card.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { PageSection } from '~/ui/page-section.tsx';
import type { Route } from './+types/list.ts';

export const middleware: Route.MiddlewareFunction[] = [badQueryIsNotFound];

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.mailbox());

/** Only in development: the API does not know the mailbox in production, and then neither does this page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return orNotFound(
    context.get(apiContext)('GET /dev/mails', {
      query: { page: pageNumber(url.searchParams), perPage: 50 },
    }),
  );
}

export default function Mailbox({ loaderData }: Route.ComponentProps) {
  const { data, meta: pages } = loaderData;
  const turn = (page: number, label: string) =>
    page >= 1 &&
    page <= pages.lastPage && (
      <Link to={staffPaths.mailbox({ page: String(page) })} className={linkLook({ kind: 'strong' })}>
        {label}
      </Link>
    );
  return (
    <main>
      <PageSection level={1} title={m.mailbox()} intro={m.mailbox_intro()} width="narrow">
        {data.length === 0 && <p>{m.mailbox_empty()}</p>}
        <ul className="grid gap-3">
          {data.map((mail) => (
            <li key={mail.id} className={cardLook({ interactive: true, padding: 'sm' })}>
              <Link to={staffPaths.mail(mail.id)} className={`font-semibold ${cardLinkLook}`}>
                {mail.subject}
              </Link>
              <p className="text-sm text-muted">
                {mail.recipient} · {moment(mail.createdAt)}
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-6 flex gap-6">
          {turn(pages.currentPage - 1, m.mailbox_newer())}
          {turn(pages.currentPage + 1, m.mailbox_older())}
        </p>
      </PageSection>
    </main>
  );
}
