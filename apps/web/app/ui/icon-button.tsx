import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export type IconButtonLook = {
  variant?: 'quiet' | 'outline' | 'solid' | undefined;
  size?: 'sm' | 'md' | undefined;
};

const variants = {
  quiet: 'border-transparent hover:bg-beet-100',
  outline: 'border-edge bg-paper hover:border-beet-700 hover:bg-beet-50',
  solid: 'border-transparent bg-beet-600 text-white hover:bg-beet-700',
};

/** A round button of one icon; also for links (cart, account). Links bring their own name. */
export const iconButtonLook = ({ variant = 'quiet', size = 'md' }: IconButtonLook = {}): string =>
  cx(
    'relative inline-grid shrink-0 place-items-center rounded-full border transition-transform active:scale-95',
    'disabled:pointer-events-none disabled:opacity-40 aria-disabled:cursor-not-allowed aria-disabled:opacity-40',
    size === 'md' ? 'size-11' : 'size-9',
    variants[variant],
  );

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> &
  IconButtonLook & { label: string; icon: ReactNode };

export function IconButton({ label, icon, variant, size, className, type = 'button', ...props }: Props) {
  return (
    <button
      {...props}
      type={type}
      aria-label={label}
      className={cx(iconButtonLook({ variant, size }), className)}
    >
      {icon}
    </button>
  );
}
