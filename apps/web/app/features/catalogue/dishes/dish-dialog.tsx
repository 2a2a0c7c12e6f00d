import type { Dish } from '@shop/contract/dishes';
import { m } from '@shop/messages';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Link, type To } from 'react-router';
import { t } from '~/lib/format.ts';
import { Chip } from '~/ui/chip.tsx';
import { iconButtonLook } from '~/ui/icon-button.tsx';
import { cx } from '~/ui/cx.ts';
import { OpenModal } from '~/ui/modal.tsx';
import { Picture } from '~/ui/picture.tsx';
import { DishRating } from './dish-rating.tsx';
import { Ingredients } from './ingredients.tsx';
import { NutritionTable } from './nutrition-table.tsx';

type Props = {
  dish: Dish;
  /** Of the link that opens it, which has the focus afterwards. */
  linkId: string;
  /** The page without it, for whoever has no JavaScript. */
  withoutIt: To;
  onClose: () => void;
};

/** All that has to be known before buying. */
export default function DishDialog({ dish, linkId, withoutIt, onClose }: Props) {
  const titleId = useId();
  const traits = [
    { isTrue: dish.isVegan, label: m.trait_vegan },
    { isTrue: dish.isVegetarian && !dish.isVegan, label: m.trait_vegetarian },
    { isTrue: dish.isGlutenFree, label: m.trait_gluten_free },
  ].filter((each) => each.isTrue);
  return (
    <OpenModal
      onClose={onClose}
      openerId={linkId}
      aria-labelledby={titleId}
      className="middle-or-sheet z-40 overflow-y-auto overscroll-contain rounded-card border border-line bg-paper p-0 text-beet-950 shadow-float"
    >
      <div className="sticky top-0 z-10 flex h-0 justify-end pr-3">
        <Link
          to={withoutIt}
          onClick={(press) => {
            press.preventDefault();
            onClose();
          }}
          aria-label={m.close()}
          className={cx(iconButtonLook(), 'mt-3 bg-paper')}
        >
          <X size={22} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      </div>
      {dish.picture && (
        <Picture
          picture={dish.picture}
          alt={t(dish.picture.alt)}
          sizes="(min-width: 40rem) 40rem, 100vw"
          className="aspect-3/2"
        />
      )}
      <div className="grid gap-5 p-5 sm:p-7">
        <div className="grid gap-2">
          <h2 id={titleId} className={cx('text-2xl', !dish.picture && 'pr-12')}>
            {t(dish.name)}
          </h2>
          <DishRating evaluation={dish.evaluation} />
          {traits.length > 0 && (
            <ul className="flex flex-wrap gap-1.5">
              {traits.map(({ label }) => (
                <li key={label()}>
                  <Chip tone="dill">{label()}</Chip>
                </li>
              ))}
            </ul>
          )}
          <p className="text-muted">{t(dish.description)}</p>
        </div>
        <NutritionTable dish={dish} />
        {t(dish.ingredients) && (
          <section className="grid gap-1">
            <h3 className="text-lg">{m.ingredients()}</h3>
            <Ingredients text={t(dish.ingredients)} />
          </section>
        )}
        <section className="grid gap-1">
          <h3 className="text-lg">{m.allergens()}</h3>
          <p>
            {dish.allergens.length > 0
              ? dish.allergens.map((each) => t(each.name)).join(', ')
              : m.no_allergens()}
          </p>
          <p className="text-sm text-muted">{m.traces_note()}</p>
        </section>
      </div>
    </OpenModal>
  );
}
