import { m } from '@shop/messages';
import type { ReactNode } from 'react';
import { Form, type FormProps, useNavigation } from 'react-router';
import { FormShell } from '~/ui/form-shell.tsx';
import type { Refusal } from './refusal.ts';

type Props = Pick<FormProps, 'action' | 'encType' | 'preventScrollReset'> & {
  refusal: Refusal | undefined;
  /** The fields' labels, for the summary of what is wrong. */
  labels: Readonly<Record<string, string>>;
  className?: string;
  children: ReactNode;
};

/** A form that posts to its route: the route's refusal is shown above it and beside its fields. */
export function RouteForm({ refusal, labels, children, className, ...form }: Props) {
  const { state } = useNavigation();
  const fieldErrors = Object.entries(refusal?.errors ?? {}).map(([name, [message = '']]) => ({
    name,
    label: labels[name] ?? name,
    message,
  }));
  return (
    <FormShell
      pending={state === 'submitting'}
      error={refusal && fieldErrors.length === 0 ? refusal.message : null}
      errorTitle={m.form_refused()}
      fieldErrors={fieldErrors}
      {...(className !== undefined && { className })}
      render={(props) => <Form method="post" {...form} {...props} />}
    >
      {children}
    </FormShell>
  );
}
