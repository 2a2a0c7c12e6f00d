import { Drawer as Base } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';
import { backdropLook } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { useMediaQuery } from './use-media-query.ts';

type Props = {
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** On wide screens: 28, 35 or 40 rem. */
  size?: keyof typeof widths | undefined;
  /** Stays in sight while the rest scrolls: the total and its button. */
  footer?: ReactNode;
  children?: ReactNode;
};

const widths = { md: 'w-md', panel: 'w-140', lg: 'w-160' };

const bottomSheet =
  'max-h-[calc(100dvh-3rem)] w-full rounded-t-card [transform:translateY(var(--drawer-swipe-movement-y))] data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]';
const sidePanel =
  'h-full max-w-[calc(100vw-3rem)] rounded-l-card [transform:translateX(var(--drawer-swipe-movement-x))] data-ending-style:[transform:translateX(100%)] data-starting-style:[transform:translateX(100%)]';

/** A side panel on wide screens, a bottom sheet that can be swiped away on a phone. */
export function Drawer({ title, description, closeLabel, trigger, size = 'md', footer, ...props }: Props) {
  const wide = useMediaQuery('(min-width: 48rem)');
  return (
    <Base.Root
      swipeDirection={wide ? 'right' : 'down'}
      {...(props.open !== undefined && { open: props.open })}
      onOpenChange={(open) => props.onOpenChange?.(open)}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={backdropLook} />
        <Base.Viewport className={cx('fixed inset-0 z-40 flex', wide ? 'justify-end' : 'items-end')}>
          <Base.Popup
            className={cx(
              'flex flex-col overflow-y-auto overscroll-contain bg-paper text-beet-950 shadow-float outline-none',
              'transition-transform duration-200 data-swiping:duration-0 data-swiping:select-none',
              wide ? sidePanel : bottomSheet,
              wide && widths[size],
            )}
          >
            <div className="sticky top-0 z-10 shrink-0 border-b border-line bg-paper px-5 pt-3 pb-3 sm:px-7">
              {!wide && (
                <span aria-hidden="true" className="mx-auto mb-1 block h-1 w-10 rounded-full bg-beet-300" />
              )}
              <div className="flex items-center justify-between gap-4">
                <Base.Title className="min-w-0 text-xl">{title}</Base.Title>
                <Base.Close
                  render={
                    <IconButton
                      label={closeLabel}
                      className="-mr-2"
                      icon={<X size={22} strokeWidth={1.75} aria-hidden="true" />}
                    />
                  }
                />
              </div>
            </div>
            <Base.Content className="flex-1 px-5 py-5 sm:px-7">
              {description && <Base.Description className="mb-4 text-muted">{description}</Base.Description>}
              {props.children}
            </Base.Content>
            {footer && (
              <div className="sticky bottom-0 shrink-0 border-t border-line bg-paper px-5 pt-4 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:px-7">
                {footer}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Closes the drawer around it; give it a Button. */
export function DrawerClose({ children }: { children: ReactElement }) {
  return <Base.Close render={children} />;
}
