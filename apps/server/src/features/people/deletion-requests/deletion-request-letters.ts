import { sitePaths } from '@shop/contract/site-paths';
import { m } from '@shop/messages';
import { letters } from '../../base/mail/letter.ts';

export const deletionRequestLetters = letters({
  deletionRequest: (say, { token, hours }: { readonly token: string; readonly hours: number }) => ({
    subject: say(m.mail_deletion_subject),
    paragraphs: [say(m.mail_deletion_text), say(m.mail_deletion_consequence)],
    button: { label: say(m.mail_deletion_button), url: say.link(sitePaths.confirmDeletion, { token }) },
    note: say(m.mail_deletion_note, { hours }),
  }),
});
