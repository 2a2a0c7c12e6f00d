import type { Allergen } from '@shop/contract/allergens';
import { m } from '@shop/messages';
import { Form, useSubmit } from 'react-router';
import { t } from '~/lib/format.ts';
import { Button } from '~/ui/button.tsx';
import { CheckCards } from '~/ui/check-cards.tsx';
import { Field } from '~/ui/field.tsx';
import { NativeSelect } from '~/ui/native-select.tsx';
import type { MenuFilter, MenuKit } from './filter.ts';

type Props = {
  kits: readonly MenuKit[];
  kitId: number;
  allergens: readonly Allergen[];
  filter: MenuFilter;
};

/** A plain form: every choice counts at once, and without JavaScript the button sends it. */
export function MenuFilters({ kits, kitId, allergens, filter }: Props) {
  const submit = useSubmit();
  return (
    <Form
      role="search"
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true, replace: true })}
      className="grid gap-4 rounded-card border border-line bg-paper p-4 sm:p-5"
    >
      {filter.weekType === 'next' && <input type="hidden" name="week" value="next" />}
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,24rem)_auto]">
        <Field name="kit" label={m.menu_of_kit()}>
          <NativeSelect key={kitId} defaultValue={kitId}>
            {kits.map((kit) => (
              <option key={kit.id} value={kit.id}>
                {t(kit.name)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <noscript>
          <Button type="submit" variant="secondary">
            {m.filter_show()}
          </Button>
        </noscript>
      </div>
      <details open={filter.withoutAllergens.length > 0}>
        <summary className="w-fit py-1 font-semibold text-beet-700 underline decoration-beet-300 decoration-2 underline-offset-4">
          {m.menu_without_allergens()}
        </summary>
        <CheckCards
          name="be"
          legend={m.allergens()}
          hideLegend
          layout="chips"
          className="mt-3"
          options={allergens.map((each) => ({ value: String(each.id), title: t(each.name) }))}
          defaultValue={filter.withoutAllergens.map(String)}
        />
      </details>
    </Form>
  );
}
