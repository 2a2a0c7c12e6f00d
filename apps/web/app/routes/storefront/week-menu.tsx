import { m } from '@shop/messages';
import type { CSSProperties } from 'react';
import { Link, useSearchParams } from 'react-router';
import { dishParameter, withDish } from '~/features/catalogue/dishes/dish-in-address.ts';
import { DishVotes } from '~/features/catalogue/dishes/dish-votes.tsx';
import { OpenDish } from '~/features/catalogue/dishes/open-dish.tsx';
import { DishCard } from '~/features/catalogue/meal-kits/dish-card.tsx';
import { chosenMenu, menuFilterFrom, openDay } from '~/features/catalogue/menu/filter.ts';
import { mealRows } from '~/features/catalogue/menu/meal-rows.ts';
import { MenuFilters } from '~/features/catalogue/menu/menu-filters.tsx';
import { menuWeeks } from '~/features/catalogue/menu/week-words.ts';
import { allPages } from '~/lib/all-pages.ts';
import { number, shortDay, t, weekdayName } from '~/lib/format.ts';
import { guestPageHeaders } from '~/lib/guest-page.ts';
import { apiContext } from '~/lib/page-context.ts';
import { pageMeta } from '~/lib/page-title.ts';
import { paths } from '~/lib/paths.ts';
import { unlessOnlyChanges } from '~/lib/revalidation.ts';
import { buttonLook } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { PageSection } from '~/ui/page-section.tsx';
import { RangeText } from '~/ui/range-text.tsx';
import { CookingPot } from 'lucide-react';
import type { Route } from './+types/week-menu.ts';

export const headers = guestPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, m.nav_week_menu(), m.week_menu_description());

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const filter = menuFilterFrom(url.searchParams);
  const [{ data: week }, allergens] = await Promise.all([
    api('GET /menus/grouped', { query: { weekType: filter.weekType } }),
    allPages((query) => api('GET /allergens', { query })),
  ]);
  const menu = chosenMenu(week, filter);
  // An allergen that no dish of the week has is no choice.
  const present = new Set(
    week.groups.flatMap(({ days }) =>
      days.flatMap(({ dishes }) => dishes.flatMap(({ dish }) => dish.allergens.map((each) => each.id))),
    ),
  );
  return {
    filter,
    menu,
    today: week.today,
    weekStart: week.weekStart,
    kits: week.groups.flatMap((group) => group.mealKits),
    allergens: allergens.filter((each) => present.has(each.id)),
  };
}

export const shouldRevalidate = unlessOnlyChanges(dishParameter);

