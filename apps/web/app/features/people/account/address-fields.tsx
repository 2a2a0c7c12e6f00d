import type { Address } from '@shop/contract/addresses';
import { m } from '@shop/messages';
import { textsOf } from '~/lib/form-texts.ts';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Field } from '~/ui/field.tsx';
import { NativeSelect } from '~/ui/native-select.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';

const names = [
  'name',
  'street',
  'houseNumber',
  'apartmentNumber',
  'floor',
  'postalCode',
  'extraInformation',
] as const;

export const addressLabels = () => ({
  name: m.address_name(),
  street: m.street(),
  houseNumber: m.house_number(),
  apartmentNumber: m.apartment_number(),
  floor: m.floor(),
  postalCode: m.postal_code(),
  cityId: m.city(),
  extraInformation: m.extra_information(),
});

export const addressFrom = (form: FormData) => {
  return {
    ...textsOf(form, names),
    cityId: Number(form.get('cityId')),
    isDefault: form.get('isDefault') === 'on',
  };
};

/** As it stands on an envelope. */
export const oneLine = (address: Address, city: string | undefined): string => {
  const { street, houseNumber, apartmentNumber, floor, postalCode } = address;
  const door = apartmentNumber ? `${street} ${houseNumber}–${apartmentNumber}` : `${street} ${houseNumber}`;
  return [door, floor && m.floor_number({ floor }), [postalCode, city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
};

type Props = {
  address: Address | null;
  cities: readonly { readonly id: number; readonly name: string }[];
  typed: Readonly<Record<string, string>> | undefined;
};

export function AddressFields({ address, cities, typed }: Props) {
  const value = (name: (typeof names)[number]): string => typed?.[name] ?? address?.[name] ?? '';
  const labels = addressLabels();
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <Field name="name" label={labels.name} hint={m.address_name_hint()} required className="sm:col-span-6">
        <TextInput defaultValue={value('name')} maxLength={100} />
      </Field>
      <Field name="street" label={labels.street} required className="sm:col-span-4">
        <TextInput autoComplete="address-line1" defaultValue={value('street')} />
      </Field>
      <Field name="houseNumber" label={labels.houseNumber} required className="sm:col-span-2">
        <TextInput defaultValue={value('houseNumber')} maxLength={20} />
      </Field>
      <Field name="apartmentNumber" label={labels.apartmentNumber} className="sm:col-span-2">
        <TextInput defaultValue={value('apartmentNumber')} maxLength={20} />
      </Field>
      <Field name="floor" label={labels.floor} className="sm:col-span-1">
        <TextInput defaultValue={value('floor')} maxLength={20} />
      </Field>
      <Field
        name="postalCode"
        label={labels.postalCode}
        note={m.postal_code_example()}
        required
        className="sm:col-span-3"
      >
        <TextInput autoComplete="postal-code" defaultValue={value('postalCode')} />
      </Field>
      <Field name="cityId" label={labels.cityId} required className="sm:col-span-6">
        {/* A list keeps the default that it began with, so that one for each. */}
        <NativeSelect key={address?.cityId} defaultValue={typed?.cityId ?? address?.cityId ?? ''}>
          <option value="">{m.city_choose()}</option>
          {cities.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field
        name="extraInformation"
        label={labels.extraInformation}
        hint={m.extra_information_hint()}
        className="sm:col-span-6"
      >
        <TextArea rows={2} maxLength={1000} defaultValue={value('extraInformation')} />
      </Field>
      <Checkbox
        name="isDefault"
        label={m.address_make_default()}
        defaultChecked={typed ? typed.isDefault === 'on' : (address?.isDefault ?? false)}
        className="sm:col-span-6"
      />
    </div>
  );
}
