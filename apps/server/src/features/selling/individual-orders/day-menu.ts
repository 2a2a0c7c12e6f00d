import type { MenuDish, MenuDishInput } from '@shop/contract/individual-orders';
import { byMeal } from '@shop/domain/meals';
import { portionsOfLevel } from '@shop/domain/portions';
import { deliveryGroups } from '@shop/domain/states/groups';
import type { Actor } from '../../../actor.ts';
import type { Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, type FieldFailures } from '../../../failure.ts';
import type { Catalogue, Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import { recordMove } from '../check-outs/check-out-trail.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import { byStaff } from '../mover.ts';
import { refused } from '../refusals.ts';

type Told = { readonly deliveryId: number; readonly dishes: readonly MenuDishInput[] };

/** What is wrong with a dish of a menu, by its field. */
const problemsOf = (
  input: MenuDishInput,
  { dishes, allergens }: Snapshot,
  leftOutIds: readonly number[],
): Record<string, string> => {
  const { dishId } = input;
  if (dishId !== null) {
    const dish = dishes.get(dishId);
    if (!dish) return { dishId: 'unknown_choice' };
    const isLeftOut = dish.allergens.some(({ id }) => leftOutIds.includes(id));
    return isLeftOut ? { dishId: 'dish_holds_left_out' } : {};
  }
  const isMissing = (['kcal', 'proteins', 'fats', 'carbohydrates'] as const).filter(
    (field) => input[field] === null,
  );
  const isLeftOut = input.allergenIds.some((id) => leftOutIds.includes(id));
  return {
    ...(input.nameLt === '' && { nameLt: 'required' }),
    ...Object.fromEntries(isMissing.map((field) => [field, 'required'])),
    ...(input.allergenIds.some((id) => !allergens.has(id)) && { allergenIds: 'unknown_choice' }),
    ...(isLeftOut && { allergenIds: 'dish_holds_left_out' }),
  };
};

/** A dish of the shop's in the portion that was said, or one that is written here. */
export const menuDishOf = (input: MenuDishInput, { dishes }: Snapshot): MenuDish => {
  const { meal, dishId, nameLt, nameEn, kcal, proteins, fats, carbohydrates, allergenIds } = input;
  const dish = dishId === null ? undefined : dishes.get(dishId);
  if (!dish)
    return {
      meal,
      dishId: null,
      name: { lt: nameLt, en: nameEn },
      kcal: kcal ?? 0,
      proteins: proteins ?? 0,
      fats: fats ?? 0,
      carbohydrates: carbohydrates ?? 0,
      allergenIds: [...new Set(allergenIds)],
    };
  const [portion = dish] = kcal === null ? [dish] : portionsOfLevel([dish], kcal);
  return {
    meal,
    dishId: dish.id,
    name: dish.name,
    kcal: portion.calories,
    proteins: portion.proteins,
    fats: portion.fats,
    carbohydrates: portion.carbohydrates,
    allergenIds: dish.allergens.map(({ id }) => id),
  };
};

/** The shop writes what is in one box of an individual order. The caller holds the check-out. */
export const writeDayMenu =
  (catalogue: Catalogue) =>
  async (
    within: Work,
    row: CheckOutRow,
    { deliveryId, dishes }: Told,
    actor: Actor,
  ): Promise<CheckOutRow | Failure> => {
    const [order] = await within.orders.ofCheckOut(row.id);
    const delivery = order?.deliveries.find(({ id }) => id === deliveryId);
    if (!delivery) return fail('invalid', { fields: { deliveryId: [{ code: 'unknown_choice' }] } });
    if (row.paidAt === null && row.status !== 'waiting_payment') return refused('not_paid_yet');
    if (!deliveryGroups.ahead.includes(delivery.status)) return refused('not_from_here');
    const snapshot = await catalogue.snapshot();
    const request = await within.individualOrders.one(row.id);
    const leftOutIds = request?.answers?.allergenIds ?? [];
    const fields: FieldFailures = Object.fromEntries(
      dishes.flatMap((dish, index) =>
        Object.entries(problemsOf(dish, snapshot, leftOutIds)).map(([field, code]) => [
          `dishes.${index}.${field}`,
          [{ code }],
        ]),
      ),
    );
    if (Object.keys(fields).length > 0) return fail('invalid', { fields });
    const menu = dishes.map((dish) => menuDishOf(dish, snapshot)).toSorted((a, b) => byMeal(a.meal, b.meal));
    const [before] = await within.deliveryMenus.of([deliveryId]);
    // The same again changes nothing.
    if (JSON.stringify(before?.dishes ?? []) === JSON.stringify(menu)) return row;
    if (menu.length === 0) await within.deliveryMenus.remove(deliveryId);
    else await within.deliveryMenus.write(deliveryId, menu, actor.now);
    const action = menu.length === 0 ? 'menu_withdrawn' : 'menu_written';
    await recordMove(within, row, action, byStaff(actor), actor.now, { deliveryIds: [deliveryId] });
    return within.checkOuts.update(row.id);
  };
