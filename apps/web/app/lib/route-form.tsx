import type { ReactNode } from 'react';
import { Form, type FormProps, useNavigation } from 'react-router';
import { FormShell } from '~/ui/form-shell.tsx';
import { fieldError, summaryTitle, wordsOf } from './form-summary.ts';
import type { Refusal } from './refusal.ts';
import { useDraft } from './use-draft.ts';

type Props = Pick<FormProps, 'action' | 'encType' | 'preventScrollReset'> & {
  refusal: Refusal | undefined;
  /** The fields' labels in the order of the form, for the summary of what is wrong. */
  labels: Readonly<Record<string, string>>;
  /** Keeps what is typed while the page comes anew, under this name. */
  draft?: string;
  className?: string;
  children: ReactNode;
};

/** A form that posts to its route: the route's refusal is shown above it and beside its fields. */
export function RouteForm({ refusal, labels, draft, children, className, ...form }: Props) {
  const ref = useDraft(draft, refusal);
  const { state } = useNavigation();
  const order = Object.keys(labels);
  // A field without a label comes last.
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const fieldErrors = Object.entries(refusal?.errors ?? {})
    .map(([name, messages]) => fieldError(name, labels[name] ?? name, wordsOf(messages)))
    .toSorted((one, other) => place(one.name) - place(other.name));
  return (
    <FormShell
      pending={state === 'submitting'}
      error={refusal && fieldErrors.length === 0 ? refusal.message : null}
      errorTitle={summaryTitle(fieldErrors)}
      fieldErrors={fieldErrors}
      {...(className !== undefined && { className })}
      render={(props) => <Form ref={ref} method="post" {...form} {...props} />}
    >
      {children}
    </FormShell>
  );
}
