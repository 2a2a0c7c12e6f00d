import { type Door, door } from '@shop/contract/addresses';
import type { BoughtDeliveryTime } from '@shop/contract/orders';
import type { DeliveryMethod } from '@shop/domain/constants';
import type { Text } from '@shop/domain/text';
import type { CheckOutRow } from './check-outs.repository.ts';
import type { DeliveryRow } from './deliveries.repository.ts';

/** Where, when and how a delivery comes: as its own row says, and else as the check-out does. */
export const stopOf = (
  checkOut: CheckOutRow,
  delivery: DeliveryRow,
): { door: Door; cityName: Text; method: DeliveryMethod; window: BoughtDeliveryTime | null } => ({
  // Of the buyer only the door: neither phone nor mailbox.
  door: delivery.door ?? door.parse(checkOut.buyer),
  cityName: delivery.cityName ?? checkOut.cityName,
  method: delivery.deliveryMethod ?? checkOut.deliveryMethod,
  window: delivery.deliveryTime ?? checkOut.deliveryTime,
});
