import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
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

type Toast = ToastOptions & { readonly id: number };

type Toasts = {
  /** Gives back the toast's number, to close it by. */
  show: (options: ToastOptions) => number;
  close: (id: number) => void;
};

const ToastContext = createContext<Toasts | null>(null);

export const useToast = (): Toasts => {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('a toast without its provider');
  return toasts;
};

const icons = { info: Info, success: CircleCheck, danger: CircleAlert };
const marks = { info: 'text-beet-300', success: 'text-yolk-300', danger: 'text-yolk-300' };

/** More than this at once nobody reads; the oldest go. */
const limit = 3;

function ToastCard(props: { toast: Toast; closeLabel: string; close: Toasts['close'] }) {
  const { toast, closeLabel, close } = props;
  const { id } = toast;
  const { text, title, tone = 'info', action, assertive = tone === 'danger' } = toast;
  const duration = toast.duration ?? (action ? 10_000 : 6_000);
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (isHeld || duration === 0) return undefined;
    const timer = setTimeout(() => close(id), duration);
    return () => clearTimeout(timer);
  }, [isHeld, duration, close, id]);
  const Icon = icons[tone];
  return (
    <div
      role={assertive ? 'alert' : undefined}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      className="on-dark flex w-full items-start gap-3 rounded-card bg-beet-950 py-2 pr-2 pl-4 text-white opacity-100 shadow-float transition duration-200 starting:translate-y-4 starting:opacity-0"
    >
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" className={`mt-2.5 shrink-0 ${marks[tone]}`} />
      <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-4 py-2">
        <div className="min-w-0 flex-1 basis-40">
          {title && <p className="font-semibold">{title}</p>}
          <p className={title ? undefined : 'font-semibold'}>{text}</p>
        </div>
        {action && (
          <button
            type="button"
            onClick={() => {
              action.onPress();
              close(id);
            }}
            className="min-h-6 rounded-small font-semibold text-yolk-300 underline decoration-2 underline-offset-4"
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton
        label={closeLabel}
        onClick={() => close(id)}
        className="hover:bg-white/15"
        icon={<X size={20} strokeWidth={1.75} aria-hidden="true" />}
      />
    </div>
  );
}

type ProviderProps = {
  /** The name of the region that the toasts appear in. */
  label: string;
  closeLabel: string;
  children: ReactNode;
};

/**
 * Once, around the whole page. A few lines of our own: every page pays for them. They stand where no button that leads
 * on does: at the top of a phone, else at the left, since drawers open at the right.
 */
export function ToastProvider({ label, closeLabel, children }: ProviderProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const last = useRef(0);
  const functions = useMemo<Toasts>(
    () => ({
      show: (options) => {
        last.current += 1;
        const toast = { ...options, id: last.current };
        setToasts((list) => [...list, toast].slice(-limit));
        return toast.id;
      },
      close: (id) => setToasts((list) => list.filter((toast) => toast.id !== id)),
    }),
    [],
  );
  return (
    <ToastContext value={functions}>
      {children}
      <section aria-label={label}>
        <ol
          aria-live="polite"
          className="fixed inset-x-4 top-[calc(1rem+env(safe-area-inset-top))] z-50 flex flex-col gap-2 empty:hidden sm:inset-x-auto sm:top-auto sm:bottom-6 sm:left-6 sm:w-104"
        >
          {toasts.map((toast) => (
            <li key={toast.id}>
              <ToastCard toast={toast} closeLabel={closeLabel} close={functions.close} />
            </li>
          ))}
        </ol>
      </section>
    </ToastContext>
  );
}
