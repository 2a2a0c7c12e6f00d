import type { Address } from '@shop/contract/addresses';
import type { Stop } from '@shop/contract/order-changes';
import { deliveryMethods } from '@shop/domain/constants';
import { m } from '@shop/messages';
import { useState } from 'react';
import { addressLabels, oneLine } from '~/features/people/account/address-fields.tsx';
import { methodWords, timeWords } from '~/features/selling/check-out/delivery-words.ts';
import { Field } from '~/ui/field.tsx';
import { NativeSelect } from '~/ui/native-select.tsx';
import { RadioCards } from '~/ui/radio-cards.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';

export type Window = {
  readonly id: number;
  readonly cityId: number;
  readonly fromTime: string;
  readonly toTime: string;
};
export type City = { readonly id: number; readonly name: string };
type Typed = Readonly<Record<string, string>> | undefined;

const door = ['street', 'houseNumber', 'apartmentNumber', 'floor', 'postalCode'] as const;
const autoComplete: Readonly<Partial<Record<(typeof door)[number], string>>> = {
  street: 'address-line1',
  postalCode: 'postal-code',
};
const isRequired = (name: (typeof door)[number]): boolean => name !== 'apartmentNumber' && name !== 'floor';

type AddressProps = {
  stop: Stop;
  addresses: readonly Address[];
  cities: readonly City[];
  windows: readonly Window[];
  typed: Typed;
};

/** Another door, typed or one of the saved ones; another city has windows of its own. */
export function AddressChoice({ stop, addresses, cities, windows, typed }: AddressProps) {
  const [saved, setSaved] = useState<Address | null>(null);
  const [cityId, setCityId] = useState(typed?.cityId ?? String(stop.cityId ?? ''));
  const labels = addressLabels();
  const start = saved ?? stop.door;
  const own = windows.filter((window) => String(window.cityId) === cityId);
  return (
    <>
      {addresses.length > 0 && (
        <Field name="savedAddress" label={m.change_saved_address()}>
          <NativeSelect
            defaultValue=""
            onChange={(event) => {
              const found = addresses.find(({ id }) => String(id) === event.target.value) ?? null;
              setSaved(found);
              if (found?.cityId) setCityId(String(found.cityId));
            }}
          >
            <option value="">{m.change_saved_none()}</option>
            {addresses.map((address) => (
              <option key={address.id} value={address.id}>
                {address.name}: {oneLine(address, cities.find(({ id }) => id === address.cityId)?.name)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <div key={saved?.id ?? 'typed'} className="grid gap-5 sm:grid-cols-2">
        {door.map((name) => (
          <Field key={name} name={name} label={labels[name]} required={isRequired(name)}>
            <TextInput defaultValue={typed?.[name] ?? start[name]} autoComplete={autoComplete[name]} />
          </Field>
        ))}
        <Field name="cityId" label={labels.cityId} required>
          <NativeSelect value={cityId} onChange={(event) => setCityId(event.target.value)}>
            {cities.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field name="extraInformation" label={labels.extraInformation} className="sm:col-span-2">
          <TextArea
            rows={2}
            maxLength={1000}
            defaultValue={typed?.extraInformation ?? start.extraInformation}
          />
        </Field>
      </div>
      {cityId !== String(stop.cityId) && own.length > 0 && (
        <WindowChoice key={cityId} windows={own} value={typed?.deliveryTimeId} />
      )}
    </>
  );
}

export function WindowChoice({ windows, value }: { windows: readonly Window[]; value: string | undefined }) {
  return (
    <RadioCards
      name="deliveryTimeId"
      legend={m.change_window()}
      layout="columns"
      required
      defaultValue={value}
      options={windows.map((window) => ({ value: String(window.id), title: timeWords(window) }))}
    />
  );
}

export function MethodChoice({ value }: { value: string }) {
  return (
    <RadioCards
      name="method"
      legend={m.change_method()}
      layout="rows"
      defaultValue={value}
      options={deliveryMethods.map((method) => ({
        value: method,
        title: methodWords[method].title(),
        text: methodWords[method].hint(),
      }))}
    />
  );
}
