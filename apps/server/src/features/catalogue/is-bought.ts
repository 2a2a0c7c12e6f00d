import { dayInVilnius } from '@shop/domain/day';
import type { Work } from '../../db/unit-of-work.ts';

type BoughtPart = Parameters<Work['deliveries']['isAheadWith']>[0];

/** What was bought and is still to come cannot be cooked without it. */
export const isBought =
  (partOf: (id: number) => BoughtPart) =>
  ({ deliveries }: Work, id: number, now: Date): Promise<boolean> =>
    deliveries.isAheadWith(partOf(id), dayInVilnius(now));

/** A dish is bought with a kit, or was written into a box of an individual order. */
export const isDishBought = async (within: Work, id: number, now: Date): Promise<boolean> =>
  (await isBought((dishId) => ({ dishes: [{ id: dishId }] }))(within, id, now)) ||
  within.deliveryMenus.isAheadWith(id, dayInVilnius(now));
