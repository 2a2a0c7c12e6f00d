import type { Locale } from '@shop/domain/text';
import type { Work } from '../../db/unit-of-work.ts';
import { sendMailJob } from './mail.jobs.ts';

/** What a mail says, in the reader's language. Texts are plain; the layout escapes them. */
export type MailContent = {
  /** For the mailbox and for tests: 'verify_email', 'order_placed' … */
  readonly kind: string;
  readonly to: string;
  readonly locale: Locale;
  readonly subject: string;
  /** Paragraphs, in order. */
  readonly paragraphs: readonly string[];
  /** The one thing to do, if there is one. */
  readonly button?: { readonly label: string; readonly url: string };
  /** Figures as rows of a small table. */
  readonly rows?: readonly (readonly [label: string, value: string])[];
  /** Small print at the end. */
  readonly note?: string;
  readonly shopName: string;
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const plainOf = ({ paragraphs, button, rows = [], note, shopName }: MailContent): string =>
  [
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(note ? [note] : []),
    `– ${shopName}`,
  ].join('\n\n');

const htmlOf = ({ locale, subject, paragraphs, button, rows = [], note, shopName }: MailContent): string => {
  const text = paragraphs.map((each) => `<p style="margin:0 0 16px">${escape(each)}</p>`).join('');
  const table = rows
    .map(
      ([label, value]) =>
        `<tr><td style="padding:4px 16px 4px 0;color:#7a5566">${escape(label)}</td><td style="padding:4px 0;font-weight:600">${escape(value)}</td></tr>`,
    )
    .join('');
  const action = button
    ? `<p style="margin:24px 0"><a href="${escape(button.url)}" style="background:#c21e63;color:#fff;text-decoration:none;padding:12px 22px;border-radius:12px;font-weight:600;display:inline-block">${escape(button.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head><body style="margin:0;background:#fff9f2;color:#3a0a20;font:16px/1.5 -apple-system,Segoe UI,Roboto,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px"><p style="margin:0 0 24px;font-size:22px;font-weight:800;color:#9e1650">${escape(shopName)}</p><div style="background:#fff;border:1px solid #eadfd6;border-radius:20px;padding:28px">${text}${table ? `<table style="border-collapse:collapse;margin:8px 0 16px">${table}</table>` : ''}${action}</div>${note ? `<p style="margin:20px 4px 0;font-size:14px;color:#7a5566">${escape(note)}</p>` : ''}</div></body></html>`;
};

/** Keeps the mail and queues its sending, with the change that causes it or not at all. */
export const writeMail = async (within: Work, content: MailContent, now: Date): Promise<void> => {
  const mailId = await within.mail.insert({
    kind: content.kind,
    recipient: content.to,
    subject: content.subject,
    plain: plainOf(content),
    html: htmlOf(content),
    createdAt: now,
  });
  await within.jobs(sendMailJob, { mailId });
};
