import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Through any SMTP server: `smtps://user:password@host:465`. */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url);
  return {
    send: async ({ to, subject, plain, html }) => {
      await transport.sendMail({ from, to, subject, text: plain, html });
    },
  };
};
