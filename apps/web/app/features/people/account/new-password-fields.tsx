import { SHORTEST_PASSWORD } from '@shop/domain/password-length';
import { m } from '@shop/messages';
import { Field } from '~/ui/field.tsx';
import { Password } from './password.tsx';

export const newPasswordLabels = () => ({ password: m.new_password(), repeatPassword: m.repeat_password() });

/** A new password. Nothing is asked of it but its length; phrases with spaces are welcome. */
export function NewPasswordField({ label = m.new_password() }: { label?: string }) {
  return (
    <Field name="password" label={label} hint={m.password_hint({ amount: SHORTEST_PASSWORD })} required>
      <Password autoComplete="new-password" minLength={SHORTEST_PASSWORD} />
    </Field>
  );
}

/** In place of one that opened the account until now: typed twice, so that a slip locks nobody out. */
export function NewPasswordFields() {
  return (
    <>
      <NewPasswordField />
      <Field name="repeatPassword" label={m.repeat_password()} required>
        <Password autoComplete="new-password" />
      </Field>
    </>
  );
}
