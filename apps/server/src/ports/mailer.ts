export type OutgoingMail = {
  readonly to: string;
  readonly subject: string;
  readonly plain: string;
  readonly html: string;
  /** Where the reader, or the mail program at one press, switches such letters off (RFC 8058). */
  readonly unsubscribeUrl?: string | null;
  readonly attachments?: readonly { readonly fileName: string; readonly bytes: Uint8Array }[];
};

/** How a mail leaves the house. It throws where it could not be handed over; the job tries again. */
export type Mailer = {
  send(mail: OutgoingMail): Promise<void>;
  close?(): void;
  /** The shop's own copy is the only one. */
  readonly isKeptOnly?: true;
};

/** Mails stay in the shop's own mailbox page: for development and tests. */
export const keepingMailer: Mailer = { send: async () => {}, isKeptOnly: true };
