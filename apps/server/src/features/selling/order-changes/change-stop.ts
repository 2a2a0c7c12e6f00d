import { doorInput, type Door } from '@shop/contract/addresses';
import type { OrderChangeInput, RefusedDays, Stop } from '@shop/contract/order-changes';
import { isAvailable } from '@shop/domain/calendar';
import { type Day, toDay, weekday, type Weekday } from '@shop/domain/day';
import { dayCan, firstDayFor } from '@shop/domain/days/day-can';
import type { DeliveryMethod } from '@shop/domain/constants';
import type { Text } from '@shop/domain/text';
import { fail, invalid, isFailure, type Failure } from '../../../failure.ts';
import { isForChristmas } from '../check-outs/check-out-facts.ts';
import { stopOf } from '../check-outs/delivery-facts.ts';
import type { DeliveryRow, OwnStop } from '../check-outs/deliveries.repository.ts';
import { dayFactsOf } from '../check-outs/order-days.ts';
import type { WholeOrder } from '../check-outs/orders.repository.ts';
import { refused } from '../refusals.ts';
import { namedDays } from './named-days.ts';
import { type ChangeContext, differing, firstDay, noMoney, type PlannedChange } from './planned-change.ts';

type StopInput = Extract<OrderChangeInput, { readonly action: 'address' | 'time' | 'method' }>;
type Place = { readonly order: WholeOrder; readonly delivery: DeliveryRow; readonly stop: Stop };

/**
 * What comes to one door on one day comes together, so all deliveries of the check-out on such a day are meant. Named days
 * must all be far enough ahead; of weekdays and of all days left, those that are.
 */
const placesOf = (
  context: ChangeContext,
  { action, deliveryIds, scope, exceptDays }: StopInput,
): Place[] | Failure => {
  const { row, orders, rules, order: named, terms, now } = context;
  const all = orders.flatMap((order) =>
    order.deliveries.map((delivery): Place => ({ order, delivery, stop: stopOf(row, delivery, rules) })),
  );
  const asked = namedDays(named, deliveryIds);
  if (isFailure(asked)) return asked;
  const days = new Set(asked.map(({ day }) => day));
  const weekdays = new Set(asked.map(({ day }) => weekday(toDay(day))));
  const meant = all.filter(
    ({ delivery: { day } }) =>
      !exceptDays.includes(day) &&
      (scope === 'days' ? days.has(day) : scope === 'weekday' ? weekdays.has(weekday(toDay(day))) : true),
  );
  const can = ({ order, delivery }: Place) => dayCan(action, dayFactsOf(row, order, delivery), terms, now);
  const open = meant.filter((place) => can(place).allowed);
  for (const { id } of asked) {
    const place = meant.find(({ delivery }) => delivery.id === id);
    const answer = place && can(place);
    if (scope === 'days' && answer && !answer.allowed) return refused(answer.reason);
  }
  return open.length > 0 ? open : refused('too_late');
};

type Wanted = Pick<OwnStop, 'door' | 'cityId' | 'cityName' | 'deliveryMethod' | 'deliveryTime'>;
const nothing: Wanted = {
  door: null,
  cityId: null,
  cityName: null,
  deliveryMethod: null,
  deliveryTime: null,
};

const doorFields = Object.keys(doorInput) as (keyof Door)[];

const methodSwitch: Readonly<Record<DeliveryMethod, 'toHands' | 'leaveAtDoor' | 'takeOutside'>> = {
  to_hands: 'toHands',
  leave_at_door: 'leaveAtDoor',
  take_outside: 'takeOutside',
};

const dayOf = ({ delivery }: Place): Day => delivery.day;

/** Which days cannot have it, by their city, and those that can. */
const refusedDaysOf = (
  places: readonly Place[],
  refusedPlaces: readonly Place[],
  cityNameOf: (place: Place) => Text,
): RefusedDays => {
  const daysIn = (these: readonly Place[]): Day[] => [...new Set(these.map(dayOf))].toSorted();
  const days = daysIn(refusedPlaces);
  return {
    cities: [...Map.groupBy(refusedPlaces, (place) => cityNameOf(place).lt).values()].map((own) => ({
      cityName: cityNameOf(own[0]!),
      days: daysIn(own),
    })),
    otherDays: daysIn(places).filter((day) => !days.includes(day)),
  };
};

