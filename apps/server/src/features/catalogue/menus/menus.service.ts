import type { GroupedMenus, WeekMenu, WeekType } from '@shop/contract/menus';
import type { MealType } from '@shop/contract/parts';
import type { Actor, Viewer } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, invalid, isFailure, type Failure } from '../../../failure.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { openWeeks } from './open-weeks.ts';
import { presentMenu, presentWeek } from './menus.presenter.ts';
import type { Slot, SlotChoice } from './menus.repository.ts';

/** The first day that has no such meal yet; Monday where every day has one. */
const firstFreeDay = (slots: readonly Slot[], meal: MealType, daysAmount: number): number => {
  const taken = new Set(slots.filter((slot) => slot.meal === meal).map((slot) => slot.weekday));
  const days = Array.from({ length: daysAmount }, (_, index) => index + 1);
  return days.find((day) => !taken.has(day)) ?? 1;
};

/** In a demo: makes the menus of weeks that have none, with dishes; whether there were such weeks. */
export type FillWeeks = (now: Date) => Promise<boolean>;

export const menusService = (work: UnitOfWork, catalogue: Catalogue, fillWeeks?: FillWeeks) => {
  const stored = async (id: number | Failure): Promise<WeekMenu | Failure> => {
    if (isFailure(id)) return id;
    const snapshot = await catalogue.snapshot();
    const menu = snapshot.menus.find((each) => each.id === id);
    return menu ? presentMenu(menu, snapshot) : fail('not_found');
  };
  /** The places of dishes that come or go. */
  const changed = async (
    within: Work,
    edited: { readonly actor: Actor; readonly id: number; readonly action: 'add_dish' | 'remove_dish' },
    before: readonly Slot[],
    after: readonly Slot[],
  ) => {
    await within.audit.changed({ ...edited, entity: 'menu' }, { dishes: before }, { dishes: after });
    await within.catalogueChanged();
    return edited.id;
  };
  return {
    /** A menu without a dish is there for those alone who fill it. */
    grouped: async (weekType: WeekType, viewer: Viewer | null, now: Date): Promise<GroupedMenus> => {
      const week = presentWeek(await catalogue.snapshot(), weekType, now);
      const isShown = ({ days }: WeekMenu): boolean =>
        viewer?.role === 'admin' || days.some(({ dishes }) => dishes.length > 0);
      return { ...week, groups: week.groups.filter(isShown) };
    },

    /** Menus for the weeks that now calls current and next, where there are none yet. */
    openWeeks: async (now: Date): Promise<void> => {
      const isFilled = await fillWeeks?.(now);
      await work.transaction(async (within) => {
        if (isFilled) await within.catalogueChanged();
        await openWeeks(within, now);
      });
    },

    addDish: async (id: number, choice: SlotChoice, actor: Actor): Promise<WeekMenu | Failure> => {
      const dish = (await catalogue.snapshot()).dishes.get(choice.dishId);
      return stored(
        await work.transaction(async (within) => {
          const menu = await within.menus.lock(id);
          if (!menu) return fail('not_found');
          if (!dish) return invalid({ dishId: 'unknown_choice' });
          const meal = choice.meal ?? dish.mealType;
          const weekday = choice.weekday ?? firstFreeDay(menu.slots, meal, menu.daysAmount);
          if (weekday > menu.daysAmount) return invalid({ weekday: 'unknown_choice' });
          const slot = { dishId: dish.id, weekday, meal };
          const isThere = menu.slots.some(
            (each) => each.dishId === slot.dishId && each.weekday === weekday && each.meal === meal,
          );
          if (isThere) return invalid({ dishId: 'already_there' });
          await within.menus.add(id, slot);
          return changed(within, { actor, id, action: 'add_dish' }, [], [slot]);
        }),
      );
    },

    removeDish: async (id: number, choice: SlotChoice, actor: Actor): Promise<WeekMenu | Failure> =>
      stored(
        await work.transaction(async (within) => {
          if (!(await within.menus.lock(id))) return fail('not_found');
          const gone = await within.menus.removeDish(id, choice);
          if (gone.length === 0) return invalid({ dishId: 'unknown_choice' });
          return changed(within, { actor, id, action: 'remove_dish' }, gone, []);
        }),
      ),
  };
};
export type MenusService = ReturnType<typeof menusService>;
