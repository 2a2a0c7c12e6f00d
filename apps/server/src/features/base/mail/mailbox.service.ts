import type { WholeFile } from '@shop/contract/files';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import { pageFrom, type Page } from '../../../page.ts';
import type { PaperOf } from './mail.ts';
import type { MailFilter, MailRow } from './mail.repository.ts';

type Listed = Omit<MailRow, 'plain' | 'html' | 'invoiceId' | 'unsubscribeUrl' | 'sentAt'>;

const summary = ({ id, kind, recipient, subject, createdAt }: Listed) => ({
  id,
  kind,
  recipient,
  subject,
  createdAt: createdAt.toISOString(),
});

type Summary = ReturnType<typeof summary>;
type Whole = Summary & Pick<MailRow, 'plain' | 'html'> & { readonly attachment: string | null };

export type MailboxService = ReturnType<typeof mailboxService>;

/** Mails hold links that open accounts: outside of development the mailbox is not there. */
export const mailboxService = (work: UnitOfWork, isOpen: boolean, paperOf: PaperOf) => ({
  list: async (query: MailFilter): Promise<Page<Summary> | Failure> => {
    if (!isOpen) return fail('not_found');
    return pageFrom(await work.read(({ mail }) => mail.list(query)), summary);
  },
  one: async (id: number): Promise<Whole | Failure> => {
    const row = isOpen ? await work.read(({ mail }) => mail.one(id)) : null;
    if (!row) return fail('not_found');
    const { plain, html, invoiceId } = row;
    const paper = invoiceId === null ? null : await paperOf(invoiceId);
    return { ...summary(row), plain, html, attachment: paper && paper.fileName };
  },
  attachment: async (id: number): Promise<WholeFile | Failure> => {
    const row = isOpen ? await work.read(({ mail }) => mail.one(id)) : null;
    return row?.invoiceId ? paperOf(row.invoiceId) : fail('not_found');
  },
});
