import type { CheckOutBox } from '@shop/contract/delivery-calendar';
import type { Stop } from '@shop/contract/order-changes';
import { type Day, toDay } from '@shop/domain/day';
import { deliveryGroups } from '@shop/domain/states/groups';
import type { DeliveryStatus } from '@shop/domain/states/statuses';
import type { MissReason } from '@shop/domain/states/tables';
import type { Text } from '@shop/domain/text';
import type { ShownCheckOut } from './check-out-data.ts';

export type KnownDish = {
  readonly name: Text;
  readonly kcal: number;
  /** It holds what this buyer has left out, and no other was chosen. */
  readonly isClash: boolean;
};

/** What is known to be in the boxes, by their deliveries. */
export type OrderFood = Readonly<Record<number, readonly KnownDish[]>>;

/** Where, when and how each still comes, by its delivery. */
export type OrderStops = Readonly<Record<number, { readonly stop: Stop; readonly isOther: boolean }>>;

export const stopsOf = (boxes: readonly CheckOutBox[]): OrderStops =>
  Object.fromEntries(
    boxes.map(({ deliveryId, stop, isOtherStop }) => [deliveryId, { stop, isOther: isOtherStop }]),
  );

/** As much of it as the page shows. */
export const foodOf = (boxes: readonly Pick<CheckOutBox, 'deliveryId' | 'dishes'>[]): OrderFood =>
  Object.fromEntries(
    boxes.map(({ deliveryId, dishes }) => [
      deliveryId,
      dishes.map(({ dish: { name, calories }, clashes }) => ({
        name,
        kcal: calories,
        isClash: clashes.length > 0,
      })),
    ]),
  );

export type Content = {
  readonly deliveryId: number;
  readonly name: Text;
  readonly amount: number;
  /** How its portions were chosen, and what was added. */
  readonly chosen: readonly Text[];
  readonly dishes: readonly KnownDish[];
};

export type Box = {
  readonly day: Day;
  readonly deliveryId: number;
  readonly status: DeliveryStatus;
  readonly reason: MissReason | null;
  readonly contents: readonly Content[];
};

/** One box a day, whatever of the order is in it, as each day has it by now; what does not come any more is told only where nothing else does. */
export const boxesOf = ({ orders }: Pick<ShownCheckOut, 'orders'>, food: OrderFood): Box[] => {
  const days = Map.groupBy(
    orders.flatMap((order) => order.deliveries.map((delivery) => ({ order, delivery }))),
    ({ delivery }) => toDay(delivery.day),
  );
  return [...days.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([day, parts]) => {
      const living = parts.filter(({ delivery }) => !deliveryGroups.gone.includes(delivery.status));
      const told = living.length > 0 ? living : parts;
      const [first] = told;
      if (!first) return [];
      const { status, reason } = first.delivery;
      const contents = told.map(({ order, delivery }) => {
        const { name, combination, additions } = delivery.item ?? order.orderableItem;
        return {
          deliveryId: delivery.id,
          name,
          amount: order.amount,
          chosen: [...(combination ? [combination] : []), ...additions.map((addition) => addition.name)],
          dishes: food[delivery.id] ?? [],
        };
      });
      return [{ day, deliveryId: first.delivery.id, status, reason, contents }];
    });
};
