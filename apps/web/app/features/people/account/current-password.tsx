import { m } from '@shop/messages';
import { Field } from '~/ui/field.tsx';
import { Password } from './password.tsx';

/** Where it matters, the password is asked for once more; who has none is not asked. */
export function CurrentPassword({ hasPassword }: { hasPassword: boolean }) {
  if (!hasPassword) return null;
  return (
    <Field name="currentPassword" label={m.current_password()} required className="max-w-md">
      <Password autoComplete="current-password" />
    </Field>
  );
}
