import { m } from '@shop/messages';
import { Field } from '~/ui/field.tsx';
import { TextInput } from '~/ui/text-input.tsx';

type Props = {
  typed: Readonly<Record<string, string>> | undefined;
  person?: { readonly firstName: string; readonly lastName: string };
  /** Of somebody else than whoever sits before the browser, which would fill in their own. */
  isAnother?: boolean;
};

/** First and last name, side by side in a grid of two columns. */
export function PersonNameFields({ typed, person, isAnother = false }: Props) {
  return (
    <>
      <Field name="firstName" label={m.first_name()} required>
        <TextInput
          autoComplete={isAnother ? 'off' : 'given-name'}
          defaultValue={typed?.firstName ?? person?.firstName}
        />
      </Field>
      <Field name="lastName" label={m.last_name()} required>
        <TextInput
          autoComplete={isAnother ? 'off' : 'family-name'}
          defaultValue={typed?.lastName ?? person?.lastName}
        />
      </Field>
    </>
  );
}
