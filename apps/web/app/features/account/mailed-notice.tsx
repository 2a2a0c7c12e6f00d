import { m } from '@shop/messages';
import { Notice } from '~/ui/notice.tsx';

/** The same words whether or not there is such an account. */
export function MailedNotice({ email }: { email: string }) {
  return (
    <Notice tone="success" live="polite" title={m.look_in_mailbox()}>
      <p>{m.mailed_text({ email })}</p>
      <p className="mt-2">{m.mailed_not_there()}</p>
    </Notice>
  );
}