/** What is now said of these days, where it can be. */
const wantedOf = (
  { row, snapshot }: ChangeContext,
  input: StopInput,
  places: readonly Place[],
): Wanted | Failure => {
  const { content, pricing, settings } = snapshot;
  if (input.action === 'method')
    return settings.deliveryMethods[methodSwitch[input.method]]
      ? { ...nothing, deliveryMethod: input.method }
      : invalid({ method: 'unknown_choice' });
  const time = input.deliveryTimeId === null ? undefined : pricing.deliveryTimes.get(input.deliveryTimeId);
  const deliveryTime = time ? { id: time.id, fromTime: time.fromTime, toTime: time.toTime } : null;
  if (input.action === 'time') {
    if (!time) return invalid({ deliveryTimeId: 'unknown_choice' });
    const elsewhere = places.filter(({ stop }) => stop.cityId !== time.cityId);
    if (elsewhere.length > 0)
      return fail('window_elsewhere', {
        data: refusedDaysOf(places, elsewhere, ({ stop }) => stop.cityName),
      });
    const { cityId, cityName } = places[0]!.stop;
    return { ...nothing, cityId, cityName, deliveryTime };
  }
  const city = content.cities.get(input.cityId);
  if (!city || !pricing.offer.cityIds.includes(input.cityId)) return invalid({ cityId: 'unknown_choice' });
  // It was sold for this city, its hours and its day.
  if (isForChristmas(row) && input.cityId !== row.cityId) return invalid({ cityId: 'christmas_city' });
  if (isForChristmas(row) && time) return invalid({ deliveryTimeId: 'unknown_choice' });
  const door = Object.fromEntries(doorFields.map((field) => [field, input[field]])) as Door;
  const isElsewhere = places.some(({ stop }) => stop.cityId !== input.cityId);
  const windows = [...pricing.deliveryTimes.values()].filter(({ cityId }) => cityId === input.cityId);
  if (time && time.cityId !== input.cityId) return invalid({ deliveryTimeId: 'unknown_choice' });
  if (isElsewhere && windows.length > 0 && !time) return invalid({ deliveryTimeId: 'required' });
  const calendar = { calendar: pricing.offer.calendar, cityId: input.cityId };
  const closed = places.filter(
    ({ delivery }) => !isForChristmas(row) && !isAvailable(delivery.day, calendar),
  );
  if (closed.length > 0)
    return fail('target_closed', { data: refusedDaysOf(places, closed, () => city.name) });
  return { ...nothing, door, cityId: city.id, cityName: city.name, deliveryTime };
};

/** What a day's own row says afterwards, as far as it is another word than before. */
const ownAfter = (
  { delivery, stop }: Place,
  { action, scope }: StopInput,
  wanted: Wanted,
): Partial<Wanted> => {
  if (action === 'method') return { deliveryMethod: scope === 'days' ? wanted.deliveryMethod : null };
  const { door, cityId, cityName, deliveryTime } = wanted;
  // A window of its own stays with a day that goes to another door of the same city.
  const isKept = action === 'address' && deliveryTime === null && (delivery.cityId ?? stop.cityId) === cityId;
  const window = isKept ? delivery.deliveryTime : deliveryTime;
  if (scope === 'days')
    return { ...(action === 'address' && { door }), cityId, cityName, deliveryTime: window };
  // What was said of single days before gives way to what is said of all of them.
  const own = { door: action === 'address' ? null : delivery.door, deliveryTime: isKept ? window : null };
  const speaksOfCity = own.door !== null || own.deliveryTime !== null;
  return { ...own, ...(!speaksOfCity && { cityId: null, cityName: null }) };
};

/** Where, when or how boxes come: for named days, for such weekdays, or for all days left. */
export const planStop = (context: ChangeContext, asked: StopInput): PlannedChange | Failure => {
  const { row, rules, terms, now } = context;
  const places = placesOf(context, asked);
  if (isFailure(places)) return places;
  const input: StopInput = asked.exceptDays.length > 0 ? { ...asked, scope: 'days' } : asked;
  const wanted = wantedOf(context, input, places);
  if (isFailure(wanted)) return wanted;
  const own = new Map(places.map((place) => [place.delivery.id, ownAfter(place, input, wanted)]));
  const days = places.map(({ delivery }) => delivery.day);
  const weekdays: readonly (Weekday | null)[] =
    input.scope === 'weekday' ? [...new Set(days.map((day) => weekday(day)))] : [null];
  // It holds for whatever is moved onto a day that could be changed now, too.
  const fromDay = firstDayFor(input.action, row.deliveryDayBefore, terms, now);
  const added = input.scope === 'days' ? [] : weekdays.map((each) => ({ ...wanted, weekday: each, fromDay }));
  return {
    kind: input.action,
    orderId: context.order.id,
    days: places.map(({ order, delivery, stop }) => {
      const after = stopOf(row, { ...delivery, ...own.get(delivery.id) }, [...rules, ...added]);
      const stops = differing(stop, after);
      return {
        deliveryId: delivery.id,
        orderId: order.id,
        kitName: (delivery.item ?? order.item).name,
        from: { day: delivery.day, ...stops.from },
        to: { day: delivery.day, ...stops.to },
      };
    }),
    effectiveFrom: firstDay(days),
    money: noMoney,
    ownBefore: new Map(
      places.map(({ delivery }) => [
        delivery.id,
        Object.fromEntries(
          Object.keys(own.get(delivery.id) ?? {}).map((key) => [key, delivery[key as keyof Wanted]]),
        ),
      ]),
    ),
    apply: async (within, changeId) => {
      for (const [id, said] of own) await within.deliveries.setOwn([id], said);
      for (const rule of added) await within.stopRules.insert({ ...rule, checkOutId: row.id, changeId });
      await within.checkOuts.update(row.id);
    },
  };
};
