import type { Dish } from '@shop/contract/dishes';
import { Star } from 'lucide-react';
import { number } from '~/lib/format.ts';
import { VisuallyHidden } from '~/ui/visually-hidden.tsx';
import { ratingWords } from './dish-rating.tsx';

/** On a card, in few letters: what buyers think of the dish. Nothing where nobody has said anything. */
export function DishVotes({ evaluation }: Pick<Dish, 'evaluation'>) {
  if (!evaluation) return null;
  return (
    <p className="flex items-center gap-1.5 text-sm">
      <Star size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 fill-yolk-500 text-warn" />
      <span aria-hidden="true">
        {number(Math.round(evaluation.average * 10) / 10)} ({number(evaluation.votes)})
      </span>
      <VisuallyHidden>{ratingWords(evaluation)}</VisuallyHidden>
    </p>
  );
}
