import { m } from '@shop/messages';
import { useNavigation } from 'react-router';
import type { Outcome } from '~/lib/intents.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';

type Props = {
  text: string;
  outcome: Outcome<unknown> | undefined;
  submit: string;
  /** Where one goes on. */
  next: string;
};

/** Asked before the first question about health. */
export function ConsentForm({ text, outcome, submit, next }: Props) {
  const { state, formData } = useNavigation();
  const isSent = state !== 'idle' && formData?.get('intent') === 'begin';
  const refusal = outcome?.intent === 'begin' ? outcome.refusal : undefined;
  return (
    <RouteForm refusal={refusal} labels={{ agreeHealth: m.individual_consent_title() }}>
      <input type="hidden" name="intent" value="begin" />
      <input type="hidden" name="next" value={next} />
      <Checkbox name="agreeHealth" value="1" label={text} />
      <Button type="submit" size="lg" loading={isSent} className="max-sm:w-full sm:self-start">
        {submit}
      </Button>
    </RouteForm>
  );
}
