import { addDays, type Day, dayInVilnius, isoWeekStart, wallTimeInVilnius } from './day.ts';
import { currentMenuWeek } from './week.ts';

/** What the shop writes about only to those who want it. All other letters come always. */
export const notificationKinds = [
  'order_changed',
  'delivery_tomorrow',
  'weekly_menu',
  'review_reminder',
  'offers',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationChannels = ['mail'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Until somebody says otherwise. What is no part of an order waits to be asked for. */
export const isOnAtFirst: Readonly<Record<NotificationKind, boolean>> = {
  order_changed: true,
  delivery_tomorrow: true,
  weekly_menu: false,
  review_reminder: true,
  offers: false,
};

/** In Vilnius: when people are written to in the evening. */
export const EVENING_HOUR = 18;

/** This evening's day, shifted; null: it is not evening. */
const fromEvening = (now: Date, days: number): Day | null => {
  const { day, hour } = wallTimeInVilnius(now);
  return hour >= EVENING_HOUR ? addDays(day, days) : null;
};

/** Boxes that are brought on this day are announced now; null: none are. */
export const announcedDay = (now: Date): Day | null => fromEvening(now, 1);

/** Whoever was brought a box on this day is asked now what they think of it; null: nobody is. */
export const askedAboutDay = (now: Date): Day | null => fromEvening(now, -1);

/** Nobody is asked more often. */
export const DAYS_BETWEEN_REVIEW_REMINDERS = 7;

/** The week, by its Monday, whose menu is announced now: from the menu's switch until that week begins; null: none is. */
export const announcedWeek = (now: Date): Day | null => {
  const week = currentMenuWeek(now);
  return week > isoWeekStart(dayInVilnius(now)) ? week : null;
};
