import type { Parts } from '../../base/parts.ts';
import type { PersonalData } from '../../base/personal-data.ts';
import { reviewsRoutes } from './reviews.routes.ts';
import { reviewsService } from './reviews.service.ts';

const personalData: PersonalData = {
  export: async ({ reviews }, { userId }) => ({
    dishReviews: (userId === null ? [] : await reviews.ofUser(userId)).map((row) => ({
      dish: row.dishName,
      day: row.day,
      stars: row.stars,
      words: row.words,
      isNameShown: row.isNameShown,
      at: row.createdAt.toISOString(),
    })),
  }),
  forget: async ({ reviews }, { userId }) => {
    if (userId !== null) await reviews.forget(userId);
  },
};

export const openReviews = ({ work, settings }: Pick<Parts, 'work' | 'settings'>) => ({
  routes: reviewsRoutes(reviewsService(work, settings)),
  personalData: [personalData],
});
