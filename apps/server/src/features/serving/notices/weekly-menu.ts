import { announcedWeek } from '@shop/domain/notifications';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { presentWeek } from '../../catalogue/menus/menus.presenter.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { NotificationMails } from '../../people/notifications/notification-mails.ts';
import { inPages } from '../in-pages.ts';
import { noticeLetters, type WeekOfLetter } from './notice-letters.ts';

/** Of a menu in a letter: the page has them all. */
const MOST_DISHES = 5;

/** From the menu's switch on, those who asked for it are sent the new week's: once, and not before it has a dish. */
export const announceMenu = (work: UnitOfWork, catalogue: Catalogue, mails: NotificationMails) => {
  const weekOf = async (now: Date): Promise<WeekOfLetter | null> => {
    const { weekStart, groups } = presentWeek(await catalogue.snapshot(), 'current', now);
    const menus = groups
      .filter(({ mealKits }) => mealKits.length > 0)
      .map(({ name, days }) => {
        const dishes = new Map(
          days.flatMap((day) => day.dishes.map(({ dish }) => [dish.id, dish.name] as const)),
        );
        return { name, dishes: [...dishes.values()].slice(0, MOST_DISHES), count: dishes.size };
      })
      .filter(({ count }) => count > 0);
    return menus.length === 0 ? null : { monday: weekStart, menus };
  };

  return async (now: Date): Promise<void> => {
    const day = announcedWeek(now);
    const week = day && (await weekOf(now));
    if (!day || !week) return;
    const kind = 'weekly_menu';
    await inPages(
      (page) => work.read(({ notices }) => notices.askedForMenu(day, page)),
      (userId) =>
        work.transaction(async (within) => {
          const user = await within.auth.user(userId);
          if (!user || !(await within.notices.keep({ kind, day, about: { userId } }, now))) return;
          const facts = { firstName: user.firstName, week };
          await mails.write(within, kind, noticeLetters.weeklyMenu, facts, { ...user, userId }, now);
        }),
    );
  };
};
