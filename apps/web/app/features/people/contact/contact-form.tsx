import { m } from '@shop/messages';
import { useNavigation } from 'react-router';
import type { Refusal } from '~/lib/refusal.ts';
import { RouteForm } from '~/lib/route-form.tsx';
import { paths } from '~/lib/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { ContactFields } from './contact-fields.tsx';
import { AttemptField } from '~/features/base/forms/attempt-field.tsx';
import { Honeypot } from '~/features/base/forms/honeypot.tsx';

/** Posts to the contacts page wherever it stands: the answer is given there. */
export function ContactForm({ refusal }: { refusal?: Refusal | undefined }) {
  const { state, formAction } = useNavigation();
  const labels = { name: m.your_name(), email: m.email(), phone: m.phone(), message: m.message() };
  const { values } = refusal ?? {};
  return (
    <RouteForm refusal={refusal} labels={labels} action={paths.contacts()} draft="contact">
      <div className="grid gap-5 sm:grid-cols-2">
        <ContactFields nameLabel={labels.name} typed={values} isNameWide />
      </div>
      <Field name="message" label={labels.message} required>
        <TextArea maxLength={5000} defaultValue={values?.message} />
      </Field>
      <Honeypot />
      <AttemptField />
      <div>
        <Button
          type="submit"
          size="lg"
          loading={state === 'submitting' && formAction === paths.contacts()}
          loadingLabel={m.sending()}
        >
          {m.send_message()}
        </Button>
      </div>
    </RouteForm>
  );
}
