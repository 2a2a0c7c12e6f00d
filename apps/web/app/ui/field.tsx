import { createContext, type ReactNode, use } from 'react';
import { CircleAlert } from 'lucide-react';
import { cx } from './cx.ts';
import { useFormField } from './form-context.ts';

type Control = {
  id: string;
  name: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

const FieldContext = createContext<Control | null>(null);

/** What the field around it tells a control: its id, name, description and whether it is wrong. */
export const useFieldControl = (): Partial<Control> => use(FieldContext) ?? {};

export function FieldMessage({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

export const describedBy = (id: string, hint: unknown, error: unknown): string | undefined =>
  cx(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined;

type Props = {
  /** The form field's name; the control inside gets it. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Stands at the end of the label's line: "optional", a counter, a link. */
  note?: ReactNode;
  /** Leave out inside a FormShell: it knows the errors by name. */
  error?: string | null | undefined;
  required?: boolean | undefined;
  hideLabel?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Field({
  name,
  label,
  hint,
  note,
  required,
  hideLabel = false,
  className,
  children,
  ...props
}: Props) {
  const { id, error } = useFormField(name, props.error);
  const control: Control = {
    id,
    name,
    required,
    'aria-describedby': describedBy(id, hint, error),
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={hideLabel ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <label htmlFor={id} className="font-semibold">
          {label}
          {required && (
            <span aria-hidden="true" className="text-beet-600">
              {' *'}
            </span>
          )}
        </label>
        {note && <span className="text-sm text-muted">{note}</span>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldContext value={control}>{children}</FieldContext>
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </div>
  );
}
