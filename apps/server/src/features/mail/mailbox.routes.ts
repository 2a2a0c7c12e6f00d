import type { mailbox } from '@shop/contract/mailbox';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import { fail } from '../../failure.ts';
import type { Handlers } from '../../http/context.ts';
import { pageMeta } from '../../page.ts';
import type { MailRow } from './mail.repository.ts';

const summary = ({
  id,
  kind,
  recipient,
  subject,
  createdAt,
}: Omit<MailRow, 'plain' | 'html' | 'sentAt'>) => ({
  id,
  kind,
  recipient,
  subject,
  createdAt: createdAt.toISOString(),
});

/** Mails hold links that open accounts: outside of development the mailbox is not there. */
export const mailboxRoutes = (work: UnitOfWork, isOpen: boolean): Handlers<typeof mailbox> => ({
  'GET /dev/mails': async ({ query }) => {
    if (!isOpen) return fail('not_found');
    const { rows, total } = await work.read(({ mail }) => mail.list(query));
    return { data: rows.map(summary), meta: pageMeta(total, query, rows.length) };
  },
  'GET /dev/mails/{id}': async ({ params }) => {
    const row = isOpen ? await work.read(({ mail }) => mail.one(params.id)) : null;
    return row ? { data: { ...summary(row), plain: row.plain, html: row.html } } : fail('not_found');
  },
});
