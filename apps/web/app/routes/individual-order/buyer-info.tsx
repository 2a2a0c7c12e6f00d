import { m } from '@shop/messages';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  type BuyerField,
  buyerProblems,
  isSameDoor,
  problemText,
} from '~/features/selling/check-out/buyer.ts';
import {
  BusinessFields,
  buyerLabels,
  ContactFields,
  DoorFields,
} from '~/features/selling/check-out/buyer-fields.tsx';
import { SavedAddresses } from '~/features/selling/check-out/saved-addresses.tsx';
import { changeCheckOut, useCheckOutState } from '~/features/selling/check-out/state.ts';
import { StepButtons } from '~/features/selling/check-out/step-buttons.tsx';
import { useRequest } from '~/features/selling/individual-order/context.ts';
import { fieldError, summaryTitle } from '~/lib/form-summary.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { individualPaths } from '~/lib/individual-paths.ts';
import { useRoot } from '~/lib/use-root.ts';
import { cardLook } from '~/ui/card.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import type { FieldError } from '~/ui/form-context.ts';
import { FormShell } from '~/ui/form-shell.tsx';
import { Switch } from '~/ui/switch.tsx';
import type { Route } from './+types/buyer-info.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, m.individual_buyer_title()),
  { name: 'robots', content: 'noindex' },
];

/** What the server did not accept when the request was sent. */
type Arrival = { readonly errors?: Readonly<Partial<Record<BuyerField, string>>> } | null;

export default function IndividualBuyer() {
  const { answers, choices } = useRequest();
  const { viewer } = useRoot();
  const navigate = useNavigate();
  const arrival = useLocation().state as Arrival;
  const [tries, setTries] = useState(0);
  const { buyer, isBusiness, saveAddress } = useCheckOutState();
  const problems = buyerProblems(buyer, isBusiness);
  const refused = tries === 0 ? (arrival?.errors ?? {}) : {};
  const fieldErrors = (Object.keys(buyerLabels) as BuyerField[]).flatMap((name): FieldError[] => {
    const problem = tries > 0 ? problems[name] : undefined;
    const message = problem ? problemText(problem, name) : refused[name];
    return message === undefined ? [] : [fieldError(name, buyerLabels[name](), message)];
  });
  // The city was said with the days: only doors of that city are offered.
  const addresses = (viewer?.addresses ?? []).filter(({ cityId }) => cityId === answers.cityId);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTries(tries + 1);
    if (Object.keys(problems).length > 0) return;
    changeCheckOut({ isBuyerSaved: true });
    void navigate(individualPaths.submit());
  };
  return (
    <>
      <h1 className="text-3xl">{m.individual_buyer_title()}</h1>
      <FormShell
        key={tries}
        id="buyer"
        onSubmit={submit}
        pending={false}
        error={null}
        errorTitle={summaryTitle(fieldErrors)}
        fieldErrors={fieldErrors}
        className="gap-6"
      >
        <section aria-labelledby="contacts" className={cardLook()}>
          <h2 id="contacts" className="mb-5 text-xl">
            {m.buyer_contacts()}
          </h2>
          <ContactFields buyer={buyer} />
        </section>
        <section aria-labelledby="door" className={`${cardLook()} grid gap-5`}>
          <h2 id="door" className="text-xl">
            {m.buyer_address()}
          </h2>
          {addresses.length > 0 && (
            <SavedAddresses
              addresses={addresses}
              buyer={buyer}
              cities={choices.list.cities}
              cityId={answers.cityId ?? 0}
              cityBefore={null}
            />
          )}
          <DoorFields buyer={buyer} />
          {viewer && !viewer.addresses.some((address) => isSameDoor(buyer, address)) && (
            <Checkbox
              name="saveAddress"
              label={m.buyer_save_address()}
              checked={saveAddress}
              onChange={(event) => changeCheckOut({ saveAddress: event.target.checked })}
            />
          )}
        </section>
        <section aria-label={m.buyer_business()} className={`${cardLook()} grid gap-5`}>
          <Switch
            name="isBusiness"
            label={m.buyer_is_business()}
            hint={m.buyer_is_business_hint()}
            switchLast
            checked={isBusiness}
            onChange={(event) => changeCheckOut({ isBusiness: event.target.checked })}
          />
          {isBusiness && <BusinessFields buyer={buyer} />}
        </section>
        <StepButtons back={individualPaths.delivery()} />
      </FormShell>
    </>
  );
}
