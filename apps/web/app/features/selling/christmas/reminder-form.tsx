import { m } from '@shop/messages';
import { useNavigation } from 'react-router';
import { Honeypot } from '~/features/base/forms/honeypot.tsx';
import type { Refusal } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { useRoot } from '~/lib/use-root.ts';
import { Button } from '~/ui/button.tsx';
import { cardLook } from '~/ui/card.tsx';
import { Field } from '~/ui/field.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextInput } from '~/ui/text-input.tsx';

/** One mail when the season begins. */
export function ReminderForm({ refusal, isSent }: { refusal: Refusal | undefined; isSent: boolean }) {
  const { viewer } = useRoot();
  const { state } = useNavigation();
  return (
    <section
      id="priminimas"
      aria-labelledby="remind"
      className={`${cardLook()} max-w-2xl scroll-mt-28 text-beet-950`}
    >
      <h2 id="remind" className="mb-2 text-2xl">
        {m.christmas_reminder_title()}
      </h2>
      {isSent ? (
        <Notice tone="success" live="polite" title={m.christmas_reminder_sent_title()}>
          {m.christmas_reminder_sent_text()}
        </Notice>
      ) : (
        <>
          <p className="mb-4">{m.christmas_reminder_text()}</p>
          <RouteForm refusal={refusal} labels={{ email: m.email() }}>
            <input type="hidden" name="intent" value="remind" />
            <Field name="email" label={m.email()} required>
              <TextInput
                type="email"
                autoComplete="email"
                maxLength={254}
                defaultValue={refusal?.values.email ?? viewer?.email}
              />
            </Field>
            <Honeypot />
            <div>
              <Button type="submit" loading={state === 'submitting'} loadingLabel={m.sending()}>
                {m.christmas_reminder_button()}
              </Button>
            </div>
          </RouteForm>
        </>
      )}
    </section>
  );
}
