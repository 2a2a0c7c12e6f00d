import type { KitMenu, MealKit } from '@shop/contract/meal-kits';
import { isoWeekStart } from '@shop/domain/day';
import { m } from '@shop/messages';
import { useSearchParams } from 'react-router';
import { dishParameter, type DishSlot, withDish } from '~/features/catalogue/dishes/dish-in-address.ts';
import { DishVotes } from '~/features/catalogue/dishes/dish-votes.tsx';
import { OpenDish } from '~/features/catalogue/dishes/open-dish.tsx';
import { dayOfLevel } from '@shop/domain/portions';
import { weekDates } from '~/features/catalogue/menu/week-words.ts';
import { number, shortDay, weekdayName } from '~/lib/format.ts';
import { Scroller } from '~/ui/scroller.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { DishCard } from './dish-card.tsx';

const weeksId = 'weeks';

type Shown = Pick<MealKit, 'meals'> & {
  /** The portions are shown as they are made for this level; null: as they usually are. */
  kcal: number | null;
};

/** In the query: the day whose dishes are shown. */
const dayParameter = 'day';

/** The day of the dish that is looked at, else the one that is asked for, where this week has it. */
const dayShown = ({ days }: KitMenu, search: URLSearchParams): string | undefined => {
  const wanted = search.get(dishParameter) ?? search.get(dayParameter) ?? '';
  return days.find(({ date }) => wanted.startsWith(date))?.date;
};

/** This page with that day shown. */
const dayLink = (search: URLSearchParams, day: string): string => {
  const next = new URLSearchParams(withDish(search, null).search);
  next.set(dayParameter, day);
  return `?${next}#${weeksId}`;
};

function DishesOfDay({ date, dishes, ...shown }: Shown & KitMenu['days'][number]) {
  const day = dayOfLevel(dishes, shown);
  return (
    <>
      <p className="text-muted">
        {day.kcal === null
          ? m.portions_usual()
          : `${m.portions_of_level({ kcal: m.kcal({ amount: number(day.kcal) }) })} ${m.portions_add_up()}`}
      </p>
      <Scroller
        label={weekdayName(date)}
        previousLabel={m.scroll_back()}
        nextLabel={m.scroll_on()}
        itemClassName="w-[76%] sm:w-[42%] lg:w-[23%]"
      >
        {day.dishes.map(({ meal, dish }) => (
          <DishCard
            key={meal}
            dish={dish}
            meal={meal}
            day={date}
            votes={<DishVotes evaluation={dish.evaluation} />}
          />
        ))}
      </Scroller>
    </>
  );
}

/** A week of the kit's menu, a day at a time; first that of the dish in the address. */
function Days({ menu, ...shown }: Shown & { menu: KitMenu }) {
  const [search] = useSearchParams();
  return (
    <Tabs
      label={m.days_of_week()}
      defaultValue={dayShown(menu, search)}
      items={menu.days.map((day) => ({
        value: day.date,
        href: dayLink(search, day.date),
        label: (
          <span className="grid text-center leading-tight">
            <span className="capitalize">{weekdayName(day.date)}</span>
            <span className="text-sm font-normal">{shortDay(day.date)}</span>
          </span>
        ),
        panel: <DishesOfDay {...day} {...shown} />,
      }))}
    />
  );
}

const datesOf = ({ days: [first] }: KitMenu): string =>
  first ? weekDates(isoWeekStart(first.date)) : m.week();

/** Every dish of the menus, in its portion. */
const slotsOf = (menus: readonly KitMenu[], shown: Shown): DishSlot[] =>
  menus.flatMap(({ days }) =>
    days.flatMap(({ date, dishes }) =>
      dayOfLevel(dishes, shown).dishes.map(({ dish, meal }) => ({ dish, meal, day: date })),
    ),
  );

export function KitWeeks({ menus, ...shown }: Shown & { menus: readonly KitMenu[] }) {
  const [search] = useSearchParams();
  const [only] = menus;
  if (!only) return null;
  return (
    <div id={weeksId}>
      {menus.length === 1 ? (
        <Days menu={only} {...shown} />
      ) : (
        <Tabs
          label={m.week()}
          defaultValue={menus.find((menu) => dayShown(menu, search))?.weekType}
          items={menus.map((menu) => ({
            value: menu.weekType,
            href: dayLink(search, menu.days[0]?.date ?? ''),
            label: datesOf(menu),
            panel: <Days menu={menu} {...shown} />,
          }))}
        />
      )}
      <OpenDish slots={() => slotsOf(menus, shown)} />
    </div>
  );
}
