export type OutgoingMail = {
  readonly to: string;
  readonly subject: string;
  readonly plain: string;
  readonly html: string;
};

/** How a mail leaves the house. It throws where it could not be handed over; the job tries again. */
export type Mailer = { send(mail: OutgoingMail): Promise<void> };

/** Mails stay in the shop's own mailbox page: for development and tests. */
export const keepingMailer: Mailer = { send: async () => {} };
