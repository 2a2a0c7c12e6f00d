import type { MealKitInput } from '@shop/contract/meal-kits';
import { asc, eq, inArray, max, notInArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Handle } from '../../../db/database.ts';
import {
  caloriePrices,
  mealKitCalories,
  mealKitCombinations,
  mealKitDietPlans,
  mealKitDishes,
  mealKitPeriods,
  mealKitPictures,
  mealKits,
} from '../../../db/schema/index.ts';
import { textFrom } from '../../../text.ts';
import type { Fields } from '../../../changed-fields.ts';
import { lockRow, removeRow, updateRow } from '../../base/crud/crud.repository.ts';

const row = (input: MealKitInput) => ({
  name: textFrom(input, 'name'),
  tagline: textFrom(input, 'tagline'),
  description: textFrom(input, 'description'),
  traits: input.traits,
  colour: input.colour,
  isUnique: input.isUnique,
  isHidden: input.isHidden,
  isRecommended: input.isRecommended,
  priceCents: input.isUnique ? input.priceCents : null,
  discountType: input.discount?.type ?? null,
  discountAmount: input.discount?.amount ?? null,
  proteinsPercent: input.macronutrients.proteins,
  fatsPercent: input.macronutrients.fats,
  carbohydratesPercent: input.macronutrients.carbohydrates,
  meals: input.meals,
  menuTypeId: input.menuTypeId,
});

