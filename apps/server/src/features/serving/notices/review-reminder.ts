import { broughtOn } from '@shop/domain/calendar';
import { addDays, type Day, dayInVilnius } from '@shop/domain/day';
import { reviewableUntil } from '@shop/domain/days/after-delivery';
import { askedAboutDay, DAYS_BETWEEN_REVIEW_REMINDERS } from '@shop/domain/notifications';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import type { ReadSettings } from '../../base/settings/read-settings.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { NotificationMails } from '../../people/notifications/notification-mails.ts';
import { readBoxDishes } from '../boxes/box-dishes.ts';
import { fillBox } from '../calendar/box.ts';
import { inPages } from '../in-pages.ts';
import { type BoxToRate, noticeLetters } from './notice-letters.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly catalogue: Catalogue;
  readonly settings: ReadSettings;
  readonly notificationMails: NotificationMails;
};

/**
 * In the evening of the day after a box came, its buyer is asked about the dishes of all boxes that can still be rated and
 * are not: once a week at most. Guests cannot rate, and are not asked.
 */
export const remindOfReviews = ({ work, catalogue, settings, notificationMails: mails }: Parts) => {
  const boxesOf = async (within: Work, userId: number, from: Day, to: Day): Promise<BoxToRate[]> => {
    const snapshot = await catalogue.snapshot();
    const brought = await within.notices.boxesBrought(userId, from, to);
    const inBoxes = await readBoxDishes(
      within,
      brought.map(({ delivery, order }) => ({
        deliveryId: delivery.id,
        day: delivery.day,
        item: delivery.item ?? order.item,
      })),
    );
    const rated = await within.reviews.ofDeliveries(brought.map(({ delivery }) => delivery.id));
    return brought.flatMap(({ delivery, order, isDayBefore }) => {
      const isRated = (dishId: number): boolean =>
        rated.some((each) => each.deliveryId === delivery.id && each.dishId === dishId);
      const item = delivery.item ?? order.item;
      // A dish that holds what was left out is not asked about: nobody has said what came in its place. Nor is one that was
      // written for this box alone.
      const had = fillBox(item, inBoxes.get(delivery.id) ?? [], snapshot).dishes.filter(
        ({ clashes, isOwn }) => clashes.length === 0 && !isOwn,
      );
      const left = [...new Map(had.map(({ dish }) => [dish.id, dish.name]))].flatMap(([dishId, dishName]) =>
        isRated(dishId) ? [] : dishName,
      );
      if (left.length === 0) return [];
      const { name } = item;
      return { deliveryId: delivery.id, name, broughtOn: broughtOn(delivery.day, isDayBefore), dishes: left };
    });
  };

  const remind = (userId: number, to: Day, rateDays: number, now: Date): Promise<void> =>
    work.transaction(async (within) => {
      const user = await within.auth.lockUser(userId);
      const today = dayInVilnius(now);
      const since = addDays(today, 1 - DAYS_BETWEEN_REVIEW_REMINDERS);
      const kind = 'review_reminder';
      if (!user || (await within.notices.wasNoted(userId, kind, since))) return;
      const boxes = await boxesOf(within, userId, addDays(today, -rateDays), to);
      const [newest] = boxes;
      if (!newest || !(await within.notices.keep({ kind, day: today, about: { userId } }, now))) return;
      const until = reviewableUntil(newest.broughtOn, rateDays);
      const facts = { firstName: user.firstName, toRate: { boxes, until } };
      await mails.write(within, kind, noticeLetters.reviewReminder, facts, { ...user, userId }, now);
    });

  return async (now: Date): Promise<void> => {
    const day = askedAboutDay(now);
    const { isEnabled, daysAfterDelivery } = (await settings()).evaluateDish;
    if (day === null || !isEnabled || now >= reviewableUntil(day, daysAfterDelivery)) return;
    const since = addDays(dayInVilnius(now), 1 - DAYS_BETWEEN_REVIEW_REMINDERS);
    await inPages(
      (page) => work.read(({ notices }) => notices.peopleToAsk(day, since, page)),
      (userId) => remind(userId, day, daysAfterDelivery, now),
    );
  };
};
