import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlLook } from './control-look.ts';
import { cx } from './cx.ts';
import { useFieldControl } from './field.tsx';

/** The browser's own list: for long lists, autofill, and forms that must work without JavaScript. */
export function NativeSelect({ className, children, ...props }: ComponentProps<'select'>) {
  const control = useFieldControl();
  return (
    <span className={cx('relative flex', className)}>
      <select
        {...control}
        {...props}
        className={cx(controlLook, 'min-h-12 appearance-none py-2 pr-10 pl-4 text-ellipsis')}
      >
        {children}
      </select>
      <ChevronDown
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
