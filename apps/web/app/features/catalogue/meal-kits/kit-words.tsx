import type { DishReview } from '@shop/contract/dish-reviews';
import { m } from '@shop/messages';
import { t } from '~/lib/format.ts';
import { cardLook } from '~/ui/card.tsx';
import { RatingStars } from '~/ui/rating-stars.tsx';

/** The newest words about dishes of a kit, with first names alone. */
export function KitWords({ reviews }: { reviews: readonly DishReview[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {reviews.map(({ id, stars, words, firstName, dishName }) => (
        <li key={id} className={cardLook()}>
          <RatingStars value={stars} label={m.dish_review_star({ stars })} />
          <blockquote className="mt-2 break-words">{words}</blockquote>
          <p className="mt-2 text-sm text-muted">
            {firstName}, {t(dishName)}
          </p>
        </li>
      ))}
    </ul>
  );
}
