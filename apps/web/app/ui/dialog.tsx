import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';

const sizes = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-4xl' };

export const backdropLook =
  'fixed inset-0 z-40 min-h-dvh bg-beet-950/50 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 supports-[-webkit-touch-callout:none]:absolute';

export const dialogPopupLook =
  'my-auto w-full overflow-clip rounded-card border border-line bg-paper text-beet-950 shadow-float outline-none transition duration-200 data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0';

export const dialogViewportLook =
  'fixed inset-0 z-40 flex justify-center overflow-y-auto overscroll-contain p-4';

type Props = {
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** The button that opens it, as an element; or leave it out and control it by open. */
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  size?: keyof typeof sizes | undefined;
  /** A picture that fills the top to the edges. */
  media?: ReactNode;
  /** Buttons; they stay in sight while the rest scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
};

export function Dialog({
  title,
  description,
  closeLabel,
  trigger,
  size = 'md',
  media,
  footer,
  ...props
}: Props) {
  return (
    <Base.Root
      {...(props.open !== undefined && { open: props.open })}
      onOpenChange={(open) => props.onOpenChange?.(open)}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={backdropLook} />
        <Base.Viewport className={dialogViewportLook}>
          <Base.Popup className={cx(dialogPopupLook, sizes[size])}>
            <div className="sticky top-0 z-10 flex h-0 justify-end pr-3">
              <Base.Close
                render={
                  <IconButton
                    label={closeLabel}
                    className="mt-3 bg-paper"
                    icon={<X size={22} strokeWidth={1.75} aria-hidden="true" />}
                  />
                }
              />
            </div>
            {media}
            <div className={cx('p-5 sm:p-7', footer ? 'pb-4 sm:pb-5' : '')}>
              <Base.Title className={cx('text-2xl', !media && 'pr-12')}>{title}</Base.Title>
              {description && <Base.Description className="mt-2 text-muted">{description}</Base.Description>}
              {props.children && <div className="mt-5">{props.children}</div>}
            </div>
            {footer && (
              <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-t border-line bg-paper px-5 py-4 sm:px-7">
                {footer}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Closes the dialog around it; give it a Button. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Base.Close render={children} />;
}
