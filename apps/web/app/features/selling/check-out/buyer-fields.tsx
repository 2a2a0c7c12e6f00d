import { BUYER_LENGTHS } from '@shop/domain/buyer-lengths';
import { m } from '@shop/messages';
import type { ComponentProps } from 'react';
import { Field } from '~/ui/field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { BuyerDraft, BuyerField } from './buyer.ts';
import { changeBuyer } from './state.ts';

export const buyerLabels: Readonly<Record<BuyerField, () => string>> = {
  firstName: m.first_name,
  lastName: m.last_name,
  email: m.email,
  phoneNumber: m.phone,
  street: m.street,
  houseNumber: m.house_number,
  apartmentNumber: m.apartment_number,
  floor: m.floor,
  postalCode: m.postal_code,
  extraInformation: m.extra_information,
  businessName: m.buyer_business_name,
  businessCode: m.buyer_business_code,
  businessWorkersCount: m.buyer_business_workers,
  companyName: m.buyer_company_name,
};

type InputProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> & {
  name: BuyerField;
  buyer: BuyerDraft;
  isPosted: boolean | undefined;
  hint?: string;
  column?: string;
};

/** Kept while it is typed; or, in a form that is posted, only begun with what is known. */
const typed = (name: BuyerField, buyer: BuyerDraft, isPosted: boolean | undefined) =>
  isPosted
    ? { defaultValue: buyer[name] }
    : {
        value: buyer[name],
        onChange: (event: { readonly target: { readonly value: string } }) =>
          changeBuyer({ [name]: event.target.value }),
      };

function BuyerInput({ name, buyer, isPosted, hint, column, ...input }: InputProps) {
  return (
    <Field name={name} label={buyerLabels[name]()} hint={hint} required={input.required} className={column}>
      <TextInput {...input} maxLength={BUYER_LENGTHS[name]} {...typed(name, buyer, isPosted)} />
    </Field>
  );
}

const grid = 'grid gap-x-4 gap-y-5 sm:grid-cols-6';

type FieldsProps = {
  buyer: BuyerDraft;
  /** They stand in a form that is posted, also without scripts. */
  isPosted?: boolean;
};

export function ContactFields({ buyer, isPosted }: FieldsProps) {
  return (
    <div className={grid}>
      <BuyerInput
        name="firstName"
        buyer={buyer}
        isPosted={isPosted}
        required
        autoComplete="given-name"
        column="sm:col-span-3"
      />
      <BuyerInput
        name="lastName"
        buyer={buyer}
        isPosted={isPosted}
        required
        autoComplete="family-name"
        column="sm:col-span-3"
      />
      <BuyerInput
        name="email"
        buyer={buyer}
        isPosted={isPosted}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={m.buyer_email_hint()}
        column="sm:col-span-3"
      />
      <BuyerInput
        name="phoneNumber"
        buyer={buyer}
        isPosted={isPosted}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={m.buyer_phone_hint()}
        column="sm:col-span-3"
      />
    </div>
  );
}

export function DoorFields({ buyer, isPosted }: FieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-6">
      <BuyerInput
        name="street"
        buyer={buyer}
        isPosted={isPosted}
        required
        autoComplete="shipping address-line1"
        column="col-span-2 sm:col-span-4"
      />
      <BuyerInput
        name="houseNumber"
        buyer={buyer}
        isPosted={isPosted}
        required
        autoComplete="off"
        column="sm:col-span-2"
      />
      <BuyerInput
        name="apartmentNumber"
        buyer={buyer}
        isPosted={isPosted}
        autoComplete="shipping address-line2"
        column="sm:col-span-2"
      />
      <BuyerInput
        name="floor"
        buyer={buyer}
        isPosted={isPosted}
        inputMode="numeric"
        autoComplete="off"
        column="sm:col-span-2"
      />
      <BuyerInput
        name="postalCode"
        buyer={buyer}
        isPosted={isPosted}
        required
        autoComplete="shipping postal-code"
        autoCapitalize="characters"
        placeholder="LT-01103"
        column="sm:col-span-2"
      />
      <Field
        name="extraInformation"
        label={m.extra_information()}
        hint={m.extra_information_hint()}
        className="col-span-2 sm:col-span-6"
      >
        <TextArea
          rows={2}
          maxLength={BUYER_LENGTHS.extraInformation}
          autoComplete="off"
          {...typed('extraInformation', buyer, isPosted)}
        />
      </Field>
    </div>
  );
}

export function BusinessFields({ buyer, isPosted }: FieldsProps) {
  return (
    <div className={grid}>
      <BuyerInput
        name="businessName"
        buyer={buyer}
        isPosted={isPosted}
        required
        autoComplete="organization"
        hint={m.buyer_business_name_hint()}
        column="sm:col-span-6"
      />
      <BuyerInput
        name="businessCode"
        buyer={buyer}
        isPosted={isPosted}
        required
        inputMode="numeric"
        autoComplete="off"
        column="sm:col-span-3"
      />
      <BuyerInput
        name="businessWorkersCount"
        buyer={buyer}
        isPosted={isPosted}
        inputMode="numeric"
        autoComplete="off"
        column="sm:col-span-3"
      />
      <BuyerInput
        name="companyName"
        buyer={buyer}
        isPosted={isPosted}
        autoComplete="shipping organization"
        hint={m.buyer_company_name_hint()}
        column="sm:col-span-6"
      />
    </div>
  );
}
