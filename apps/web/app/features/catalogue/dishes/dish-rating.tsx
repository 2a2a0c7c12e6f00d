import type { Dish } from '@shop/contract/dishes';
import { m } from '@shop/messages';
import { number } from '~/lib/format.ts';
import { RatingStars } from '~/ui/rating-stars.tsx';

/** What buyers think of a dish, in stars and in words. */
export function DishRating({ evaluation }: Pick<Dish, 'evaluation'>) {
  if (!evaluation) return <p className="text-sm text-muted">{m.dish_unrated()}</p>;
  const words = m.dish_rating({
    average: number(Math.round(evaluation.average * 10) / 10),
    votes: m.plural_ratings({ count: evaluation.votes }),
  });
  return (
    <RatingStars value={evaluation.average} label={words}>
      <span aria-hidden="true">{words}</span>
    </RatingStars>
  );
}
