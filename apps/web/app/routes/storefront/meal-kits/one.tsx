import { m } from '@shop/messages';
import { mealName } from '@shop/messages/meals';
import { useState } from 'react';
import { data, useSearchParams } from 'react-router';
import { AddToCart, AddToCartBar } from '~/features/cart/add-to-cart.tsx';
import { Crumbs, crumbsTo } from '~/features/content/crumbs.tsx';
import { choosable, firstChoice } from '~/features/meal-kits/choice.ts';
import { DishCard } from '~/features/meal-kits/dish-card.tsx';
import { discountText } from '~/features/meal-kits/discount-text.ts';
import { Gallery } from '~/features/meal-kits/gallery.tsx';
import { KitWeeks } from '~/features/meal-kits/kit-week.tsx';
import { ChoiceTotal, OrderPanel } from '~/features/meal-kits/order-panel.tsx';
import { number, t } from '~/lib/format.ts';
import { guestPageHeaders } from '~/lib/guest-page.ts';
import { orNotFound } from '~/lib/not-found.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta, rootOf } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { breadcrumbList, product } from '~/lib/structured-data.ts';
import { useConversion } from '~/lib/use-conversion.ts';
import { cardLook } from '~/ui/card.tsx';
import { Chip } from '~/ui/chip.tsx';
import { MacroBar } from '~/ui/macro-bar.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Container, PageSection } from '~/ui/page-section.tsx';
import type { Route } from './+types/one.ts';

export const headers = guestPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { kit } = loaderData;
  const name = t(kit.name);
  return pageMeta(matches, name, t(kit.tagline), {
    picture: kit.thumbnail,
    type: 'product',
    structuredData: (publicUrl) => [
      product(publicUrl, kit, rootOf(matches)?.shop.name ?? ''),
      breadcrumbList(
        publicUrl,
        crumbsTo(
          { label: m.nav_meal_kits(), to: paths.mealKits() },
          { label: name, to: paths.mealKit(kit.id) },
        ),
      ),
    ],
  });
};

export async function loader({ context, params }: Route.LoaderArgs) {
  if (!/^\d+$/.test(params.id)) throw data(null, { status: 404 });
  const api = context.get(apiContext);
  const all = { query: { perPage: 100 } };
  const [kit, allergens, additions] = await Promise.all([
    orNotFound(api('GET /meal-kits/{id}', { params: { id: Number(params.id) } })),
    api('GET /allergens', all),
    api('GET /additions', all),
  ]);
  return { kit: kit.data, allergens: allergens.data, additions: additions.data };
}

const macros = [
  { key: 'proteins', label: m.proteins, part: 'proteins' },
  { key: 'fats', label: m.fats, part: 'fats' },
  { key: 'carbs', label: m.carbohydrates, part: 'carbohydrates' },
] as const;

export default function MealKitPage({ loaderData }: Route.ComponentProps) {
  // Another kit starts with its own first choice.
  return <KitView key={loaderData.kit.id} {...loaderData} />;
}

function KitView({ kit, allergens, additions }: Route.ComponentProps['loaderData']) {
  const [search] = useSearchParams();
  const [choice, choose] = useState(() =>
    firstChoice(choosable(kit), { kcal: Number(search.get('kcal')), days: Number(search.get('days')) }),
  );
  useConversion({ name: 'ViewContent', contentIds: [kit.id], valueCents: kit.priceFromCents }, kit.id);
  const name = t(kit.name);
  const offered = { kit: choosable(kit), allergens, additions, choice };
  return (
    <>
      <Container className="grid gap-8 pt-6 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-12">
        <div className="grid content-start gap-8">
          <Crumbs items={[{ label: m.nav_meal_kits(), to: paths.mealKits() }]} current={name} />
          <div className="grid gap-4">
            <KitHeading kit={kit} />
          </div>
          <Gallery pictures={kit.pictures} label={m.pictures_of({ name })} />
          <div className="grid gap-4 text-lg">
            {t(kit.description)
              .split(/\n\s*\n/)
              .map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
          </div>
          <section aria-labelledby="nutrition" className="grid gap-4">
            <h2 id="nutrition" className="text-2xl">
              {m.nutrition_title()}
            </h2>
            <MacroBar
              macros={macros.map(({ key, label, part }) => ({
                key,
                label: label(),
                grams: kit.macronutrients[part],
                text: m.percent({ amount: number(kit.macronutrients[part]) }),
              }))}
            />
            <p className="text-muted">
              {m.meals_of_day({ meals: kit.meals.map((meal) => mealName(meal).toLowerCase()).join(', ') })}
            </p>
          </section>
        </div>
        <aside
          aria-label={m.order_panel()}
          className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
        >
          <div className={cardLook()}>
            {kit.isHidden && (
              <Notice tone="warn" className="mb-5">
                {m.kit_hidden_notice()}
              </Notice>
            )}
            <OrderPanel {...offered} onChange={choose} />
            <div className="mt-6 grid gap-4 border-t border-line pt-5">
              <ChoiceTotal {...offered} />
              <AddToCart {...offered} />
            </div>
          </div>
        </aside>
      </Container>
      <PageSection title={kit.isUnique ? m.kit_dishes_title() : m.kit_weeks_title()}>
        {kit.menus.length > 0 ? (
          <KitWeeks menus={kit.menus} />
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {kit.dishes.map((dish) => (
              <li key={dish.id}>
                <DishCard dish={dish} />
              </li>
            ))}
          </ul>
        )}
      </PageSection>
      <AddToCartBar {...offered} />
    </>
  );
}

function KitHeading({ kit }: Pick<Route.ComponentProps['loaderData'], 'kit'>) {
  return (
    <>
      <h1 className="text-4xl">{t(kit.name)}</h1>
      <p className="text-lg text-muted">{t(kit.tagline)}</p>
      <ul className="flex flex-wrap gap-1.5">
        {kit.discount && (
          <li>
            <Chip tone="yolk">{discountText(kit.discount)}</Chip>
          </li>
        )}
        {kit.traits.map((trait) => (
          <li key={trait.lt}>
            <Chip tone="beet">{t(trait)}</Chip>
          </li>
        ))}
      </ul>
    </>
  );
}
