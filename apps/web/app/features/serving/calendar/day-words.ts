import type { CalendarDelivery, DayActionAnswer, Due } from '@shop/contract/delivery-calendar';
import type { Stop } from '@shop/contract/order-changes';
import { deliveryGroups } from '@shop/domain/states/groups';
import { addDays, type Day } from '@shop/domain/day';
import { m } from '@shop/messages';
import { methodSaid, timeWords } from '~/features/selling/check-out/delivery-words.ts';
import { type DayStatusWords, dayStatuses } from '~/features/selling/check-outs/status-words.ts';
import { deadline, longDay, number, phoneNumber, t } from '~/lib/format.ts';

export const windowWords = ({ deliveryTime }: Stop): string | null => deliveryTime && timeWords(deliveryTime);

/** What the courier will do. */
export const handedOver = ({ method }: Stop): string => methodSaid(method);

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

type Numbered = Pick<CalendarDelivery, 'needsNumber' | 'checkOutNumber'>;

/** The order's number, where another of the same kit is there too. */
export const numberWords = ({ needsNumber, checkOutNumber }: Numbered): string | null =>
  needsNumber ? m.days_order_number({ number: checkOutNumber }) : null;

/** By what a line is known. */
export const lineWords = (line: Numbered & Pick<CalendarDelivery, 'item' | 'amount'>): string =>
  [kitWords(line), numberWords(line)].filter(Boolean).join(', ');

/** How what is not paid for yet stands. */
export const dueStatus = ({ until, cashOn }: Due): DayStatusWords => {
  if (cashOn !== null) return { words: m.days_unpaid_cash, tone: 'yolk' };
  return { words: until === null ? m.days_unpaid_transfer : m.days_unpaid, tone: 'yolk' };
};

export const isUnpaid = ({ due, status }: CalendarDelivery): boolean => due !== null && status === 'planned';

/** It should have come on its day, and did not. */
export const isMissed = ({ status }: CalendarDelivery): boolean =>
  status !== 'delivered' && deliveryGroups.over.includes(status);

/** Its cash was not given at the door: it comes once that is there. */
export const isStoppedForCash = ({ due, reason }: CalendarDelivery): boolean =>
  due !== null && reason === 'no_cash';

/** How a day stands: what is planned, but not paid for, says so. */
export const statusWords = ({ due, status }: CalendarDelivery): DayStatusWords =>
  due && status === 'planned' ? dueStatus(due) : dayStatuses[status];

/** Of dishes that hold what is left out: as long as nobody cooks they are to be exchanged; then they were not. */
export const clashWords = ({ clashCount, status }: CalendarDelivery): string | null => {
  if (clashCount === 0 || deliveryGroups.gone.includes(status)) return null;
  const words = deliveryGroups.changeable.includes(status) ? m.days_clash : m.days_not_exchanged;
  return words({ count: clashCount });
};

/** What is cooked and what is driven has its own reason for being too late. */
const needsFood: readonly DayActionAnswer['action'][] = ['cancel', 'kit', 'skip', 'move'];

const tooLateWhy = (action: DayActionAnswer['action']): string =>
  needsFood.includes(action) ? m.day_why_food() : m.day_why_route();

/** Why a thing cannot be done with a day, and what is too late since when, unless it was so when the day was ordered. */
export const refusalWords = (
  { action, until, reason }: DayActionAnswer,
  phone: string,
  orderedAt: string,
): string => {
  switch (reason) {
    case 'too_late':
      if (until <= orderedAt) return m.day_late_when_ordered({ why: tooLateWhy(action) });
      return m.day_late({ deadline: deadline(new Date(until)), why: tooLateWhy(action) });
    case 'switched_off':
      return m.day_switched_off({ phone: phoneNumber(phone) });
    case 'not_paid_yet':
      return m.day_not_paid_yet();
    case 'needs_request':
      return m.day_needs_request();
    case 'kit_is_fixed':
      return m.day_kit_is_fixed();
    case 'day_is_fixed':
      return m.day_day_is_fixed();
    case 'needs_account':
      return m.day_needs_account();
    default:
      return m.day_not_from_here();
  }
};