/** The same choice for another week or day, with no dish open. */
const useChoice = () => {
  const [search] = useSearchParams();
  return (changes: Record<string, string | null>): string => {
    const next = new URLSearchParams(withDish(search, null).search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return `?${next}`;
  };
};

const kcalWords = (kcal: number): string => m.kcal({ amount: number(kcal) });

const tabLook = (isChosen: boolean): string =>
  cx(
    'grid min-h-11 place-content-center rounded-full px-4 text-center leading-tight font-semibold',
    isChosen ? 'bg-beet-950 text-white' : 'hover:text-beet-700',
  );

export default function WeekMenu({ loaderData }: Route.ComponentProps) {
  const { filter, menu, kits, allergens, today, weekStart } = loaderData;
  const weeks = menuWeeks({ ...filter, weekStart: weekStart, today: today });
  const choice = useChoice();
  const switchWeeks = (
    <nav aria-label={m.week()} className="flex rounded-full border border-line bg-paper p-1">
      {weeks.map(({ type, name, dates }) => (
        <Link
          key={type}
          to={choice({ week: type === 'next' ? 'next' : null, day: null })}
          preventScrollReset
          prefetch="intent"
          aria-current={type === filter.weekType ? 'true' : undefined}
          className={cx(tabLook(type === filter.weekType), 'py-1')}
        >
          <span>{name}</span>{' '}
          <span className="text-sm font-normal">
            <RangeText>{dates}</RangeText>
          </span>
        </Link>
      ))}
    </nav>
  );
  if (!menu) {
    const isNext = filter.weekType === 'next';
    return (
      <PageSection level={1} title={m.nav_week_menu()} action={switchWeeks}>
        <EmptyState
          icon={<CookingPot aria-hidden="true" />}
          title={isNext ? m.menu_none_next_title() : m.menu_none_title()}
          text={isNext ? m.menu_none_next_text() : m.menu_none_text()}
        />
      </PageSection>
    );
  }
  const shown = openDay(menu.days, filter, today);
  // On a wide screen the same meal stands in the same row on every day.
  const { count, rowsOf } = mealRows(menu.days, menu.kit.meals);
  return (
    <PageSection level={1} title={m.nav_week_menu()} intro={m.week_menu_intro()} action={switchWeeks}>
      <MenuFilters kits={kits} kit={menu.kit} kcal={menu.kcal} allergens={allergens} filter={filter} />
      <p aria-live="polite" className="mt-4 mb-2 min-h-6 text-muted xl:mb-6">
        {menu.kcal === null ? m.portions_usual() : m.portions_of_level({ kcal: kcalWords(menu.kcal) })}{' '}
        {menu.leftOut > 0
          ? `${m.dishes_left_out({ count: menu.leftOut })}.`
          : menu.kcal !== null && m.portions_add_up()}
      </p>
      <nav
        aria-label={m.days_of_week()}
        className="no-scrollbar sticky top-16 z-20 -mx-4 mb-4 flex gap-1 overflow-x-auto bg-cream/95 px-4 py-2 sm:-mx-6 sm:px-6 xl:hidden"
      >
        {menu.days.map(({ date }) => (
          <Link
            key={date}
            to={choice({ day: date })}
            replace
            preventScrollReset
            aria-current={date === shown ? 'true' : undefined}
            className={cx(
              tabLook(date === shown),
              'shrink-0 border py-1',
              date !== shown && 'border-line bg-paper',
            )}
          >
            <span className="capitalize">{weekdayName(date)}</span>
            <span className="text-sm font-normal">{shortDay(date)}</span>
          </Link>
        ))}
      </nav>
      <ol className="grid gap-3 xl:grid-cols-7">
        {menu.days.map(({ date, dishes, kcal }) => (
          <li
            key={date}
            style={{ gridRow: `span ${1 + count}` }}
            className={cx(
              'min-w-0 content-start gap-3 xl:grid xl:grid-rows-subgrid',
              date === shown ? 'grid' : 'hidden',
            )}
          >
            <div>
              <h2 className="flex items-baseline gap-2 text-xl xl:grid xl:gap-0">
                <span className="capitalize">{weekdayName(date)}</span>
                <span className="font-text text-base font-normal tracking-normal text-muted">
                  {shortDay(date)}
                </span>
              </h2>
              {dishes.length === 0 && menu.leftOut > 0 && (
                <p className="text-sm text-muted">{m.day_all_left_out()}</p>
              )}
              {dishes.length > 0 && (
                <p className="text-sm text-muted">
                  {m.day_total({
                    amount: number(dishes.reduce((sum, { dish }) => sum + dish.calories, 0)),
                  })}
                  {kcal !== menu.kcal && ` · ${m.portions_usual_short()}`}
                </p>
              )}
            </div>
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:contents">
              {dishes.map(({ meal, dish }, index) => (
                <li
                  key={`${meal} ${dish.id}`}
                  style={{ '--row': 2 + (rowsOf(dishes)[index] ?? 0) } as CSSProperties}
                  className="grid xl:row-start-(--row)"
                >
                  <DishCard
                    dish={dish}
                    votes={<DishVotes evaluation={dish.evaluation} />}
                    meal={meal}
                    day={date}
                    sizes="(min-width: 80rem) 13rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw"
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <OpenDish
        slots={() =>
          menu.days.flatMap(({ date, dishes }) => dishes.map(({ dish, meal }) => ({ dish, meal, day: date })))
        }
      />
      <p className="mt-8">
        <Link
          to={paths.mealKit(menu.kit.id, menu.kcal === null ? {} : { kcal: String(menu.kcal) })}
          prefetch="intent"
          className={buttonLook({ size: 'lg' })}
        >
          {m.order_this_kit({ name: t(menu.kit.name) })}
        </Link>
      </p>
    </PageSection>
  );
}
