import { createContext, use } from 'react';

type Values = Readonly<Record<string, string>>;

/** What the form began with, and what was typed where it was refused. */
export const FormValues = createContext<{ readonly thing: Values; readonly typed: Values | undefined }>({
  thing: {},
  typed: undefined,
});

/** What a field shows at first: as it was typed, else the thing's value as people write it. */
export const useFormValue = (name: string, written: (value: string) => string = (value) => value): string => {
  const { thing, typed } = use(FormValues);
  if (typed) return typed[name] ?? '';
  const value = thing[name] ?? '';
  return value === '' ? '' : written(value);
};
