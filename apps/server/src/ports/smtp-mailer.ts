import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** As many as are sent at once: each keeps its connection, so that greeting and key exchange are paid for once. */
const CONNECTIONS = 4;

/** A mail server that says nothing for so long (ms) is given up; the job tries again. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** RFC 8058. The server that signs mails has to sign these too. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Through any SMTP server: `smtps://user:password@host:465`. */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({ url, pool: true, maxConnections: CONNECTIONS, ...limits });
  return {
    close: () => transport.close(),
    send: async ({ to, subject, plain, html, attachments = [], unsubscribeUrl = null }) => {
      await transport.sendMail({
        from,
        to,
        subject,
        text: plain,
        html,
        ...(unsubscribeUrl !== null && { headers: oneClick(unsubscribeUrl) }),
        attachments: attachments.map(({ fileName, bytes }) => ({
          filename: fileName,
          content: Buffer.from(bytes),
        })),
      });
    },
  };
};