export const mealKitsRepository = (handle: Handle) => {
  /** Entries keep their id while their calories stay: carts and orders point at them. */
  const setCalories = async (mealKitId: number, input: MealKitInput): Promise<void> => {
    const wanted = input.isUnique ? [] : input.calories;
    const levels = wanted.map((each) => each.kcal);
    await handle
      .delete(mealKitCalories)
      .where(
        levels.length > 0
          ? sql`${eq(mealKitCalories.mealKitId, mealKitId)} and ${notInArray(mealKitCalories.kcal, levels)}`
          : eq(mealKitCalories.mealKitId, mealKitId),
      );
    if (wanted.length === 0) return;
    const entries = await handle
      .insert(mealKitCalories)
      .values(levels.map((kcal) => ({ mealKitId, kcal })))
      .onConflictDoUpdate({
        target: [mealKitCalories.mealKitId, mealKitCalories.kcal],
        set: { kcal: sql`excluded.kcal` },
      })
      .returning();
    const idOf = new Map(entries.map((each) => [each.kcal, each.id]));
    await handle.delete(caloriePrices).where(
      inArray(
        caloriePrices.calorieId,
        entries.map((each) => each.id),
      ),
    );
    const inKit = new Set(input.periodIds);
    const prices = wanted.flatMap(({ kcal, prices: list }) =>
      list
        .filter((each) => inKit.has(each.periodId))
        .map((each) => ({ calorieId: idOf.get(kcal) ?? 0, ...each })),
    );
    await handle.insert(caloriePrices).values(prices);
  };

  const setLinks = async (mealKitId: number, input: MealKitInput): Promise<void> => {
    const unique = (ids: readonly number[]): number[] => [...new Set(ids)];
    const links = [
      [mealKitPeriods, unique(input.periodIds).map((periodId) => ({ mealKitId, periodId }))],
      [
        mealKitCombinations,
        unique(input.combinationIds).map((combinationId) => ({ mealKitId, combinationId })),
      ],
      [mealKitDietPlans, unique(input.dietPlanIds).map((dietPlanId) => ({ mealKitId, dietPlanId }))],
      [mealKitDishes, unique(input.dishIds).map((dishId, position) => ({ mealKitId, dishId, position }))],
    ] as const;
    for (const [table, rows] of links) {
      await handle.delete(table).where(eq(table.mealKitId, mealKitId));
      if (rows.length > 0) await handle.insert(table).values(rows as never);
    }
  };

  const links = async (id: number) => {
    const idsIn = async (
      table: PgTable & { mealKitId: AnyPgColumn },
      column: AnyPgColumn,
      order: AnyPgColumn = column,
    ) => {
      const rows = await handle
        .select({ column })
        .from(table)
        .where(eq(table.mealKitId, id))
        .orderBy(asc(order));
      return rows.map((each) => Number(each.column));
    };
    return {
      periodIds: await idsIn(mealKitPeriods, mealKitPeriods.periodId),
      combinationIds: await idsIn(mealKitCombinations, mealKitCombinations.combinationId),
      dietPlanIds: await idsIn(mealKitDietPlans, mealKitDietPlans.dietPlanId),
      // The only ones whose order is the owner's.
      dishIds: await idsIn(mealKitDishes, mealKitDishes.dishId, mealKitDishes.position),
    };
  };
  /** Day prices by calories and period. */
  const levels = async (id: number) => {
    const rows = await handle
      .select({
        kcal: mealKitCalories.kcal,
        periodId: caloriePrices.periodId,
        priceCents: caloriePrices.priceCents,
      })
      .from(mealKitCalories)
      .innerJoin(caloriePrices, eq(caloriePrices.calorieId, mealKitCalories.id))
      .where(eq(mealKitCalories.mealKitId, id))
      .orderBy(asc(mealKitCalories.kcal), asc(caloriePrices.periodId));
    return Map.groupBy(rows, ({ kcal }) => kcal)
      .entries()
      .map(([kcal, prices]) => ({ kcal, prices: prices.map(({ kcal: _, ...price }) => price) }))
      .toArray();
  };

  return {
    insert: async (input: MealKitInput): Promise<number> => {
      const [last] = await handle.select({ position: max(mealKits.position) }).from(mealKits);
      const [made] = await handle
        .insert(mealKits)
        .values({ ...row(input), position: (last?.position ?? 0) + 1 })
        .returning({ id: mealKits.id });
      if (!made) throw new Error('a meal kit was not inserted');
      await setLinks(made.id, input);
      await setCalories(made.id, input);
      return made.id;
    },
    /** As it is stored with all its choices and prices, for the audit; held until the transaction ends. */
    lock: async (id: number): Promise<Fields | null> => {
      const kit = await lockRow(handle, mealKits, id);
      return kit && { ...kit, ...(await links(id)), calories: await levels(id) };
    },
    /** False where there is no such kit, or not of this version any more. */
    update: async (id: number, input: MealKitInput, version?: number): Promise<boolean> => {
      if (!(await updateRow(handle, mealKits, { id, version }, row(input)))) return false;
      await setLinks(id, input);
      await setCalories(id, input);
      return true;
    },
    remove: (id: number) => removeRow(handle, mealKits, id),
    setHidden: (id: number, isHidden: boolean): Promise<boolean> =>
      updateRow(handle, mealKits, { id }, { isHidden }),
    /** These and no others; the ids of those that were recommended until now. */
    setRecommended: async (ids: readonly number[]): Promise<number[]> => {
      const rows = await handle
        .select({ id: mealKits.id, isRecommended: mealKits.isRecommended })
        .from(mealKits)
        .orderBy(asc(mealKits.id))
        .for('update');
      for (const { id, isRecommended } of rows)
        if (ids.includes(id) !== isRecommended)
          await updateRow(handle, mealKits, { id }, { isRecommended: !isRecommended });
      return rows.flatMap(({ id, isRecommended }) => (isRecommended ? [id] : []));
    },
    pictureIds: async (id: number): Promise<number[]> => {
      const rows = await handle
        .select({ pictureId: mealKitPictures.pictureId })
        .from(mealKitPictures)
        .where(eq(mealKitPictures.mealKitId, id))
        .orderBy(asc(mealKitPictures.position));
      return rows.map((each) => each.pictureId);
    },
    /** At the end of the gallery; the first picture of a kit becomes its thumbnail. */
    addPicture: async (mealKitId: number, pictureId: number): Promise<void> => {
      const [last] = await handle
        .select({ position: max(mealKitPictures.position) })
        .from(mealKitPictures)
        .where(eq(mealKitPictures.mealKitId, mealKitId));
      await handle
        .insert(mealKitPictures)
        .values({ mealKitId, pictureId, position: (last?.position ?? -1) + 1 });
      await handle
        .update(mealKits)
        .set({ thumbnailId: sql`coalesce(${mealKits.thumbnailId}, ${pictureId})` })
        .where(eq(mealKits.id, mealKitId));
    },
    kitOfPicture: async (pictureId: number): Promise<number | null> => {
      const [link] = await handle
        .select({ mealKitId: mealKitPictures.mealKitId })
        .from(mealKitPictures)
        .where(eq(mealKitPictures.pictureId, pictureId));
      return link?.mealKitId ?? null;
    },
    setThumbnail: (id: number, thumbnailId: number): Promise<boolean> =>
      updateRow(handle, mealKits, { id }, { thumbnailId }),
  };
};
