import type { DishReview } from '@shop/contract/dish-reviews';
import type { Viewer } from '../../../actor.ts';
import type { WholeReview } from './reviews.repository.ts';

/** Whose box it was is known to its writer and to admins. */
export const presentReview = (row: WholeReview, viewer: Viewer | null, until: Date): DishReview => {
  const isMine = row.userId !== null && row.userId === viewer?.userId;
  const seesAll = isMine || viewer?.role === 'admin';
  return {
    id: row.id,
    version: row.version,
    dishId: row.dishId,
    dishName: row.dishName,
    stars: row.stars,
    words: row.words,
    firstName: row.isNameShown && row.firstName !== '' ? row.firstName : null,
    createdAt: row.createdAt.toISOString(),
    deliveryId: seesAll ? row.deliveryId : null,
    day: seesAll ? row.day : null,
    isMine,
    isHidden: row.isHidden,
    editableUntil: isMine ? until.toISOString() : null,
  };
};
