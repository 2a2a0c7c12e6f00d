import type { CalendarDelivery } from '@shop/contract/delivery-calendar';
import type { BoughtItem } from '@shop/contract/orders';
import { broughtOn } from '@shop/domain/calendar';
import type { Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import { stopOf } from '../../selling/check-outs/delivery-facts.ts';
import type { StopRuleRow } from '../../selling/check-outs/stop-rules.repository.ts';
import type { FilledBox } from './box.ts';
import type { CalendarRow } from './calendar.repository.ts';

/** Of a kit that is no longer there. */
const plainColour = '#fadfea';

/** As it was bought for that day: the kit may have been changed since. */
export const itemOf = ({ order, delivery }: Pick<CalendarRow, 'order' | 'delivery'>): BoughtItem =>
  delivery.item ?? order.item;

export const colourOf = (item: BoughtItem, { kits }: Pick<Snapshot, 'kits'>): string =>
  kits.get(item.mealKitId ?? 0)?.colour ?? plainColour;

export const presentCalendarDelivery = (
  row: CalendarRow,
  { dishes, sum }: FilledBox,
  rules: readonly StopRuleRow[],
  snapshot: Pick<Snapshot, 'kits'>,
): CalendarDelivery => {
  const { checkOut, order, delivery } = row;
  const item = itemOf(row);
  const stop = stopOf(checkOut, delivery, rules);
  const usual = { door: null, cityId: null, cityName: null, deliveryMethod: null, deliveryTime: null };
  const headline = dishes.find(({ meal }) => meal === 'lunch') ?? dishes[0];
  return {
    id: delivery.id,
    orderId: order.id,
    checkOutId: checkOut.id,
    checkOutNumber: checkOut.number,
    checkOutVersion: checkOut.version,
    checkOutStatus: checkOut.status,
    paymentType: checkOut.paymentType,
    type: checkOut.type,
    orderStatus: order.status,
    day: delivery.day,
    broughtOn: broughtOn(delivery.day, checkOut.deliveryDayBefore),
    status: delivery.status,
    amount: order.amount,
    item,
    colour: colourOf(item, snapshot),
    stop,
    isOtherStop:
      JSON.stringify(stop) !== JSON.stringify(stopOf(checkOut, { ...usual, day: delivery.day }, [])),
    headline: headline
      ? { meal: headline.meal, name: headline.dish.name, picture: headline.dish.picture }
      : null,
    dishCount: dishes.length,
    kcal: sum?.kcal ?? null,
    exchangedCount: dishes.filter(({ insteadOf }) => insteadOf !== null).length,
  };
};
