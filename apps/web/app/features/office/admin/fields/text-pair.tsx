import { m } from '@shop/messages';
import { useId } from 'react';
import { textIn } from '~/lib/form-values.ts';
import { Field } from '~/ui/field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { AdminField, FieldWords } from './field.ts';
import { useFormValue } from './form-value.ts';

type Options = FieldWords & { readonly maxLength: number; readonly rows?: number };
type Pair<N extends string> = { readonly [K in `${N}Lt` | `${N}En`]: string };

const languages = ['Lt', 'En'] as const;

/** On a narrow screen the form shows one language at a time. What has the focus is always in sight. */
const onlyIn = {
  Lt: 'group-data-[language=en]/languages:max-lg:not-focus-within:sr-only',
  En: 'group-data-[language=lt]/languages:max-lg:not-focus-within:sr-only',
};

/** A text in Lithuanian and English, side by side. Without an English one the Lithuanian is shown. */
export const textPair = <const N extends string>(
  name: N,
  { label, hint, isRequired = false, maxLength, rows }: Options,
): AdminField<Pair<N>> => {
  const labelIn = (language: 'Lt' | 'En') =>
    language === 'Lt' ? m.admin_in_lithuanian({ label: label() }) : m.admin_in_english({ label: label() });
  function One({ language }: { language: 'Lt' | 'En' }) {
    const value = useFormValue(`${name}${language}`);
    const control = {
      lang: language.toLowerCase(),
      maxLength,
      defaultValue: value,
      placeholder: language === 'En' && isRequired ? m.admin_english_missing() : undefined,
    };
    return (
      <Field
        name={`${name}${language}`}
        label={labelIn(language)}
        required={isRequired && language === 'Lt'}
        className={onlyIn[language]}
      >
        {rows === undefined ? <TextInput {...control} /> : <TextArea rows={rows} {...control} />}
      </Field>
    );
  }
  return {
    labels: () => Object.fromEntries(languages.map((each) => [`${name}${each}`, labelIn(each)])),
    read: (form) =>
      Object.fromEntries(
        languages.map((each) => [`${name}${each}`, textIn(form, `${name}${each}`)]),
      ) as unknown as Pair<N>,
    Input: function TextPairInput() {
      const hintId = useId();
      return (
        <div role="group" aria-label={label()} aria-describedby={hint && hintId}>
          <div className="grid gap-x-4 gap-y-5 lg:grid-cols-2">
            {languages.map((each) => (
              <One key={each} language={each} />
            ))}
          </div>
          {hint && (
            <p id={hintId} className="mt-1.5 text-sm text-muted">
              {hint()}
            </p>
          )}
        </div>
      );
    },
  };
};
