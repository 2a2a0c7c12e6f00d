import type { KitMenu } from '@shop/contract/meal-kits';
import type { Day } from '@shop/domain/day';
import { m } from '@shop/messages';
import { shortDay, weekdayName } from '~/lib/format.ts';
import { Scroller } from '~/ui/scroller.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { DishCard } from './dish-card.tsx';

const weekLabels = { current: m.week_current, next: m.week_next };

/** A week of the kit's menu, a day at a time. */
function Days({ menu }: { menu: KitMenu }) {
  return (
    <Tabs
      label={m.days_of_week()}
      items={menu.days.map(({ date, dishes }) => ({
        value: date,
        label: (
          <span className="grid text-center leading-tight">
            <span className="capitalize">{weekdayName(date as Day)}</span>
            <span className="text-sm font-normal">{shortDay(date as Day)}</span>
          </span>
        ),
        panel: (
          <Scroller
            label={weekdayName(date as Day)}
            previousLabel={m.scroll_back()}
            nextLabel={m.scroll_on()}
            itemClassName="w-[76%] sm:w-[42%] lg:w-[23%]"
          >
            {dishes.map(({ meal, dish }) => (
              <DishCard key={meal} dish={dish} meal={meal} />
            ))}
          </Scroller>
        ),
      }))}
    />
  );
}

export function KitWeeks({ menus }: { menus: readonly KitMenu[] }) {
  const [only] = menus;
  if (!only) return null;
  if (menus.length === 1) return <Days menu={only} />;
  return (
    <Tabs
      label={m.week()}
      items={menus.map((menu) => ({
        value: menu.weekType,
        label: weekLabels[menu.weekType](),
        panel: <Days menu={menu} />,
      }))}
    />
  );
}
