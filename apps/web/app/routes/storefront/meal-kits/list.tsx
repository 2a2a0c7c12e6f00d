import { m } from '@shop/messages';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link, redirect, useSearchParams } from 'react-router';
import { KitCard } from '~/features/catalogue/meal-kits/kit-card.tsx';
import { useKeptLevel } from '~/features/catalogue/meal-kits/kept-level.ts';
import { filtersOf, listChoices, listFilterFrom } from '~/features/catalogue/meal-kits/list-filter.ts';
import { NoneFits } from '~/features/catalogue/meal-kits/none-fits.tsx';
import { allPages } from '~/lib/all-pages.ts';
import { number, t } from '~/lib/format.ts';
import { guestPageHeaders } from '~/lib/guest-page.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { askedOnly, useQueryForm } from '~/lib/query-form.ts';
import { Button, buttonLook } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Field } from '~/ui/field.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { NativeSelect } from '~/ui/native-select.tsx';
import { PageSection } from '~/ui/page-section.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import type { Route } from './+types/list.ts';

export const headers = guestPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, m.nav_meal_kits(), m.kits_description());

export async function loader({ context, url }: Route.LoaderArgs) {
  // A form sends its empty fields too where there is no JavaScript.
  const asked = askedOnly(url.searchParams);
  if (asked.size < url.searchParams.size) throw redirect(paths.mealKits(asked));
  const api = context.get(apiContext);
  const [prices, plans] = await Promise.all([
    api('GET /prices'),
    allPages((query) => api('GET /diet-plans', { query })),
  ]);
  const filters = filtersOf(prices.data, plans);
  const kits = await allPages((page) =>
    api('GET /meal-kits', { query: { ...listFilterFrom(url.searchParams, filters), ...page } }),
  );
  return { kits, ...filters };
}

export default function MealKits({ loaderData }: Route.ComponentProps) {
  const { kits, plans, levels } = loaderData;
  const [search] = useSearchParams();
  const { id, ref, ask } = useQueryForm();
  const kept = useKeptLevel({ calories: levels.map((kcal) => ({ kcal })) });
  // Open where something is chosen, and then as the visitor leaves it.
  const [isOpen, setOpen] = useState(() => listChoices.some((name) => search.has(name)));
  return (
    <>
      <PageSection level={1} title={m.kits_title()} intro={m.kits_intro()}>
        <form
          id={id}
          ref={ref}
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            ask();
          }}
          onChange={(event) => {
            // A choice counts at once; what is being typed waits for Enter or the button.
            if ((event.target as Element) instanceof HTMLSelectElement) ask();
          }}
          className="mb-8 grid grid-cols-1 items-end gap-3 rounded-card border border-line bg-paper p-4 sm:gap-4 sm:p-5 min-[85rem]:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
        >
          <div className="flex items-end gap-3">
            <Field name="search" label={m.filter_search()} className="grow">
              <TextInput type="search" defaultValue={search.get('search') ?? ''} maxLength={100} />
            </Field>
            <Button type="submit" variant="secondary" className="min-h-12">
              {m.filter_apply()}
            </Button>
          </div>
          <details
            open={isOpen}
            onToggle={(event) => setOpen(event.currentTarget.open)}
            className="open-when-wide min-w-0"
          >
            <summary className="w-fit py-1 font-semibold text-beet-700 underline decoration-beet-300 decoration-2 underline-offset-4">
              {m.filter_and_sort()}
            </summary>
            <div className="grid gap-3 max-lg:mt-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-[1fr_1.4fr_1fr_1.1fr]">
              <Field name="kind" label={m.filter_kind()}>
                <NativeSelect defaultValue={search.get('kind') ?? ''}>
                  <option value="">{m.all_kits()}</option>
                  <option value="regular">{m.kind_regular()}</option>
                  <option value="unique">{m.kind_unique()}</option>
                </NativeSelect>
              </Field>
              <Field name="diet_plan_id" label={m.filter_diet()}>
                <NativeSelect defaultValue={search.get('diet_plan_id') ?? ''}>
                  <option value="">{m.filter_any_diet()}</option>
                  {plans.map((plan) => (
                    <option key={plan.id} value={plan.id}>
                      {t(plan.name)}
                    </option>
                  ))}
                </NativeSelect>
              </Field>
              <Field name="kcal" label={m.filter_kcal()}>
                <NativeSelect defaultValue={search.get('kcal') ?? ''}>
                  <option value="">{m.filter_any_kcal()}</option>
                  {levels.map((kcal) => (
                    <option key={kcal} value={kcal}>
                      {m.kcal({ amount: number(kcal) })}
                    </option>
                  ))}
                </NativeSelect>
              </Field>
              <Field name="sort" label={m.filter_sort()}>
                <NativeSelect defaultValue={search.get('sort') ?? ''}>
                  <option value="">{m.sort_position()}</option>
                  <option value="price">{m.sort_price()}</option>
                  <option value="price_down">{m.sort_price_down()}</option>
                  <option value="name">{m.sort_name()}</option>
                </NativeSelect>
              </Field>
            </div>
          </details>
        </form>
        {kept && !search.has('kcal') && (
          <p className="mb-4">
            {m.kits_by_calculator({ kcal: m.kcal({ amount: number(kept.kcal) }) })}{' '}
            <Link to={paths.mealKits({ kcal: String(kept.kcal) })} className={linkLook()}>
              {m.kits_by_calculator_only({ kcal: m.kcal({ amount: number(kept.kcal) }) })}
            </Link>
          </p>
        )}
        <p aria-live="polite" className={kits.length > 0 ? 'mb-4 text-muted' : 'sr-only'}>
          {m.kits_found({ count: kits.length })}
        </p>
        {kits.length === 0 ? (
          <EmptyState
            icon={<SearchX aria-hidden="true" />}
            title={m.kits_none_title()}
            text={m.kits_none_text()}
            action={
              search.size > 0 && (
                <Link to={paths.mealKits()} className={buttonLook()}>
                  {m.filter_clear()}
                </Link>
              )
            }
          />
        ) : (
          <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {kits.map((kit, index) => (
              <KitCard key={kit.id} kit={kit} level={2} priority={index === 0} />
            ))}
          </div>
        )}
      </PageSection>
      <NoneFits />
    </>
  );
}
