import { many, one } from '~/features/office/admin/fields/choices.tsx';
import { day } from '~/features/office/admin/fields/day.tsx';
import { adminForm } from '~/features/office/admin/fields/field.ts';
import { flag } from '~/features/office/admin/fields/flag.tsx';
import { FormValues } from '~/features/office/admin/fields/form-value.ts';
import { euros, percent, whole } from '~/features/office/admin/fields/numbers.tsx';
import { picture } from '~/features/office/admin/fields/picture.tsx';
import { textPair } from '~/features/office/admin/fields/text-pair.tsx';
import { LanguageTabs } from '~/features/office/admin/language-tabs.tsx';
import { valuesOf } from '~/lib/form-values.ts';

const useOptions = () => [
  { id: 1, name: 'Vilnius' },
  { id: 2, name: 'Kaunas' },
  { id: 3, name: 'Klaipėda' },
];

const form = adminForm(
  textPair('name', { label: () => 'Name', isRequired: true, maxLength: 255 }),
  euros('price.cents', { label: () => 'Price', hint: () => 'With VAT' }),
  percent('vatPercent', { label: () => 'VAT' }),
  whole('position', { label: () => 'Position' }),
  day('from', { label: () => 'From' }),
  one('cityId', { label: () => 'City', useOptions }),
  many('cityIds', { label: () => 'Cities', useOptions }),
  flag('isActive', { label: () => 'Active' }),
  picture('pictureId', { label: () => 'Picture' }),
);

const thing = {
  name: { lt: 'Šaltibarščiai', en: '' },
  price: { cents: 1290 },
  vatPercent: 21,
  position: 3,
  from: '2026-11-16',
  cityId: 2,
  cityIds: [1, 3],
  isActive: true,
  picture: null,
};

/** Every field that an admin's form can be made of. */
export function AdminFields() {
  return (
    <FormValues value={{ thing: valuesOf(thing), typed: undefined }}>
      <form className="max-w-2xl">
        <LanguageTabs>
          {form.fields.map(({ Input, labels }) => (
            <Input key={Object.keys(labels())[0]} />
          ))}
        </LanguageTabs>
      </form>
    </FormValues>
  );
}
