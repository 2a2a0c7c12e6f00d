import type { KitMenu, MealKit } from '@shop/contract/meal-kits';
import { type Day, isoWeekStart } from '@shop/domain/day';
import { m } from '@shop/messages';
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

/** A week of the kit's menu, a day at a time. */
function Days({ menu, meals, kcal }: Shown & { menu: KitMenu }) {
  return (
    <Tabs
      label={m.days_of_week()}
      items={menu.days.map(({ date, dishes }) => {
        const day = dayOfLevel(dishes, { meals, kcal });
        return {
          value: date,
          label: (
            <span className="grid text-center leading-tight">
              <span className="capitalize">{weekdayName(date as Day)}</span>
              <span className="text-sm font-normal">{shortDay(date as Day)}</span>
            </span>
          ),
          panel: (
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
                  <DishCard key={meal} dish={dish} meal={meal} />
                ))}
              </Scroller>
            </>
          ),
        };
      })}
    />
  );
}

const datesOf = ({ days: [first] }: KitMenu): string =>
  first ? weekDates(isoWeekStart(first.date as Day)) : m.week();

export function KitWeeks({ menus, ...shown }: Shown & { menus: readonly KitMenu[] }) {
  const [only] = menus;
  if (!only) return null;
  if (menus.length === 1) return <Days menu={only} {...shown} />;
  return (
    <Tabs
      label={m.week()}
      items={menus.map((menu) => ({
        value: menu.weekType,
        label: datesOf(menu),
        panel: <Days menu={menu} {...shown} />,
      }))}
    />
  );
}
