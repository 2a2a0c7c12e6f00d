import type { ComponentProps, ReactNode } from 'react';
import { controlLook } from './control-look.ts';
import { cx } from './cx.ts';
import { useFieldControl } from './field.tsx';

type Props = ComponentProps<'input'> & {
  /** An icon or a prefix inside the box. */
  leading?: ReactNode;
  /** A unit ("kg") or a small button inside the box. */
  trailing?: ReactNode;
};

export function TextInput({ leading, trailing, className, type = 'text', ...props }: Props) {
  const control = useFieldControl();
  return (
    <span
      className={cx(
        controlLook,
        'flex min-h-12 items-center outline-offset-2 outline-beet-600 has-[input:focus-visible]:outline-2',
        className,
      )}
    >
      {leading && <span className="flex shrink-0 pl-4 text-muted">{leading}</span>}
      <input
        {...control}
        {...props}
        type={type}
        className="min-w-0 flex-1 self-stretch rounded-control bg-transparent px-4 py-2 outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:appearance-none"
      />
      {trailing && (
        <span className="flex shrink-0 items-center pr-4 text-muted has-[button]:pr-1">{trailing}</span>
      )}
    </span>
  );
}
