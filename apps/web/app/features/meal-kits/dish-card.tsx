import type { Dish } from '@shop/contract/dishes';
import type { MealType } from '@shop/contract/parts';
import { mealName } from '@shop/messages/meals';
import { m } from '@shop/messages';
import { useId } from 'react';
import { DishDialog } from '~/features/dishes/dish-dialog.tsx';
import { number, t } from '~/lib/format.ts';
import { cardLinkLook, cardLook } from '~/ui/card.tsx';
import { cx } from '~/ui/cx.ts';
import { opensModal } from '~/ui/modal.tsx';
import { Picture } from '~/ui/picture.tsx';

type Props = { dish: Dish; meal?: MealType; sizes?: string; className?: string };

/** A press anywhere on it opens all that there is to know about the dish. */
export function DishCard({ dish, meal, sizes = '(min-width: 64rem) 20rem, 76vw', className }: Props) {
  const id = useId();
  return (
    <>
      <article className={cx(cardLook({ padding: 'none', interactive: true }), className)}>
        {dish.picture && <Picture picture={dish.picture} alt="" sizes={sizes} className="aspect-4/3" />}
        <div className="grid gap-1.5 p-4">
          {meal && <p className="text-sm font-semibold text-dill-700">{mealName(meal)}</p>}
          <h3 className="text-lg leading-snug">
            <button type="button" {...opensModal(id)} className={cx(cardLinkLook, 'text-left')}>
              {t(dish.name)}
            </button>
          </h3>
          <p className="text-sm text-muted">
            {m.kcal({ amount: number(dish.calories) })} · {m.grams({ amount: number(dish.weightGrams) })}
          </p>
          {dish.allergens.length > 0 && (
            <p className="text-sm text-muted">
              {m.contains({ allergens: dish.allergens.map((each) => t(each.name).toLowerCase()).join(', ') })}
            </p>
          )}
        </div>
      </article>
      <DishDialog dish={dish} id={id} />
    </>
  );
}
