import { m } from '@shop/messages';
import { type Nested, nested, textIn } from '~/lib/form-values.ts';
import { CheckCards } from '~/ui/check-cards.tsx';
import { Field } from '~/ui/field.tsx';
import { NativeSelect } from '~/ui/native-select.tsx';
import type { AdminField, FieldWords } from './field.ts';
import { useFormValue } from './form-value.ts';

export type Option = { readonly id: number; readonly name: string };
/** The options come with the page: a hook reads them from its data. */
type Options = FieldWords & { readonly useOptions: () => readonly Option[] };

/** The API says of nothing that it is missing. */
const idTyped = (text: string): number => (text === '' ? null : Number(text)) as number;

const namesOf = (options: readonly Option[], ids: string): string =>
  ids
    .split(',')
    .map((id) => options.find((option) => String(option.id) === id)?.name ?? '–')
    .join(', ');

/** One of several things, by its id. */
export const one = <const N extends string>(
  name: N,
  { label, hint, isRequired = false, useOptions }: Options,
): AdminField<Nested<N, number>> => ({
  labels: () => ({ [name]: label() }),
  read: (form) => nested(name, idTyped(textIn(form, name))),
  wrong: (message) => (message === m.field_required() ? m.field_choice_required() : message),
  Shown: function OneShown({ typed }) {
    return namesOf(useOptions(), typed);
  },
  Input: function OneInput() {
    return (
      <Field name={name} label={label()} hint={hint?.()} required={isRequired}>
        <NativeSelect defaultValue={useFormValue(name)}>
          <option value="">{m.admin_choose()}</option>
          {useOptions().map(({ id, name: text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </NativeSelect>
      </Field>
    );
  },
});

/** Any number of them. */
export const many = <const N extends string>(
  name: N,
  { label, hint, useOptions }: Options,
): AdminField<Nested<N, number[]>> => ({
  labels: () => ({ [name]: label() }),
  read: (form) => nested(name, form.getAll(name).map(Number)),
  Shown: function ManyShown({ typed }) {
    return namesOf(useOptions(), typed);
  },
  Input: function ManyInput() {
    const chosen = useFormValue(name);
    return (
      <CheckCards
        name={name}
        legend={label()}
        hint={hint?.()}
        layout="chips"
        defaultValue={chosen === '' ? [] : chosen.split(',')}
        options={useOptions().map(({ id, name: text }) => ({ value: String(id), title: text }))}
      />
    );
  },
});
