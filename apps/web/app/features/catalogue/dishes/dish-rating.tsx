import type { Dish } from '@shop/contract/dishes';
import { m } from '@shop/messages';
import { number } from '~/lib/format.ts';
import { RatingStars } from '~/ui/rating-stars.tsx';

/** "4,6 iš 5 · 12 įvertinimų" */
export const ratingWords = ({ average, votes }: NonNullable<Dish['evaluation']>): string =>
  m.dish_rating({
    average: number(Math.round(average * 10) / 10),
    votes: m.plural_ratings({ count: votes }),
  });

/** What buyers think of a dish, in stars and in words. */
export function DishRating({ evaluation }: Pick<Dish, 'evaluation'>) {
  if (!evaluation) return <p className="text-sm text-muted">{m.dish_unrated()}</p>;
  const words = ratingWords(evaluation);
  return (
    <RatingStars value={evaluation.average} label={words}>
      <span aria-hidden="true">{words}</span>
    </RatingStars>
  );
}
