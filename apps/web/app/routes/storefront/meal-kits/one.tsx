import { m } from '@shop/messages';
import { useState } from 'react';
import { data, Link, useSearchParams } from 'react-router';
import { Crumbs, crumbsTo } from '~/features/base/shell/crumbs.tsx';
import { hasChoice } from '~/features/catalogue/meal-kits/choice-query.ts';
import { DishCard } from '~/features/catalogue/meal-kits/dish-card.tsx';
import { DishVotes } from '~/features/catalogue/dishes/dish-votes.tsx';
import { OpenDish } from '~/features/catalogue/dishes/open-dish.tsx';
import { discountText } from '~/features/catalogue/meal-kits/discount-text.ts';
import { firstDays } from '~/features/catalogue/meal-kits/first-days.server.ts';
import { ShownPicture, Thumbnails } from '~/features/catalogue/meal-kits/gallery.tsx';
import { ChristmasLead, useIsChristmasKit } from '~/features/selling/christmas/christmas-lead.tsx';
import { KitBar } from '~/features/selling/kit-order/kit-bar.tsx';
import { KitWords } from '~/features/catalogue/meal-kits/kit-words.tsx';
import { KitNutrition } from '~/features/catalogue/meal-kits/kit-nutrition.tsx';
import { KitOrder } from '~/features/selling/kit-order/kit-order.tsx';
import { KitQuestions } from '~/features/content/faq/kit-questions.tsx';
import { KitWeeks } from '~/features/catalogue/meal-kits/kit-week.tsx';
import { NoneFits } from '~/features/catalogue/meal-kits/none-fits.tsx';
import { useChoice } from '~/features/catalogue/meal-kits/use-choice.ts';
import { allPages } from '~/lib/all-pages.ts';
import { t } from '~/lib/format.ts';
import { guestPageHeaders } from '~/lib/guest-page.ts';
import { orNotFoundWithMessage } from '~/lib/not-found.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta, rootOf } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { unlessOnlyQueryChanges } from '~/lib/revalidation.ts';
import { breadcrumbList } from '~/lib/structured-data/breadcrumbs.ts';
import { product } from '~/lib/structured-data/product.ts';
import { useConversion } from '~/lib/use-conversion.ts';
import { buttonLook } from '~/ui/button.tsx';
import { Chip } from '~/ui/chip.tsx';
import { cx } from '~/ui/cx.ts';
import { inkOn } from '~/ui/ink-on.ts';
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

/** Of those about ordering, delivery and food, which come first. */
const shownQuestions = 6;

export async function loader({ context, params }: Route.LoaderArgs) {
  if (!/^\d+$/.test(params.id)) throw data(null, { status: 404 });
  const api = context.get(apiContext);
  const [kit, allergens, additions, faq, deliveryPrices, days, words] = await Promise.all([
    orNotFoundWithMessage(api('GET /meal-kits/{id}', { params: { id: Number(params.id) } })),
    allPages((query) => api('GET /allergens', { query })),
    allPages((query) => api('GET /additions', { query })),
    allPages((query) => api('GET /faq-sections', { query })),
    api('GET /delivery-prices'),
    firstDays(api),
    api('GET /dish-reviews', { query: { mealKitId: Number(params.id), perPage: 6 } }),
  ]);
  return {
    kit: kit.data,
    allergens,
    additions,
    days,
    deliveryPrices: deliveryPrices.data,
    // An admin sees here what buyers see.
    words: words.data.filter(({ words: said, isHidden, firstName }) => said && !isHidden && firstName),
    // They are about everyday kits: calories, periods, the weekly menu.
    questions: kit.data.isUnique
      ? []
      : faq.flatMap((section) => section.items.slice(0, 2)).slice(0, shownQuestions),
  };
}

export const shouldRevalidate = unlessOnlyQueryChanges;

export default function MealKitPage({ loaderData }: Route.ComponentProps) {
  // Another kit starts with its own first choice.
  return <KitView key={loaderData.kit.id} {...loaderData} />;
}

