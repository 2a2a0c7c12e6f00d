import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { useFormField } from './form-context.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** The switch at the end of the line, as in lists of settings. */
  switchLast?: boolean | undefined;
};

/** For what takes effect at once; in a form that is sent, use a Checkbox. */
export function Switch({ label, hint, switchLast = false, className, ...props }: Props) {
  const { id } = useFormField(props.name);
  return (
    <label
      className={cx(
        'flex min-h-11 items-center gap-3 has-disabled:cursor-not-allowed has-disabled:opacity-50',
        switchLast && 'flex-row-reverse justify-between',
        className,
      )}
    >
      <span className="relative inline-flex shrink-0">
        <input
          {...props}
          type="checkbox"
          role="switch"
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer h-8 w-13 appearance-none rounded-full border-[1.5px] border-edge bg-paper checked:border-beet-600 checked:bg-beet-600 forced-colors:checked:bg-[Highlight]"
        />
        <span
          aria-hidden="true"
          className={cx(
            'pointer-events-none absolute top-1 left-1 grid size-6 place-items-center rounded-full bg-edge transition-transform peer-checked:translate-x-5 peer-checked:bg-paper',
            'after:size-2.5 after:scale-0 after:rounded-full after:bg-yolk-500 after:transition-transform peer-checked:after:scale-100 forced-colors:bg-[CanvasText] forced-colors:peer-checked:bg-[HighlightText]',
          )}
        />
      </span>
      <span className="min-w-0">
        <span className="font-semibold">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
