import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { describedBy, FieldMessage } from './field.tsx';
import { useFormField } from './form-context.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** May hold links: only the words beside them tick the box. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
};

export function Checkbox({ label, hint, error: ownError, className, ...props }: Props) {
  const { id, error } = useFormField(props.name, ownError);
  const boxId = props.id ?? id;
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <label className="flex min-h-6 items-start gap-3 py-0.5 has-disabled:cursor-not-allowed has-disabled:text-muted">
        <span className="relative mt-px grid size-6 shrink-0 place-items-center">
          <input
            {...props}
            type="checkbox"
            id={boxId}
            aria-describedby={describedBy(boxId, hint, error)}
            aria-invalid={error ? true : undefined}
            className={cx(
              'peer size-6 appearance-none rounded-small border-[1.5px] border-edge bg-paper hover:border-beet-950 forced-colors:appearance-auto',
              'checked:border-beet-600 checked:bg-beet-600 aria-[invalid=true]:border-danger disabled:bg-cream disabled:checked:border-edge disabled:checked:bg-edge',
            )}
          />
          <Check
            size={16}
            strokeWidth={3}
            aria-hidden="true"
            className="pointer-events-none absolute scale-50 text-white opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      {hint && (
        <p id={`${boxId}-hint`} className="pl-9 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <div className="pl-9">
          <FieldMessage id={`${boxId}-error`}>{error}</FieldMessage>
        </div>
      )}
    </div>
  );
}
