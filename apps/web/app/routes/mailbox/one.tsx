import { m } from '@shop/messages';
import { Paperclip } from 'lucide-react';
import { Link } from 'react-router';
import { moment } from '~/lib/format.ts';
import { badQueryIsNotFound, orNotFound } from '~/lib/not-found.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { staffPaths } from '~/lib/staff-paths.ts';
import { cardLook } from '~/ui/card.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { PageSection } from '~/ui/page-section.tsx';
import type { Route } from './+types/one.ts';

export const middleware: Route.MiddlewareFunction[] = [badQueryIsNotFound];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, loaderData?.mail.subject ?? m.mailbox());

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = Number(params.id);
  const { data } = await orNotFound(context.get(apiContext)('GET /dev/mails/{id}', { params: { id } }));
  return { mail: data };
}

/** Addresses become links: those of the HTML cannot be followed inside their sandbox. */
const withLinks = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={part} className={linkLook()}>
        {part}
      </a>
    ) : (
      part
    ),
  );

export default function Mail({ loaderData }: Route.ComponentProps) {
  const { mail } = loaderData;
  return (
    <main>
      <PageSection
        level={1}
        title={mail.subject}
        intro={`${mail.recipient} · ${moment(mail.createdAt)}`}
        width="narrow"
        action={
          <Link to={staffPaths.mailbox()} className={linkLook({ kind: 'strong' })}>
            {m.mailbox()}
          </Link>
        }
      >
        <div className="grid gap-6">
          <section aria-label={m.mailbox_plain()} className={cardLook()}>
            <p className="break-words whitespace-pre-wrap">{withLinks(mail.plain)}</p>
            {mail.attachment && (
              <p className="mt-4 flex items-center gap-2 font-semibold">
                <Paperclip size={18} strokeWidth={1.75} aria-hidden="true" />
                <a href={staffPaths.mailAttachment(mail.id)} className={linkLook()}>
                  {mail.attachment}
                </a>
              </p>
            )}
          </section>
          <iframe
            title={m.mailbox_html()}
            sandbox=""
            srcDoc={mail.html}
            className="h-[80rem] w-full rounded-card border border-line"
          />
        </div>
      </PageSection>
    </main>
  );
}
