import type { ComponentProps } from 'react';
import { controlLook } from './control-look.ts';
import { cx } from './cx.ts';
import { useFieldControl } from './field.tsx';

/** Grows with its text where the browser can. */
export function TextArea({ className, rows, style, ...props }: ComponentProps<'textarea'>) {
  const control = useFieldControl();
  return (
    <textarea
      {...control}
      {...props}
      rows={rows ?? 4}
      // What grows with its text does not heed its rows by itself.
      style={rows === undefined ? style : { minHeight: `calc(${rows}lh + 1.5rem + 2px)`, ...style }}
      className={cx(
        controlLook,
        'field-sizing-content max-h-96 min-h-28 px-4 py-3 placeholder:text-muted',
        className,
      )}
    />
  );
}
