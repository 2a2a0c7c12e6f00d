import { SHORTEST_PASSWORD } from '@shop/domain/password-length';
import { m } from '@shop/messages';
import { Field } from '~/ui/field.tsx';
import { TextInput } from '~/ui/text-input.tsx';

export const newPasswordLabels = () => ({ password: m.new_password(), repeatPassword: m.repeat_password() });

/** A new password and its repetition. Nothing is asked of it but its length; phrases with spaces are welcome. */
export function NewPasswordFields({ label = m.new_password() }: { label?: string }) {
  return (
    <>
      <Field name="password" label={label} hint={m.password_hint({ amount: SHORTEST_PASSWORD })} required>
        <TextInput type="password" autoComplete="new-password" minLength={SHORTEST_PASSWORD} />
      </Field>
      <Field name="repeatPassword" label={m.repeat_password()} required>
        <TextInput type="password" autoComplete="new-password" />
      </Field>
    </>
  );
}
