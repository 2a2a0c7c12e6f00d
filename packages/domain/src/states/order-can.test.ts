import { expect, test } from 'vitest';
import { deliveryCalendar } from '../calendar.ts';
import { instantInVilnius, toDay } from '../day.ts';
import type { OrderTerms } from '../terms.ts';
import type { DeliveryFacts } from './delivery-can.ts';
import { orderCan, type OrderFacts } from './order-can.ts';

const VILNIUS = 1;
/** The deliveries of the week's first days, by their ids. */
const [tuesday, wednesday, thursday] = [2, 3, 4] as const;
const deliveries = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'].map((day, i): DeliveryFacts => ({
  id: i + 1,
  day: toDay(day),
  status: 'planned',
  statusBefore: null,
}));
/** Monday noon: with a term of 24 hours Wednesday is the first day that can be changed. */
const now = instantInVilnius(toDay('2026-11-16'), 12);

const terms = (facts: Partial<OrderTerms> = {}): OrderTerms => ({
  isCancellationDisabled: false,
  cancellationHours: 24,
  isChangeDisabled: false,
  changeHours: 24,
  deliveryDateChangeHours: 24,
  ...facts,
});
const anOrder = (facts: Partial<OrderFacts> = {}): OrderFacts => ({
  type: 'regular_order',
  status: 'paid',
  deliveryDayBefore: false,
  deliveries,
  ...facts,
});
const refused = (reason: string) => ({ allowed: false, reason });

test('a buyer cancels the days that begin later than the term from now', () => {
  expect(orderCan.cancel(anOrder(), terms(), now)).toEqual({
    allowed: true,
    deliveryIds: [wednesday, thursday],
  });
  expect(orderCan.cancel(anOrder({ status: 'pending' }), terms(), now)).toEqual({
    allowed: true,
    deliveryIds: [wednesday, thursday],
  });
});

test('a buyer cancels nothing when all days are inside the term or the owner switched it off', () => {
  expect(orderCan.cancel(anOrder(), terms({ cancellationHours: 72 }), now)).toEqual(refused('too_late'));
  expect(orderCan.cancel(anOrder(), terms({ isCancellationDisabled: true }), now)).toEqual(
    refused('switched_off'),
  );
});

test('a cancelled order is not cancelled again', () => {
  const cancelled = anOrder({ status: 'canceled_by_user' });
  expect(orderCan.cancel(cancelled, terms(), now)).toEqual(refused('already_done'));
  expect(orderCan.cancelByAdmin(cancelled, now)).toEqual(refused('not_from_here'));
});

test('the provider cancels any day that has not begun', () => {
  expect(orderCan.cancelByAdmin(anOrder(), now)).toEqual({
    allowed: true,
    deliveryIds: [tuesday, wednesday, thursday],
  });
});

test('an individual order is cancelled by request only, and only a paid one', () => {
  const individual = anOrder({ type: 'individual_order' });
  expect(orderCan.cancel(individual, terms(), now)).toEqual(refused('needs_request'));
  expect(orderCan.cancelByAdmin(individual, now)).toEqual(refused('needs_request'));
  expect(orderCan.requestCancellation(individual, now).allowed).toBe(true);
  expect(orderCan.requestCancellation({ ...individual, status: 'approved' }, now)).toEqual(
    refused('not_from_here'),
  );
  expect(orderCan.requestCancellation(anOrder(), now)).toEqual(refused('not_from_here'));
});

test('a kit is changed for the days outside the change term, unless the owner switched it off', () => {
  expect(orderCan.changeKit(anOrder(), terms({ changeHours: 48 }), now)).toEqual({
    allowed: true,
    deliveryIds: [thursday],
  });
  expect(orderCan.changeKit(anOrder(), terms({ isChangeDisabled: true }), now)).toEqual(
    refused('switched_off'),
  );
  expect(orderCan.changeKit(anOrder({ status: 'completed' }), terms(), now)).toEqual(
    refused('not_from_here'),
  );
});

test('time and address can be changed for the days outside the delivery limit', () => {
  const answer = orderCan.changeDelivery(anOrder(), terms({ deliveryDateChangeHours: 11 }), now);
  expect(answer).toEqual({ allowed: true, deliveryIds: [tuesday, wednesday, thursday] });
  expect(orderCan.changeDelivery(anOrder({ status: 'stopped' }), terms(), now)).toEqual(
    refused('not_from_here'),
  );
});

const friday = toDay('2026-11-20');
const closed = { day: friday, cityId: null, isClosed: true, isHoliday: false };
const city = { calendar: deliveryCalendar([closed]), cityId: VILNIUS };

test('a delivery moves only to a day that is far enough ahead, open, and free in this order', () => {
  const move = (deliveryId: number, to: string) =>
    orderCan.moveDelivery(anOrder(), { deliveryId, to: toDay(to), city }, terms(), now);

  expect(move(wednesday, '2026-11-21')).toEqual({ allowed: true, deliveryIds: [wednesday] });
  expect(move(tuesday, '2026-11-21')).toEqual(refused('too_late'));
  expect(move(wednesday, '2026-11-15')).toEqual(refused('target_too_soon'));
  expect(move(wednesday, '2026-11-20')).toEqual(refused('target_closed'));
  expect(move(wednesday, '2026-11-19')).toEqual(refused('target_taken'));
});

test('a day that was given back is free for another delivery, and is itself not moved any more', () => {
  const order = anOrder({
    deliveries: deliveries.map((each) => (each.id === wednesday ? { ...each, status: 'cancelled' } : each)),
  });
  const move = (deliveryId: number, to: string) =>
    orderCan.moveDelivery(order, { deliveryId, to: toDay(to), city }, terms(), now);
  expect(move(thursday, '2026-11-18')).toEqual({ allowed: true, deliveryIds: [thursday] });
  expect(move(wednesday, '2026-11-21')).toEqual(refused('too_late'));
});

test('what is cooked or on its way is no longer changed, what is held still is', () => {
  const order = anOrder({
    deliveries: [
      { ...deliveries[1]!, status: 'held' },
      { ...deliveries[2]!, status: 'prepared' },
      { ...deliveries[3]!, status: 'on_the_way' },
    ],
  });
  expect(orderCan.cancelByAdmin(order, now)).toEqual({ allowed: true, deliveryIds: [tuesday] });
});

test('a term is reckoned from the evening before where the box is brought then', () => {
  const order = anOrder({ deliveryDayBefore: true });
  expect(orderCan.cancel(order, terms(), now)).toEqual({ allowed: true, deliveryIds: [thursday] });
  const move = { deliveryId: thursday, to: toDay('2026-11-18'), city };
  const free = { ...order, deliveries: deliveries.filter(({ id }) => id !== wednesday) };
  expect(orderCan.moveDelivery(free, move, terms(), now)).toEqual(refused('target_too_soon'));
});
