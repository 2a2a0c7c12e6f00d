import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { mails } from '../../../db/schema/index.ts';
import { paged, type Paged, partOf } from '../../../db/paged.ts';
import type { Failure } from '../../../failure.ts';
import type { LongListQuery } from '../../../page.ts';

export type MailRow = typeof mails.$inferSelect;
export type MailFilter = LongListQuery<'created'> & { readonly recipient: string };

const isTo = (email: string): SQL => eq(sql`lower(${mails.recipient})`, email.toLowerCase());

export const mailRepository = (handle: Handle) => ({
  one: async (id: number): Promise<MailRow | null> => {
    const [row] = await handle.select().from(mails).where(eq(mails.id, id));
    return row ?? null;
  },
  /** Newest first; of one recipient where one is named. */
  list: (query: MailFilter): Promise<Paged<MailRow> | Failure> =>
    paged<MailRow>(handle, {
      query,
      where: query.recipient === '' ? undefined : isTo(query.recipient),
      id: mails.id,
      sorts: {},
      read: (part) => partOf(handle.select().from(mails).$dynamic(), part),
      ids: () => handle.select({ id: mails.id }).from(mails).$dynamic(),
    }),
  ofRecipient: (email: string) =>
    handle
      .select({ at: mails.createdAt, kind: mails.kind, subject: mails.subject, text: mails.plain })
      .from(mails)
      .where(isTo(email))
      .orderBy(asc(mails.id)),
  forgetRecipient: async (email: string): Promise<void> => {
    await handle.delete(mails).where(isTo(email));
  },
  insert: async (mail: typeof mails.$inferInsert): Promise<number> => {
    const [made] = await handle.insert(mails).values(mail).returning({ id: mails.id });
    if (!made) throw new Error('a mail was not kept');
    return made.id;
  },
  setSent: async (
    id: number,
    sentAt: Date,
    texts: { plain?: string; html?: string; unsubscribeUrl?: null } = {},
  ): Promise<void> => {
    await handle
      .update(mails)
      .set({ sentAt, ...texts })
      .where(eq(mails.id, id));
  },
});
