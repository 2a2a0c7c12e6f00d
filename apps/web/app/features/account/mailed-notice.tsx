import { m } from '@shop/messages';
import { Notice } from '~/ui/notice.tsx';

type Props = {
  email: string;
  /** Only accounts are written to. The words are then true of any address, and tell of none whether it has one. */
  ifAccount?: boolean;
};

/** The same words whether or not there is such an account. */
export function MailedNotice({ email, ifAccount = false }: Props) {
  return (
    <Notice tone="success" live="polite" title={m.look_in_mailbox()}>
      <p>{ifAccount ? m.mailed_if_account({ email }) : m.mailed_text({ email })}</p>
      <p className="mt-2">{ifAccount ? m.mailed_no_account() : m.mailed_not_there()}</p>
    </Notice>
  );
}
