import { m } from '@shop/messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import type { Outcome } from '~/lib/intents.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button, type ButtonVariant } from '~/ui/button.tsx';

type Props = {
  intent: string;
  outcome: Outcome<unknown> | undefined;
  labels: Readonly<Record<string, string>>;
  submit: string;
  variant?: ButtonVariant;
  children?: ReactNode;
};

/**
 * One of several forms of a page: it shows only what became of itself. What was done the page says (`Done`), and the
 * form then holds what was kept.
 */
export function IntentForm({ intent, outcome, labels, submit, variant = 'primary', children }: Props) {
  const { state, formData } = useNavigation();
  const own = outcome?.intent === intent ? outcome : undefined;
  const field = useRef<HTMLInputElement>(null);
  const isDone = own?.done !== undefined && state === 'idle';
  useEffect(() => {
    if (isDone) field.current?.form?.reset();
  }, [isDone]);
  const isSent = state === 'submitting' && formData?.get('intent') === intent;
  return (
    <RouteForm
      refusal={own?.refusal}
      labels={{ currentPassword: m.current_password(), ...labels }}
      preventScrollReset
    >
      <input ref={field} type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" variant={variant} loading={isSent} className="justify-self-start sm:self-start">
        {submit}
      </Button>
    </RouteForm>
  );
}
