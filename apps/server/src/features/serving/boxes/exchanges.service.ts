import type { BoxDish } from '@shop/contract/boxes';
import type { BoughtItem } from '@shop/contract/orders';
import { exchangeRefusal } from '@shop/domain/days/dish-exchange';
import { deliveryGroups } from '@shop/domain/states/groups';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid, isFailure } from '../../../failure.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import { recordMove } from '../../selling/check-outs/check-out-trail.ts';
import type { CheckOutRow } from '../../selling/check-outs/check-outs.repository.ts';
import type { DeliveryRow } from '../../selling/check-outs/deliveries.repository.ts';
import { byStaff } from '../../selling/mover.ts';
import { refused } from '../../selling/refusals.ts';
import { fillBox } from '../calendar/box.ts';
import { readBoxDishes } from './box-dishes.ts';

type Place = { readonly deliveryId: number; readonly dishId: number };
type Wanted = { readonly toDishId: number; readonly reason: string };
type Box = { readonly dishes: BoxDish[] };

/** The check-out is held, and the day is still to come. */
type Opened = { readonly row: CheckOutRow; readonly delivery: DeliveryRow; readonly item: BoughtItem };

/** Another dish for one box: chosen by an admin, read by the kitchen and by the buyer. */
export const exchangesService = (work: UnitOfWork, catalogue: Catalogue) => {
  const open = async (within: Work, deliveryId: number): Promise<Opened | Failure> => {
    const row = await within.checkOuts.lockByDelivery(deliveryId);
    const delivery = row && (await within.deliveries.one(deliveryId));
    const order = delivery && (await within.orders.one(delivery.orderId));
    if (!row || !delivery || !order) return fail('not_found');
    // What is in a box of an individual order is written for it.
    if (row.type === 'individual_order') return refused('kit_is_fixed');
    return deliveryGroups.ahead.includes(delivery.status)
      ? { row, delivery, item: delivery.item ?? order.item }
      : refused('not_from_here');
  };

  const inBox = async (within: Work, { delivery: { id, day }, item }: Opened) =>
    (await readBoxDishes(within, [{ deliveryId: id, day, item }])).get(id) ?? [];

  const boxOf = async (within: Work, opened: Opened): Promise<Box> => {
    const filled = fillBox(opened.item, await inBox(within, opened), await catalogue.snapshot());
    return { dishes: [...filled.dishes] };
  };

  const known = async (within: Work, { deliveryId, dishId }: Place) =>
    (await within.boxes.exchanges([deliveryId])).find((each) => each.dishId === dishId);

  const tell = async (
    within: Work,
    { row }: Opened,
    action: 'dish_exchanged' | 'exchange_withdrawn',
    { deliveryId, dishId }: Place,
    actor: Actor,
    { withDishId, reason }: { readonly withDishId: number; readonly reason?: string },
  ): Promise<void> => {
    await within.checkOuts.update(row.id);
    const details = { deliveryIds: [deliveryId], exchange: { dishId, withDishId } };
    await recordMove(within, row, action, byStaff(actor, reason), actor.now, details);
  };

  return {
    /** The same again changes nothing. */
    exchange: (place: Place, { toDishId, reason }: Wanted, actor: Actor): Promise<Box | Failure> =>
      work.transaction(async (within) => {
        const opened = await open(within, place.deliveryId);
        if (isFailure(opened)) return opened;
        const { dishes } = await catalogue.snapshot();
        const slot = (await inBox(within, opened)).find(
          ({ dishId, insteadOf }) => (insteadOf?.dishId ?? dishId) === place.dishId,
        );
        const [from, to] = [dishes.get(place.dishId), dishes.get(toDishId)];
        if (!slot || !from) return fail('not_found');
        if (!to) return invalid({ toDishId: 'unknown_choice' });
        const leftOutIds = opened.item.allergens.map(({ id }) => id);
        const refusal = exchangeRefusal(from, to, { meal: slot.meal, leftOutIds });
        if (refusal) return invalid({ toDishId: refusal });
        const before = await known(within, place);
        if (before?.withDishId !== toDishId || before.reason !== reason) {
          await within.boxes.exchange({ ...place, withDishId: toDishId, reason });
          await tell(within, opened, 'dish_exchanged', place, actor, { withDishId: toDishId, reason });
        }
        return boxOf(within, opened);
      }),

    withdraw: (place: Place, actor: Actor): Promise<Box | Failure> =>
      work.transaction(async (within) => {
        const opened = await open(within, place.deliveryId);
        if (isFailure(opened)) return opened;
        const before = await known(within, place);
        if (before) {
          await within.boxes.withdrawExchange(place);
          await tell(within, opened, 'exchange_withdrawn', place, actor, { withDishId: before.withDishId });
        }
        return boxOf(within, opened);
      }),
  };
};
export type ExchangesService = ReturnType<typeof exchangesService>;
