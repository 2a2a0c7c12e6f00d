import type { Day } from '@shop/domain/day';
import type { Dish } from '@shop/contract/dishes';
import type { MealType } from '@shop/contract/parts';

/** A week of one kind of menu. */
export type Menu = {
  readonly id: number;
  readonly version: number;
  readonly menuTypeId: number;
  readonly weekStart: Day;
  readonly days: readonly {
    readonly weekday: number;
    readonly dishes: readonly { meal: MealType; dish: Dish }[];
  }[];
};
