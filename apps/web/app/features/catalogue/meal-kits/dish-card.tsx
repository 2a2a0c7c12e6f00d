import type { Dish } from '@shop/contract/dishes';
import type { MealType } from '@shop/contract/parts';
import { mealName } from '@shop/messages/meals';
import { m } from '@shop/messages';
import { shortAllergen } from '@shop/messages/allergens';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { dishKey, dishLinkId, type OpenedBy, withDish } from '~/features/catalogue/dishes/dish-in-address.ts';
import { getDialogReady } from '~/features/catalogue/dishes/open-dish.tsx';
import { number, t } from '~/lib/format.ts';
import { cardLinkLook, cardLook } from '~/ui/card.tsx';
import { cx } from '~/ui/cx.ts';
import { Picture } from '~/ui/picture.tsx';

type Props = {
  dish: Dish;
  meal?: MealType;
  /** Where a page shows a dish on more than one. */
  day?: string;
  sizes?: string;
  /** What buyers think of it. */
  votes?: ReactNode;
  className?: string;
};

/** The dialog has the law's own names. */
const shortName = ({ code, name }: Dish['allergens'][number]): string =>
  code ? shortAllergen(code) : t(name).toLowerCase();

const openedHere: OpenedBy = { isFromPage: true };

/** A press anywhere on it opens all that there is to know about the dish: the page has an OpenDish for that. */
export function DishCard({
  dish,
  meal,
  day,
  sizes = '(min-width: 64rem) 20rem, 76vw',
  votes,
  className,
}: Props) {
  const [search] = useSearchParams();
  const key = dishKey({ dish, meal, day });
  return (
    <article className={cx(cardLook({ padding: 'none', interactive: true }), className)}>
      {dish.picture && <Picture picture={dish.picture} alt="" sizes={sizes} className="aspect-4/3" />}
      <div className="grid gap-1.5 p-4">
        {meal && <p className="text-sm font-semibold text-dill-700">{mealName(meal)}</p>}
        <h3 className="text-lg leading-snug">
          <Link
            id={dishLinkId(key)}
            to={withDish(search, key)}
            state={openedHere}
            preventScrollReset
            onPointerEnter={getDialogReady}
            onFocus={getDialogReady}
            onClick={(press) => {
              // A double press is one.
              if (press.detail > 1) press.preventDefault();
            }}
            aria-haspopup="dialog"
            className={cardLinkLook}
          >
            {t(dish.name)}
          </Link>
        </h3>
        <p className="text-sm text-muted">
          {m.kcal({ amount: number(dish.calories) })} · {m.grams({ amount: number(dish.weightGrams) })}
        </p>
        {votes}
        {dish.allergens.length > 0 && (
          <p className="text-sm text-muted">
            {m.card_allergens({ allergens: dish.allergens.map(shortName).join(', ') })}
          </p>
        )}
      </div>
    </article>
  );
}
