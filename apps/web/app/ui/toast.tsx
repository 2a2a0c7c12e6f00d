import { Toast as Base } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

type Tone = 'info' | 'success' | 'danger';

export type ToastOptions = {
  text: ReactNode;
  title?: ReactNode;
  tone?: Tone | undefined;
  /** Interrupts the screen reader. On its own for danger. */
  assertive?: boolean | undefined;
  /** Undo, or a way on. Pressing it closes the toast. */
  action?: { label: string; onPress: () => void } | undefined;
  /** Milliseconds; 0 keeps it until it is closed. 6 s, or 10 s with an action; pointer and focus stop the clock. */
  duration?: number | undefined;
};

const icons = { info: Info, success: CircleCheck, danger: CircleAlert };
const marks = { info: 'text-beet-300', success: 'text-yolk-300', danger: 'text-yolk-300' };

export const useToast = () => {
  const manager = Base.useToastManager<{ tone: Tone }>();
  const show = ({
    text,
    title,
    tone = 'info',
    assertive = tone === 'danger',
    action,
    duration,
  }: ToastOptions): string => {
    const id: string = manager.add({
      // A toast is named by its title: a text that comes alone is one.
      title: title ?? text,
      description: title === undefined ? undefined : text,
      data: { tone },
      priority: assertive ? 'high' : 'low',
      timeout: duration ?? (action ? 10_000 : 6_000),
      ...(action && {
        actionProps: {
          children: action.label,
          onClick: () => {
            action.onPress();
            manager.close(id);
          },
        },
      }),
    });
    return id;
  };
  return { show, close: manager.close };
};

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Base.useToastManager<{ tone: Tone }>();
  return toasts.map((toast) => {
    const tone = toast.data?.tone ?? 'info';
    const Icon = icons[tone];
    return (
      <Base.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['down', 'right']}
        className="on-dark w-full [transform:translate(var(--toast-swipe-movement-x),var(--toast-swipe-movement-y))] rounded-card border border-beet-950 bg-beet-950 text-white shadow-float transition duration-200 data-ending-style:opacity-0 data-limited:hidden data-starting-style:[transform:translateY(1rem)] data-starting-style:opacity-0"
      >
        <Base.Content className="flex items-start gap-3 py-2 pr-2 pl-4">
          <Icon
            size={22}
            strokeWidth={1.75}
            aria-hidden="true"
            className={`mt-2.5 shrink-0 ${marks[tone]}`}
          />
          <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-4 py-2">
            <div className="min-w-0 flex-1 basis-40">
              <Base.Title className="font-text text-base font-semibold tracking-normal" />
              <Base.Description />
            </div>
            <Base.Action className="min-h-6 rounded-small font-semibold text-yolk-300 underline decoration-2 underline-offset-4" />
          </div>
          <Base.Close
            render={
              <IconButton
                label={closeLabel}
                className="hover:bg-white/15"
                icon={<X size={20} strokeWidth={1.75} aria-hidden="true" />}
              />
            }
          />
        </Base.Content>
      </Base.Root>
    );
  });
}

type ProviderProps = {
  /** The name of the region that the toasts appear in. */
  label: string;
  closeLabel: string;
  children: ReactNode;
};

/** Once, around the whole page. */
export function ToastProvider({ label, closeLabel, children }: ProviderProps) {
  return (
    <Base.Provider limit={3}>
      {children}
      <Base.Portal>
        <Base.Viewport
          aria-label={label}
          className="fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-50 flex flex-col-reverse gap-2 sm:right-6 sm:bottom-6 sm:left-auto sm:w-104"
        >
          <ToastList closeLabel={closeLabel} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}
