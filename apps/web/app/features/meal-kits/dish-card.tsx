import type { Dish } from '@shop/contract/dishes';
import type { MealType } from '@shop/contract/parts';
import { mealName } from '@shop/messages/meals';
import { m } from '@shop/messages';
import { number, t } from '~/lib/format.ts';
import { cardLook } from '~/ui/card.tsx';
import { Picture } from '~/ui/picture.tsx';

export function DishCard({ dish, meal }: { dish: Dish; meal?: MealType }) {
  return (
    <article className={cardLook({ padding: 'none' })}>
      {dish.picture && (
        <Picture
          picture={dish.picture}
          alt=""
          sizes="(min-width: 64rem) 20rem, 76vw"
          className="aspect-4/3"
        />
      )}
      <div className="grid gap-1.5 p-4">
        {meal && <p className="text-sm font-semibold text-dill-700">{mealName(meal)}</p>}
        <h3 className="text-lg leading-snug">{t(dish.name)}</h3>
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
  );
}
