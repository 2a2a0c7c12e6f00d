import type { Allergen } from '@shop/contract/allergens';
import { m } from '@shop/messages';
import { number, t } from '~/lib/format.ts';
import { useQueryForm } from '~/lib/query-form.ts';
import { Button } from '~/ui/button.tsx';
import { CheckCards } from '~/ui/check-cards.tsx';
import { Field } from '~/ui/field.tsx';
import { NativeSelect } from '~/ui/native-select.tsx';
import type { MenuFilter, MenuKit } from './filter.ts';

type Props = {
  kits: readonly MenuKit[];
  kit: MenuKit;
  /** The level that the portions are shown for; null for a kit without levels. */
  kcal: number | null;
  allergens: readonly Allergen[];
  filter: MenuFilter;
};

/** A plain form: every choice counts at once, and without JavaScript the button sends it. */
export function MenuFilters({ kits, kit, kcal, allergens, filter }: Props) {
  const { id, ref, ask } = useQueryForm();
  return (
    <form
      id={id}
      ref={ref}
      role="search"
      onChange={() => ask({ replace: true })}
      className="grid gap-4 rounded-card border border-line bg-paper p-4 sm:p-5"
    >
      {filter.weekType === 'next' && <input type="hidden" name="week" value="next" />}
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,24rem)_minmax(0,14rem)_auto]">
        <Field name="kit" label={m.menu_of_kit()}>
          <NativeSelect defaultValue={kit.id} data-unasked={kit.id}>
            {kits.map(({ id, name }) => (
              <option key={id} value={id}>
                {t(name)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        {kcal !== null && (
          <Field name="kcal" label={m.menu_level()}>
            <NativeSelect key={kit.id} defaultValue={kcal} data-unasked={kcal}>
              {kit.levels.map((level) => (
                <option key={level} value={level}>
                  {m.kcal({ amount: number(level) })}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
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
    </form>
  );
}
