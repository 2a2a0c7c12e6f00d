import { m } from '@shop/messages';
import { useEffect, useRef } from 'react';
import { Notice } from '~/ui/notice.tsx';

type Props = {
  email: string;
  /** Only accounts are written to. The words are then true of any address, and tell of none whether it has one. */
  ifAccount?: boolean;
};

/** The same words whether or not there is such an account. */
export function MailedNotice({ email, ifAccount = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It takes the place of a form whose button was far below.
    box.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="rounded-card">
      <Notice tone="success" live="polite" title={m.look_in_mailbox()}>
        <p>{ifAccount ? m.mailed_if_account({ email }) : m.mailed_text({ email })}</p>
        <p className="mt-2">{ifAccount ? m.mailed_no_account() : m.mailed_not_there()}</p>
      </Notice>
    </div>
  );
}
