import type { Dish } from '@shop/contract/dishes';
import type { GroupedMenus } from '@shop/contract/menus';
import { allPages } from '~/lib/all-pages.ts';
import { apiContext } from '~/lib/page-context.ts';
import type { Route } from './+types/page.ts';

const shown = { kits: 6, dishes: 10, articles: 3, questions: 6 };

/** A taste of the week: different dishes with a picture, the main meals first. */
const tasteOf = ({ groups }: GroupedMenus): Dish[] => {
  const slots = groups.flatMap((group) => group.days.flatMap((day) => day.dishes));
  const inTurn = ['lunch', 'dinner', 'breakfast'].map((meal) =>
    [
      ...new Map(slots.filter((slot) => slot.meal === meal).map(({ dish }) => [dish.id, dish])).values(),
    ].filter((dish) => dish.picture !== null),
  );
  const mixed = Array.from({ length: shown.dishes }, (_, index) =>
    inTurn.flatMap((dishes) => dishes[index] ?? []),
  ).flat();
  return [...new Map(mixed.map((dish) => [dish.id, dish])).values()].slice(0, shown.dishes);
};

export const homeData = async ({ context }: Route.LoaderArgs) => {
  const api = context.get(apiContext);
  const [kits, prices, week, articles, faq, timer] = await Promise.all([
    api('GET /meal-kits', { query: { perPage: shown.kits } }),
    api('GET /prices'),
    api('GET /menus/grouped', { query: { weekType: 'current' } }),
    api('GET /blog-articles', { query: { perPage: shown.articles } }),
    allPages((query) => api('GET /faq-sections', { query })),
    api('GET /timer'),
  ]);
  return {
    kits: kits.data,
    pricedKits: prices.data.filter((kit) => !kit.isUnique),
    dishes: tasteOf(week.data),
    weekStart: week.data.weekStart,
    articles: articles.data,
    questions: faq.flatMap((section) => section.items.slice(0, 2)).slice(0, shown.questions),
    countdown: timer.data.countdown,
  };
};
