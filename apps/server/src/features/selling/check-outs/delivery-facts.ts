import { type Door, door } from '@shop/contract/addresses';
import type { Stop } from '@shop/contract/order-changes';
import { stopOn } from '@shop/domain/days/stop-rules';
import type { Day } from '@shop/domain/day';
import type { CheckOutRow } from './check-outs.repository.ts';
import type { DeliveryRow } from './deliveries.repository.ts';
import type { StopRuleRow } from './stop-rules.repository.ts';

type Said = Pick<StopRuleRow, 'door' | 'cityId' | 'cityName' | 'deliveryMethod' | 'deliveryTime'>;
type Word = { [K in keyof Stop]: Stop[K] | null };

const said = (word: Said): Word => ({
  door: word.door,
  cityId: word.cityId,
  cityName: word.cityName,
  method: word.deliveryMethod,
  deliveryTime: word.deliveryTime,
});

/** Of the buyer only the door: neither phone nor mailbox. */
export const doorOf = ({ buyer }: Pick<CheckOutRow, 'buyer'>): Door => door.parse(buyer);

/**
 * Where, when and how a delivery comes: as its own row says, else as was said for its weekday or for all days, else as its
 * check-out does. `on`: as it would on another day.
 */
export const stopOf = (
  checkOut: CheckOutRow,
  delivery: Said & Pick<DeliveryRow, 'day'>,
  rules: readonly (Said & Pick<StopRuleRow, 'weekday' | 'fromDay'>)[],
  on: Day = delivery.day,
): Stop => {
  const { cityId, cityName, deliveryMethod: method, deliveryTime } = checkOut;
  return stopOn<Stop>(
    on,
    said(delivery),
    rules.map((rule) => ({ weekday: rule.weekday, fromDay: rule.fromDay, stop: said(rule) })),
    { door: doorOf(checkOut), cityId, cityName, method, deliveryTime },
  );
};
