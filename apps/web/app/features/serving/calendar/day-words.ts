import type { CalendarDelivery, DayActionAnswer } from '@shop/contract/delivery-calendar';
import type { Stop } from '@shop/contract/order-changes';
import { checkOutGroups } from '@shop/domain/states/groups';
import { addDays, type Day } from '@shop/domain/day';
import { m } from '@shop/messages';
import { type DayStatusWords, dayStatuses } from '~/features/selling/check-outs/status-words.ts';
import { deadline, longDay, number, phoneNumber, t } from '~/lib/format.ts';

/** Whole hours go without their minutes. */
const hourWords = (time: string): string => time.replace(/^0/, '').replace(/:00$/, '');

export const windowWords = ({ deliveryTime }: Stop): string | null =>
  deliveryTime &&
  m.days_window({ from: hourWords(deliveryTime.fromTime), to: hourWords(deliveryTime.toTime) });

/** Today, tomorrow, or the day by its name. */
export const dayName = (day: Day, today: Day): string => {
  if (day === today) return m.days_today();
  return day === addDays(today, 1) ? m.days_tomorrow() : longDay(day);
};

/** When the box is brought. */
export const whenWords = ({ day, broughtOn, stop }: CalendarDelivery, today: Day): string => {
  const named = dayName(broughtOn, today);
  const window = windowWords(stop);
  if (window) return m.days_when({ day: named, window });
  return broughtOn === day ? named : m.days_evening({ day: named });
};

export const addressWords = ({ cityName, door }: Stop): string => {
  const flat = door.apartmentNumber && `–${door.apartmentNumber}`;
  const floor = door.floor && `, ${m.floor_number({ floor: door.floor })}`;
  return `${t(cityName)}, ${door.street} ${door.houseNumber}${flat}${floor}`;
};

/** What was bought, with its level and the number of sets. */
export const kitWords = ({ item, amount }: Pick<CalendarDelivery, 'item' | 'amount'>): string => {
  const name = amount > 1 ? m.days_sets({ count: amount, name: t(item.name) }) : t(item.name);
  return item.kcal === null ? name : `${name}, ${m.kcal({ amount: number(item.kcal) })}`;
};

export const isUnpaid = ({ checkOutStatus, status }: CalendarDelivery): boolean =>
  status === 'planned' && checkOutGroups.timed.includes(checkOutStatus);

export const statusWords = (delivery: CalendarDelivery): DayStatusWords =>
  isUnpaid(delivery) ? { words: m.days_unpaid, tone: 'yolk' } : dayStatuses[delivery.status];

/** What is cooked and what is driven has its own reason for being too late. */
const needsFood: readonly DayActionAnswer['action'][] = ['cancel', 'kit', 'skip', 'move'];

const tooLateWhy = (action: DayActionAnswer['action']): string =>
  needsFood.includes(action) ? m.day_why_food() : m.day_why_route();

/** Why a thing cannot be done with a day, and what is too late since when. */
export const refusalWords = ({ action, until, reason }: DayActionAnswer, phone: string): string => {
  switch (reason) {
    case 'too_late':
      return m.day_late({ deadline: deadline(new Date(until)), why: tooLateWhy(action) });
    case 'switched_off':
      return m.day_switched_off({ phone: phoneNumber(phone) });
    case 'not_paid_yet':
      return m.day_not_paid_yet();
    case 'needs_request':
      return m.day_needs_request();
    case 'kit_is_fixed':
      return m.day_kit_is_fixed();
    case 'needs_account':
      return m.day_needs_account();
    default:
      return m.day_not_from_here();
  }
};
