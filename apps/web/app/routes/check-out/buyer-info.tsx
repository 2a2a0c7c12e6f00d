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
import { useCheckOut } from '~/features/selling/check-out/context.ts';
import { GuestBox } from '~/features/selling/check-out/guest-box.tsx';
import { SavedAddresses } from '~/features/selling/check-out/saved-addresses.tsx';
import { changeCheckOut } from '~/features/selling/check-out/state.ts';
import { StepButtons } from '~/features/selling/check-out/step-buttons.tsx';
import { fieldError, summaryTitle } from '~/lib/form-summary.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { useConversion } from '~/lib/use-conversion.ts';
import { useRoot } from '~/lib/use-root.ts';
import { cardLook } from '~/ui/card.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import type { FieldError } from '~/ui/form-context.ts';
import { FormShell } from '~/ui/form-shell.tsx';
import { Switch } from '~/ui/switch.tsx';
import type { Route } from './+types/buyer-info.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, m.check_out_buyer_title());

const formId = 'buyer';

/** What the server did not accept when the order was placed. */
type Arrival = { readonly errors?: Readonly<Partial<Record<BuyerField, string>>> } | null;

export default function BuyerInfo() {
  const { state, list, items, priced } = useCheckOut();
  const { viewer } = useRoot();
  const navigate = useNavigate();
  const arrival = useLocation().state as Arrival;
  const [tries, setTries] = useState(0);
  const { buyer, isBusiness } = state;
  useConversion(
    {
      name: 'InitiateCheckout',
      contentIds: items.map(({ mealKitId }) => mealKitId),
      valueCents: priced.price.totalCents,
    },
    'check-out',
  );

  const problems = buyerProblems(buyer, isBusiness);
  const refused = tries === 0 ? (arrival?.errors ?? {}) : {};
  const fieldErrors = (Object.keys(buyerLabels) as BuyerField[]).flatMap((name): FieldError[] => {
    const problem = tries > 0 ? problems[name] : undefined;
    const message = problem ? problemText(problem, name) : refused[name];
    return message === undefined ? [] : [fieldError(name, buyerLabels[name](), message)];
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTries(tries + 1);
    if (Object.keys(problems).length > 0) return;
    changeCheckOut({ isBuyerSaved: true });
    void navigate(paths.checkOutDelivery());
  };
  return (
    <>
      {!viewer && (
        <GuestBox
          isChosen={state.isGuestChosen}
          onChosen={() => document.getElementById(`${formId}-firstName`)?.focus()}
        />
      )}
      <FormShell
        // Every try that fails shows its summary anew.
        key={tries}
        id={formId}
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
          {viewer && viewer.addresses.length > 0 && (
            <SavedAddresses
              addresses={viewer.addresses}
              buyer={buyer}
              cities={list.cities}
              cityId={priced.input.cityId}
              cityBefore={state.cityBefore}
            />
          )}
          <DoorFields buyer={buyer} />
          {viewer && !viewer.addresses.some((address) => isSameDoor(buyer, address)) && (
            <Checkbox
              name="saveAddress"
              label={m.buyer_save_address()}
              checked={state.saveAddress}
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
        <StepButtons />
      </FormShell>
    </>
  );
}