function KitView({
  kit,
  allergens,
  additions,
  days,
  questions,
  ...page
}: Route.ComponentProps['loaderData']) {
  const [search] = useSearchParams();
  const [sheet, setSheet] = useState<'unseen' | 'open' | 'seen'>('unseen');
  const openSheet = () => setSheet('open');
  const [choice, choose] = useChoice(kit, { allergens, additions });
  useConversion({ name: 'ViewContent', contentIds: [kit.id], valueCents: kit.priceFromCents }, kit.id);
  const isChristmas = useIsChristmasKit(kit.id);
  const gallery = useState(0);
  const name = t(kit.name);
  const offered = { kit, allergens, additions, choice, deliveryPrices: page.deliveryPrices };
  const kcal = kit.calories.find(({ id }) => id === choice.calorieId)?.kcal ?? null;
  return (
    <>
      <Container className="grid gap-8 pt-6 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-12">
        <div className="grid content-start gap-8">
          <Crumbs items={[{ label: m.nav_meal_kits(), to: paths.mealKits() }]} current={name} />
          {kit.isHidden && <Notice tone="warn">{m.kit_hidden_notice()}</Notice>}
          <div className="grid gap-3">
            <div style={{ backgroundColor: kit.colour }} className="overflow-clip rounded-card">
              <KitHeading kit={kit} />
              <ShownPicture pictures={kit.pictures} gallery={gallery} />
            </div>
            <Thumbnails pictures={kit.pictures} gallery={gallery} label={m.pictures_of({ name })} />
          </div>
          <div className="grid gap-4 text-lg">
            {t(kit.description)
              .split(/\n\s*\n/)
              .map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
          </div>
        </div>
        {isChristmas ? (
          <ChristmasLead priceCents={kit.reduced?.fromCents ?? kit.priceFromCents} />
        ) : (
          <KitOrder
            offered={offered}
            onChange={choose}
            firstDays={days}
            isOpen={sheet === 'open'}
            onOpen={openSheet}
            onClose={() => setSheet('seen')}
          />
        )}
      </Container>
      <PageSection
        title={kit.isUnique ? m.kit_dishes_title() : m.kit_weeks_title()}
        action={
          kit.menus.length > 0 && (
            <Link
              to={paths.weekMenu({ kit: String(kit.id) })}
              prefetch="intent"
              className={buttonLook({ variant: 'secondary' })}
            >
              {m.nav_week_menu()}
            </Link>
          )
        }
      >
        {kit.menus.length > 0 ? (
          <KitWeeks menus={kit.menus} meals={kit.meals} kcal={kcal} />
        ) : (
          <>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
              {kit.dishes.map((dish) => (
                <li key={dish.id}>
                  <DishCard dish={dish} votes={<DishVotes evaluation={dish.evaluation} />} />
                </li>
              ))}
            </ul>
            <OpenDish slots={() => kit.dishes.map((dish) => ({ dish }))} />
          </>
        )}
      </PageSection>
      <NoneFits />
      {page.words.length > 0 && (
        <PageSection title={m.kit_words_title()}>
          <KitWords reviews={page.words} />
        </PageSection>
      )}
      <Container className="grid gap-12 pb-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:gap-20">
        <KitNutrition kit={kit} kcal={kcal} />
        <KitQuestions questions={questions} />
      </Container>
      {!isChristmas && (
        <KitBar {...offered} isChosen={sheet !== 'unseen' || hasChoice(search)} onOpen={openSheet} />
      )}
    </>
  );
}

function KitHeading({ kit }: Pick<Route.ComponentProps['loaderData'], 'kit'>) {
  return (
    <div className={cx('grid gap-3 p-5 sm:p-8', inkOn(kit.colour))}>
      <h1 className="text-4xl">{t(kit.name)}</h1>
      <p className="text-xl font-bold">{t(kit.tagline)}</p>
      <ul className="mt-1 flex flex-wrap gap-1.5">
        {kit.discount && (
          <li>
            <Chip tone="yolk">{discountText(kit.discount)}</Chip>
          </li>
        )}
        {kit.traits.map((trait) => (
          <li key={trait.lt}>
            <Chip>{t(trait)}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
