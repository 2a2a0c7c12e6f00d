import { createContext, use, useId } from 'react';

export type FieldError = {
  readonly name: string;
  readonly message: string;
  /** What the summary says instead, where the message alone does not tell which field is meant. */
  readonly sentence?: string;
};

export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;

/** A form shell hands its errors down, so that a page gives them once. */
export const FormContext = createContext<{ id: string; errors: readonly FieldError[] } | null>(null);

export const useFormField = (name: string | undefined, error?: string | null) => {
  const form = use(FormContext);
  const ownId = useId();
  const errorOf = (field: string | undefined): string | null =>
    form?.errors.find((one) => one.name === field)?.message ?? null;
  return {
    id: form && name !== undefined ? fieldId(form.id, name) : ownId,
    error: error ?? errorOf(name),
    /** Of one of several choices: its error is called `name.value`. */
    errorOfChoice: (value: string): string | null => errorOf(`${name}.${value}`),
  };
};
