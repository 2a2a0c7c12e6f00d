import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'yolk' | 'outline';
export type ButtonSize = 'sm' | 'md' | 'lg';
export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  block?: boolean | undefined;
};

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-beet-600 text-white hover:bg-beet-700',
  secondary:
    'border-beet-950 bg-paper text-beet-950 hover:bg-beet-50 hover:border-beet-700 hover:text-beet-700',
  quiet: 'border-transparent text-beet-700 hover:bg-beet-100',
  danger: 'border-transparent bg-danger text-white hover:bg-beet-950',
  /** On a beet ground: the first choice, and the one beside it. */
  yolk: 'border-transparent bg-yolk-300 text-beet-950 hover:bg-yolk-500',
  outline: 'border-white text-white hover:bg-white hover:text-beet-950',
};
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 gap-1.5 px-3.5 py-1.5 text-sm',
  md: 'min-h-11 gap-2 px-5 py-2 text-base',
  lg: 'min-h-14 gap-2.5 px-7 py-3 text-lg',
};

/** The look of a button, for links and for triggers of dialogs and menus. */
export const buttonLook = ({ variant = 'primary', size = 'md', block = false }: ButtonLook = {}): string =>
  cx(
    'group/button relative inline-flex items-center justify-center rounded-control border-[1.5px] text-center leading-tight font-semibold',
    'transition-transform select-none active:scale-[0.98] aria-busy:cursor-progress [&_svg]:shrink-0',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 aria-disabled:active:scale-100',
    variants[variant],
    sizes[size],
    block && 'w-full',
  );

type Props = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonLook & {
    icon?: ReactNode;
    iconAfter?: ReactNode;
    /** Shows a spinner in the same width and lets no press through. */
    loading?: boolean | undefined;
    /** Said to a screen reader while loading. */
    loadingLabel?: string | undefined;
    disabled?: boolean | undefined;
    /** Disables the button but keeps it in reach of the keyboard, with the reason as its description. */
    disabledReason?: string | undefined;
    /** Where the reason stands in sight: it is not said a second time. */
    reasonId?: string | undefined;
  };

export function Button(props: Props) {
  const {
    variant,
    size,
    block,
    icon,
    iconAfter,
    loading = false,
    loadingLabel,
    disabledReason,
    reasonId,
    ...rest
  } = props;
  const { className, children, onClick, type = 'button', ...button } = rest;
  const hiddenId = useId();
  const blocked = loading || disabledReason !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    blocked ? event.preventDefault() : onClick?.(event);
  return (
    <>
      <button
        aria-describedby={disabledReason === undefined ? undefined : (reasonId ?? hiddenId)}
        {...button}
        type={type}
        title={reasonId === undefined ? (disabledReason ?? button.title) : button.title}
        aria-disabled={blocked || undefined}
        aria-busy={loading || undefined}
        onClick={press}
        className={cx(
          buttonLook({ variant, size, block }),
          loading && 'aria-disabled:opacity-100',
          className,
        )}
      >
        <span className={cx('contents', loading && '*:opacity-0')}>
          {icon}
          <span>{children}</span>
          {iconAfter && (
            <span className="transition-transform group-hover/button:translate-x-0.5">{iconAfter}</span>
          )}
        </span>
        {loading && (
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
            {loadingLabel && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}
          </span>
        )}
      </button>
      {disabledReason !== undefined && reasonId === undefined && (
        <VisuallyHidden id={hiddenId}>{disabledReason}</VisuallyHidden>
      )}
    </>
  );
}
