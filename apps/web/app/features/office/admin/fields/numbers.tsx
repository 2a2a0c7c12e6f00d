import { getLocale } from '@shop/messages';
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
};

const numberField =
  ({ unit, inputMode, read, written }: Kind) =>
  <const N extends string>(
    name: N,
    { label, hint, isRequired = false }: FieldWords,
  ): AdminField<Nested<N, number>> => ({
    labels: () => ({ [name]: label() }),
    read: (form) => nested(name, read(textIn(form, name))),
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
});

export const percent = numberField({
  unit: '%',
  inputMode: 'decimal',
  read: numberTyped,
  written: (value) => numberText(value, getLocale()),
});

export const whole = numberField({
  unit: '',
  inputMode: 'numeric',
  read: numberTyped,
  written: (value) => String(value),
});
