import type { UserProfile } from '@shop/contract/auth';
import { m } from '@shop/messages';
import type { Outcome } from '~/lib/intents.ts';
import { Field } from '~/ui/field.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { CurrentPassword } from './current-password.tsx';

type Props = { viewer: Pick<UserProfile, 'hasPassword' | 'hasSecondFactor'> };

/** Who it is: a code where there is a second factor, else the password. */
export function ConfirmSelf({ viewer }: Props) {
  if (!viewer.hasSecondFactor) return <CurrentPassword hasPassword={viewer.hasPassword} />;
  return (
    <Field name="code" label={m.code()} hint={m.code_hint()} required className="max-w-md">
      <TextInput autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={20} />
    </Field>
  );
}

/** Asked for only where what was sent turned out to need it. */
export const isSelfAsked = (outcome: Outcome<unknown> | undefined, intent: string): boolean =>
  outcome?.intent === intent &&
  ['code', 'currentPassword'].some((field) => field in (outcome.refusal?.errors ?? {}));
