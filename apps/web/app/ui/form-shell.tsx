import {
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { cx } from './cx.ts';
import { type FieldError, fieldId, FormContext } from './form-context.ts';
import { linkLook } from './link-look.ts';
import { Notice } from './notice.tsx';

type FormProps = Pick<
  ComponentProps<'form'>,
  'className' | 'noValidate' | 'children' | 'aria-busy' | 'aria-label' | 'aria-labelledby'
>;

type Props = Omit<ComponentProps<'form'>, 'children'> & {
  pending: boolean;
  /** What is wrong with the whole form. */
  error: string | null;
  /** What is wrong with single fields; each Field finds its own by name, the summary links to all. */
  fieldErrors?: readonly FieldError[] | undefined;
  /** The summary's heading: "Please check two fields". */
  errorTitle: string;
  /** The router's form, when it is not a plain one: `(props) => <Form method="post" {...props} />`. */
  render?: ((props: FormProps) => ReactElement) | undefined;
  children: ReactNode;
};

const noErrors: readonly FieldError[] = [];

/** A field's id may be that of a group: then its chosen or first input takes the focus. */
const focusField = (id: string) => {
  const field = document.getElementById(id);
  const input = field?.matches('fieldset')
    ? (field.querySelector<HTMLElement>(':checked') ?? field.querySelector<HTMLElement>('input'))
    : field;
  input?.focus();
};

export function FormShell({
  pending,
  error,
  fieldErrors = noErrors,
  errorTitle,
  render,
  children,
  ...props
}: Props) {
  const ownId = useId();
  const formId = props.id ?? ownId;
  const summary = useRef<HTMLDivElement>(null);
  const wrong = error !== null || fieldErrors.length > 0;

  // After sending (or when errors first appear) the summary takes the focus; while they are being mended it does not.
  const before = useRef({ pending: false, wrong: false });
  useEffect(() => {
    const { pending: wasPending, wrong: wasWrong } = before.current;
    if (wrong && !pending && (wasPending || !wasWrong)) summary.current?.focus();
    before.current = { pending, wrong };
  }, [pending, wrong]);

  const goTo = (event: MouseEvent, id: string) => {
    event.preventDefault();
    focusField(id);
  };
  const form = {
    noValidate: true,
    'aria-busy': pending || undefined,
    className: cx('flex flex-col gap-5', props.className),
    children: (
      <FormContext value={{ id: formId, errors: fieldErrors }}>
        {wrong && (
          <div ref={summary} tabIndex={-1} className="rounded-card">
            <Notice tone="danger" live="assertive" title={errorTitle}>
              {error}
              {fieldErrors.length > 0 && (
                <ul className="mt-1 flex flex-col gap-1">
                  {fieldErrors.map(({ name, message, sentence }) => (
                    <li key={name}>
                      <a
                        href={`#${fieldId(formId, name)}`}
                        onClick={(event) => goTo(event, fieldId(formId, name))}
                        className={linkLook({ kind: 'strong' })}
                      >
                        {sentence ?? message}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </Notice>
          </div>
        )}
        {children}
      </FormContext>
    ),
  };
  return render ? render({ ...props, ...form }) : <form {...props} {...form} />;
}
