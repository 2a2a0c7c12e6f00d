import { useState } from 'react';
import { CheckCards } from '~/ui/check-cards.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { NumberStepper } from '~/ui/number-stepper.tsx';
import { Picture } from '~/ui/picture.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';
import { Switch } from '~/ui/switch.tsx';
import { soup, Show, Grid } from './stage.tsx';

export function Choices() {
  const [calories, setCalories] = useState('1800');
  const [without, setWithout] = useState<string[]>(['nuts']);
  const [sets, setSets] = useState(1);
  return (
    <Grid>
      <Show title="Radio chips">
        <RadioCards
          name="calories"
          legend="Calories"
          layout="chips"
          value={calories}
          onChange={setCalories}
          options={[
            ...['1200', '1500', '1800', '2100', '2500'].map((one) => ({ value: one, title: one })),
            { value: '3000', title: '3000', unavailable: 'from December' },
          ]}
        />
      </Show>
      <Show title="Radio rows, with an error">
        <RadioCards
          name="bank"
          legend="Pay with"
          layout="rows"
          required
          className="w-full"
          error="Choose how to pay"
          options={[
            { value: 'bank', title: 'Bank link', text: 'Swedbank, SEB, Luminor', aside: 'free' },
            { value: 'card', title: 'Card' },
            { value: 'cash', title: 'Cash', unavailable: 'Only for orders under 100 €' },
          ]}
        />
      </Show>
      <Show title="Radio cards" wide>
        <RadioCards
          name="period"
          legend="Period"
          hint="The longer, the cheaper a day."
          className="w-full"
          defaultValue="10"
          options={[
            { value: '5', title: '5 days', text: '12,90 € per day', aside: '64,50 €' },
            { value: '10', title: '10 days', text: '11,90 € per day', aside: '119,00 €', badge: 'Save 10 €' },
            { value: '20', title: '20 days', text: '10,90 € per day', aside: '218,00 €', badge: 'Save 40 €' },
            { value: '30', title: '30 days', text: '9,90 € per day', aside: '297,00 €' },
          ]}
        />
      </Show>
      <Show title="Check cards">
        <CheckCards
          name="without"
          legend="Leave out"
          layout="chips"
          value={without}
          onChange={setWithout}
          options={['Nuts', 'Milk', 'Gluten', 'Fish'].map((one) => ({
            value: one.toLowerCase(),
            title: one,
          }))}
        />
        <CheckCards
          name="additions"
          legend="Additions"
          layout="rows"
          className="w-full"
          defaultValue={['smoothie']}
          options={[
            {
              value: 'smoothie',
              title: 'Green smoothie',
              text: '250 ml',
              aside: '+2,50 €',
              picture: <Picture picture={soup('#E4EFD7', '#6E9E3F')} alt="" sizes="56px" />,
            },
            {
              value: 'bar',
              title: 'Protein bar',
              aside: '+1,90 €',
              picture: <Picture picture={soup('#FADFEA', '#7A4A2B')} alt="" sizes="56px" />,
            },
          ]}
        />
      </Show>
      <Show title="Checkbox, switch, stepper">
        <div className="flex w-full flex-col gap-3">
          <Checkbox label="Send me the menu every week" hint="At most once a week." />
          <Checkbox
            label={
              <>
                I agree to the{' '}
                <a href="#terms" className={linkLook()}>
                  terms
                </a>
              </>
            }
            name="terms"
            required
            error="Please agree to the terms"
          />
          <Checkbox label="Ticked" defaultChecked />
          <Checkbox label="Not to be changed" defaultChecked disabled />
          <Switch label="Use my points" hint="120 points: −1,20 €" defaultChecked />
          <Switch label="Leave at the door" switchLast />
          <Switch label="Not offered in your city" disabled />
        </div>
        <NumberStepper
          label="Sets"
          decreaseLabel="One set fewer"
          increaseLabel="One set more"
          value={sets}
          onChange={setSets}
          max={5}
          announce={(n) => `${n} sets`}
        />
        <NumberStepper label="Days" decreaseLabel="Fewer days" increaseLabel="More days" disabled />
      </Show>
    </Grid>
  );
}
