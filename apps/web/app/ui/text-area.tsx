import type { ComponentProps } from 'react';
import { controlLook } from './control-look.ts';
import { cx } from './cx.ts';
import { useFieldControl } from './field.tsx';

/** Grows with its text where the browser can. */
export function TextArea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  const control = useFieldControl();
  return (
    <textarea
      {...control}
      {...props}
      rows={rows}
      className={cx(
        controlLook,
        'field-sizing-content max-h-96 min-h-28 px-4 py-3 placeholder:text-muted',
        className,
      )}
    />
  );
}
