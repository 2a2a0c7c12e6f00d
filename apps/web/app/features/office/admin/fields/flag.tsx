import { m } from '@shop/messages';
import { type Nested, nested } from '~/lib/form-values.ts';
import { Checkbox } from '~/ui/checkbox.tsx';
import type { AdminField, FieldWords } from './field.ts';
import { useFormValue } from './form-value.ts';

export const flag = <const N extends string>(
  name: N,
  { label, hint }: FieldWords,
): AdminField<Nested<N, boolean>> => ({
  labels: () => ({ [name]: label() }),
  read: (form) => nested(name, form.get(name) === 'on'),
  Shown: ({ typed }) => (typed === 'on' ? m.yes() : m.no()),
  Input: function FlagInput() {
    return (
      <Checkbox name={name} label={label()} hint={hint?.()} defaultChecked={useFormValue(name) === 'on'} />
    );
  },
});
