import { m } from '@shop/messages';
import { type ReactElement, useState } from 'react';
import { useFetcher } from 'react-router';
import type { EditOutcome } from '~/lib/resource-route.ts';
import { AlertDialog } from '~/ui/alert-dialog.tsx';

type Props = {
  /** The button that asks. Where the thing cannot be done, give it the reason (`disabledReason`) from the `can` table. */
  trigger: ReactElement;
  /** Of the route's action. */
  intent: string;
  title: string;
  /** What is lost, by name. */
  losing: string;
  confirmLabel: string;
};

/** Asks before it does what cannot be undone. What the server refuses is said in the dialog, in its words. */
export function ConfirmAction({ trigger, intent, title, losing, confirmLabel }: Props) {
  const { submit, state, data } = useFetcher<EditOutcome>();
  const [open, setOpen] = useState(false);
  // What was refused the last time may be possible now.
  const [isAsked, ask] = useState(false);
  const refused = isAsked && state === 'idle' ? data : undefined;
  return (
    <AlertDialog
      trigger={trigger}
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        ask(false);
      }}
      title={title}
      losing={losing}
      confirmLabel={confirmLabel}
      cancelLabel={m.admin_cancel()}
      pending={state !== 'idle'}
      error={refused?.refusal.message ?? null}
      isRefused={refused?.isFinal}
      onConfirm={() => {
        ask(true);
        void submit({ intent }, { method: 'post' });
      }}
    />
  );
}
