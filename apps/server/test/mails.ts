import { desc, eq, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { mails } from '../src/db/schema/index.ts';
import type { TestShop } from './test-shop.ts';

type Mail = typeof mails.$inferSelect;

/** What was written to this address, newest first. */
export const mailsTo = ({ database }: TestShop, recipient: string): Promise<Mail[]> =>
  database
    .select()
    .from(mails)
    .where(eq(sql`lower(${mails.recipient})`, recipient.toLowerCase()))
    .orderBy(desc(mails.id));

/** The newest mail of this kind, once a job has written it. */
export const mailTo = (shop: TestShop, recipient: string, kind: string): Promise<Mail> =>
  vi.waitFor(
    async () => {
      const mail = (await mailsTo(shop, recipient)).find((each) => each.kind === kind);
      if (!mail) throw new Error(`no mail ${kind} to ${recipient}`);
      return mail;
    },
    { timeout: 60_000, interval: 25 },
  );

/** The token of the link in a mail. */
export const tokenIn = ({ plain }: Mail): string => {
  const [, token] = /[?&]token=([^&\s]+)/.exec(plain) ?? [];
  if (!token) throw new Error('the mail holds no link');
  return decodeURIComponent(token);
};
