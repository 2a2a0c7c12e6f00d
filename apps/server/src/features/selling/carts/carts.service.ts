import { type Cart, type KeptItem, keptItem } from '@shop/contract/carts';
import { CART_ITEM_HOURS } from '@shop/domain/constants';
import { addHours } from '@shop/domain/day';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';

/** Lines of another version of the shop, and those older than 24 hours, are not there any more. */
const fresh = (items: readonly unknown[], now: Date): KeptItem[] => {
  const oldest = addHours(now, -CART_ITEM_HOURS).getTime();
  return items
    .flatMap((item) => keptItem.safeParse(item).data ?? [])
    .filter(({ addedAt }) => Date.parse(addedAt) > oldest);
};

/** A browser whose clock is ahead is no reason to refuse its cart, nor to keep a line for longer than any other. */
const addedByNow = (item: KeptItem, now: Date): KeptItem =>
  Date.parse(item.addedAt) > now.getTime() ? { ...item, addedAt: now.toISOString() } : item;

/** The cart of somebody who is logged in. It is the buyer's own scratch paper: changes to it leave no audit entry. */
export const cartsService = (work: UnitOfWork) => {
  const one = async (userId: number, now: Date): Promise<Cart> => ({
    items: fresh(await work.read((repositories) => repositories.carts.items(userId)), now),
  });
  return {
    one,
    keep: async (userId: number, { items }: Cart, now: Date): Promise<Cart> => {
      const kept = fresh(items, now).map((item) => addedByNow(item, now));
      await work.transaction((within) => within.carts.keep(userId, kept, now));
      return one(userId, now);
    },
  };
};
export type CartsService = ReturnType<typeof cartsService>;
