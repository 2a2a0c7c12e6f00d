import { type Nested, nested, textIn } from '~/lib/form-values.ts';
import { Field } from '~/ui/field.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { AdminField, FieldWords } from './field.ts';
import { useFormValue } from './form-value.ts';

/** A plain date, by the browser's own picker. */
export const day = <const N extends string>(
  name: N,
  { label, hint, isRequired = false }: FieldWords,
): AdminField<Nested<N, string>> => ({
  labels: () => ({ [name]: label() }),
  read: (form) => nested(name, textIn(form, name)),
  Input: function DayInput() {
    return (
      <Field name={name} label={label()} hint={hint?.()} required={isRequired} className="max-w-56">
        <TextInput type="date" defaultValue={useFormValue(name)} />
      </Field>
    );
  },
});
