import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { FormShell } from '~/ui/form-shell.tsx';
import { NativeSelect } from '~/ui/native-select.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';
import { Select } from '~/ui/select.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { icon, Show, Grid } from './stage.tsx';

export function Forms() {
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<{ name: string; message: string }[]>([]);
  const send = () => {
    setPending(true);
    setTimeout(() => {
      setPending(false);
      setErrors([
        { name: 'email', message: 'The e-mail address lacks an @' },
        { name: 'time', message: 'Choose when we should come' },
      ]);
    }, 600);
  };
  return (
    <Grid>
      <Show title="Form shell">
        <FormShell
          className="w-full"
          pending={pending}
          error={errors.length > 0 ? 'Nothing was sent yet.' : null}
          fieldErrors={errors}
          errorTitle="Please check two fields"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <Field name="name" label="Name" required>
            <TextInput autoComplete="given-name" />
          </Field>
          <Field name="email" label="E-mail" hint="The order's confirmation comes here." required>
            <TextInput type="email" autoComplete="email" defaultValue="ona.example.lt" />
          </Field>
          <RadioCards
            name="time"
            legend="When"
            layout="chips"
            required
            options={[
              { value: 'eve', title: 'The evening before' },
              { value: 'morning', title: 'In the morning' },
            ]}
          />
          <div>
            <Button type="submit" loading={pending} loadingLabel="Sending">
              Send
            </Button>
          </div>
        </FormShell>
      </Show>
      <Show title="Fields">
        <div className="flex w-full flex-col gap-5">
          <Field name="weight" label="Weight" note="optional">
            <TextInput inputMode="decimal" trailing="kg" placeholder="65" />
          </Field>
          <Field name="search" label="Search" hideLabel>
            <TextInput type="search" leading={<Search {...icon} />} placeholder="Search dishes" />
          </Field>
          <Field name="code" label="Discount code" error="This code ended on 1 November">
            <TextInput
              defaultValue="RUDUO"
              trailing={
                <Button size="sm" variant="quiet">
                  Apply
                </Button>
              }
            />
          </Field>
          <Field name="city" label="City">
            <Select
              placeholder="Choose a city"
              options={[
                { value: 'vilnius', label: 'Vilnius', text: 'Every evening but Saturday' },
                { value: 'kaunas', label: 'Kaunas', text: 'Sunday, Tuesday, Thursday' },
                { value: 'klaipeda', label: 'Klaipėda' },
                { value: 'nida', label: 'Nida', text: 'In summer', disabled: true },
              ]}
            />
          </Field>
          <Field name="floor" label="Floor">
            <NativeSelect defaultValue="2">
              {['1', '2', '3'].map((floor) => (
                <option key={floor}>{floor}</option>
              ))}
            </NativeSelect>
          </Field>
          <Field name="note" label="For the courier" note="0 / 200">
            <TextArea placeholder="Door code, the dog's name" />
          </Field>
          <Field name="locked" label="Not to be changed">
            <TextInput disabled defaultValue="LT-01103" />
          </Field>
        </div>
      </Show>
    </Grid>
  );
}
