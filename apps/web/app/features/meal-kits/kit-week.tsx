import type { KitMenu, MealKit } from '@shop/contract/meal-kits';
import { type Day, isoWeekStart } from '@shop/domain/day';
import { m } from '@shop/messages';
import { useSearchParams } from 'react-router';
import { dishParameter, type DishSlot } from '~/features/dishes/dish-in-address.ts';
import { OpenDish } from '~/features/dishes/open-dish.tsx';
import { dayOfLevel } from '~/features/menu/day-of-level.ts';
import { weekDates } from '~/features/menu/week-words.ts';
import { number, shortDay, weekdayName } from '~/lib/format.ts';
import { Scroller } from '~/ui/scroller.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { DishCard } from './dish-card.tsx';

type Shown = Pick<MealKit, 'meals'> & {
  /** The portions are shown as they are made for this level; null: as they usually are. */
  kcal: number | null;
};

/** The day of the dish that is looked at, where this week has it. */
const dayShown = (menu: KitMenu, dish: string): string | undefined =>
  menu.days.find(({ date }) => dish.startsWith(date))?.date;

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
        label={weekdayName(date as Day)}
        previousLabel={m.scroll_back()}
        nextLabel={m.scroll_on()}
        itemClassName="w-[76%] sm:w-[42%] lg:w-[23%]"
      >
        {day.dishes.map(({ meal, dish }) => (
          <DishCard key={meal} dish={dish} meal={meal} day={date} />
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
      defaultValue={dayShown(menu, search.get(dishParameter) ?? '')}
      items={menu.days.map((day) => ({
        value: day.date,
        label: (
          <span className="grid text-center leading-tight">
            <span className="capitalize">{weekdayName(day.date as Day)}</span>
            <span className="text-sm font-normal">{shortDay(day.date as Day)}</span>
          </span>
        ),
        panel: <DishesOfDay {...day} {...shown} />,
      }))}
    />
  );
}

const datesOf = ({ days: [first] }: KitMenu): string =>
  first ? weekDates(isoWeekStart(first.date as Day)) : m.week();

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
  const dishShown = search.get(dishParameter) ?? '';
  return (
    <>
      {menus.length === 1 ? (
        <Days menu={only} {...shown} />
      ) : (
        <Tabs
          label={m.week()}
          defaultValue={menus.find((menu) => dayShown(menu, dishShown))?.weekType}
          items={menus.map((menu) => ({
            value: menu.weekType,
            label: datesOf(menu),
            panel: <Days menu={menu} {...shown} />,
          }))}
        />
      )}
      <OpenDish slots={() => slotsOf(menus, shown)} />
    </>
  );
}
