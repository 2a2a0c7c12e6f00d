import { getLocale, m } from '@shop/messages';
import { fixedText, numberText } from '@shop/messages/numbers';
import { type Nested, nested, textIn } from '~/lib/form-values.ts';
import { Field } from '~/ui/field.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { AdminField, FieldWords } from './field.ts';
import { useFormValue } from './form-value.ts';
import { centsTyped, numberTyped } from './typed-numbers.ts';

type Kind = {
  readonly unit: string;
  readonly inputMode: 'numeric' | 'decimal';
  readonly read: (text: string) => number;
  readonly written: (value: number) => string;
  /** What is asked for where something else was typed. */
  readonly needed: () => string;
};

const numberField =
  ({ unit, inputMode, read, written, needed }: Kind) =>
  <const N extends string>(
    name: N,
    { label, hint, isRequired = false }: FieldWords,
  ): AdminField<Nested<N, number>> => ({
    labels: () => ({ [name]: label() }),
    // Nothing is no number that is left to the API where one has to be given.
    read: (form) => nested(name, read(textIn(form, name)) ?? ((isRequired ? null : undefined) as never)),
    written: (stored) => written(Number(stored)),
    wrong: (message) => (message === m.field_wrong_type() ? needed() : message),
    Input: function NumberInput() {
      const value = useFormValue(name, (number) => written(Number(number)));
      return (
        <Field name={name} label={label()} hint={hint?.()} required={isRequired}>
          <TextInput
            inputMode={inputMode}
            autoComplete="off"
            defaultValue={value}
            trailing={unit}
            className="max-w-56"
          />
        </Field>
      );
    },
  });

/** 12,90 on the screen, 1290 cents everywhere else. */
export const euros = numberField({
  unit: '€',
  inputMode: 'decimal',
  read: centsTyped,
  written: (cents) => fixedText(cents / 100, 2, getLocale()),
  needed: m.admin_number_needed,
});

export const percent = numberField({
  unit: '%',
  inputMode: 'decimal',
  read: numberTyped,
  written: (value) => numberText(value, getLocale()),
  needed: m.admin_number_needed,
});

export const whole = numberField({
  unit: '',
  inputMode: 'numeric',
  read: numberTyped,
  written: (value) => String(value),
  needed: m.admin_whole_needed,
});
