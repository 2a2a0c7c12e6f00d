import { m } from '@shop/messages';
import { Field } from '~/ui/field.tsx';
import { TextInput } from '~/ui/text-input.tsx';

type Props = {
  nameLabel: string;
  typed: Readonly<Record<string, string>> | undefined;
  /** The name across both columns of the form. */
  isNameWide?: boolean;
};

/** Who writes to the shop, and how to answer. */
export function ContactFields({ nameLabel, typed, isNameWide = false }: Props) {
  return (
    <>
      <Field name="name" label={nameLabel} required className={isNameWide ? 'sm:col-span-2' : ''}>
        <TextInput autoComplete="name" maxLength={100} defaultValue={typed?.name} />
      </Field>
      <Field name="email" label={m.email()} required>
        <TextInput type="email" autoComplete="email" maxLength={254} defaultValue={typed?.email} />
      </Field>
      <Field name="phone" label={m.phone()} note={m.optional()}>
        <TextInput type="tel" autoComplete="tel" maxLength={30} defaultValue={typed?.phone} />
      </Field>
    </>
  );
}
