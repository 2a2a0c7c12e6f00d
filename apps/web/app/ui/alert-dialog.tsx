import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactElement, ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { backdropLook, dialogPopupLook, dialogViewportLook } from './dialog.tsx';
import { Notice } from './notice.tsx';

type Props = {
  /** The question: "Cancel the delivery of 16 November?" */
  title: ReactNode;
  /** What is lost, by name, and what is given back. */
  losing: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  pending: boolean;
  error: string | null;
  /** Pressing it again would change nothing. */
  isRefused?: boolean | undefined;
  /** danger unless nothing is lost for good. */
  variant?: 'danger' | 'primary' | undefined;
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children?: ReactNode;
};

/** Stays open while the work is under way; the caller closes it when that is done. Focus starts on the safe button. */
export function AlertDialog({ title, losing, pending, error, variant = 'danger', trigger, ...props }: Props) {
  return (
    <Base.Root
      {...(props.open !== undefined && { open: props.open })}
      onOpenChange={(open) => (pending ? undefined : props.onOpenChange?.(open))}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={backdropLook} />
        <Base.Viewport className={dialogViewportLook}>
          <Base.Popup className={cx(dialogPopupLook, 'max-w-md p-5 sm:p-7')}>
            <Base.Title className="text-2xl">{title}</Base.Title>
            <Base.Description render={<div />} className="mt-2 text-muted">
              {losing}
            </Base.Description>
            {props.children && <div className="mt-4">{props.children}</div>}
            {error && (
              <Notice tone="danger" live="assertive" className="mt-4">
                {error}
              </Notice>
            )}
            <div className="mt-6 flex flex-wrap-reverse justify-end gap-3 *:max-sm:w-full">
              <Base.Close render={<Button variant="secondary">{props.cancelLabel}</Button>} />
              <Button
                variant={variant}
                loading={pending}
                disabledReason={props.isRefused ? (error ?? undefined) : undefined}
                onClick={props.onConfirm}
              >
                {props.confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
