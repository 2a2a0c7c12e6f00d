import { eq } from 'drizzle-orm';
import type { Handle } from '../../db/database.ts';
import { mails } from '../../db/schema/index.ts';

export type MailRow = typeof mails.$inferSelect;

export const mailRepository = (handle: Handle) => ({
  one: async (id: number): Promise<MailRow | null> => {
    const [row] = await handle.select().from(mails).where(eq(mails.id, id));
    return row ?? null;
  },
  insert: async (mail: typeof mails.$inferInsert): Promise<number> => {
    const [made] = await handle.insert(mails).values(mail).returning({ id: mails.id });
    if (!made) throw new Error('a mail was not kept');
    return made.id;
  },
  setSent: async (id: number, now: Date): Promise<void> => {
    await handle.update(mails).set({ sentAt: now }).where(eq(mails.id, id));
  },
});
