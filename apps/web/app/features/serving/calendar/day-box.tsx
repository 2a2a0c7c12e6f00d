import type { BoxDish } from '@shop/contract/boxes';
import type { OpenedDelivery } from '@shop/contract/delivery-calendar';
import { deliveryGroups } from '@shop/domain/states/groups';
import { m } from '@shop/messages';
import { mealName } from '@shop/messages/meals';
import { ArrowLeftRight } from 'lucide-react';
import { number, t } from '~/lib/format.ts';
import { cx } from '~/ui/cx.ts';
import { Picture } from '~/ui/picture.tsx';

const small = (texts: readonly { readonly lt: string; readonly en: string }[]): string =>
  texts.map((text) => t(text).toLowerCase()).join(', ');

const insteadWords = ({ name, allergens, reason }: NonNullable<BoxDish['insteadOf']>): string =>
  allergens.length === 0
    ? reason === ''
      ? m.day_instead_plain({ dish: t(name) })
      : m.day_instead_because({ dish: t(name), reason })
    : m.day_instead({ dish: t(name), allergens: m.day_without({ allergens: small(allergens) }) });

function Note({ children, isWarning = false }: { children: string; isWarning?: boolean }) {
  return (
    <p
      className={cx(
        'mt-1 flex gap-1.5 rounded-control p-2 text-sm',
        isWarning ? 'bg-warn-50' : 'bg-dill-100 text-dill-700',
      )}
    >
      <ArrowLeftRight size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      {children}
    </p>
  );
}

/** What was chosen besides the level: how much the dishes themselves hold of it is not known. */
function Chosen({ item: { combination, additions, allergens } }: Pick<OpenedDelivery, 'item'>) {
  const rows = [
    ...(combination ? [m.day_portions({ portions: t(combination) })] : []),
    ...(additions.length > 0 ? [m.item_with({ additions: small(additions.map(({ name }) => name)) })] : []),
    ...(allergens.length > 0
      ? [m.day_left_out({ allergens: small(allergens.map(({ name }) => name)) })]
      : []),
  ];
  if (rows.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm font-semibold">
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  );
}

/** Of a dish that was written for this box alone: no other page tells it. */
function OwnDish({ dish }: Pick<BoxDish, 'dish'>) {
  return (
    <p className="text-sm text-muted">
      {m.day_own_dish({
        proteins: number(Math.round(dish.proteins)),
        fats: number(Math.round(dish.fats)),
        carbohydrates: number(Math.round(dish.carbohydrates)),
      })}
      {dish.allergens.length > 0 &&
        ` · ${m.day_own_allergens({ allergens: small(dish.allergens.map(({ name }) => name)) })}`}
    </p>
  );
}

/** What is in the box, at the bought level. */
export function DayBox({ delivery: { dishes, sum, item, status } }: { delivery: OpenedDelivery }) {
  const isToCome = deliveryGroups.changeable.includes(status);
  if (dishes.length === 0 || !sum)
    return (
      <div className="grid gap-3">
        <p className="text-muted">
          {(item.mealKitId === null ? m.individual_day_menu_later : m.order_day_menu_later)()}
        </p>
        <Chosen item={item} />
      </div>
    );
  return (
    <div className="grid gap-3">
      <ul className="grid grid-cols-1 gap-x-3 gap-y-4 min-[24rem]:grid-cols-2">
        {dishes.map(({ meal, dish, isOwn, insteadOf, clashes }) => (
          <li key={`${meal} ${dish.id}`} className="min-w-0">
            {dish.picture && (
              <Picture
                picture={dish.picture}
                alt=""
                sizes="(min-width: 64rem) 15rem, 50vw"
                className="mb-2 aspect-5/3 w-full rounded-control object-cover"
              />
            )}
            <p className="text-sm text-muted">
              {m.day_dish({ meal: mealName(meal), amount: number(dish.calories) })}
            </p>
            <p className="font-semibold">{t(dish.name)}</p>
            {isOwn && <OwnDish dish={dish} />}
            {insteadOf && <Note>{insteadWords(insteadOf)}</Note>}
            {clashes.length > 0 && !deliveryGroups.gone.includes(status) && (
              <Note isWarning>
                {(isToCome ? m.day_to_exchange : m.day_not_exchanged)({ allergens: small(clashes) })}
              </Note>
            )}
          </li>
        ))}
      </ul>
      <Chosen item={item} />
      <p className="text-sm text-muted">
        {m.day_sum({
          kcal: number(sum.kcal),
          proteins: number(Math.round(sum.proteins)),
          fats: number(Math.round(sum.fats)),
          carbohydrates: number(Math.round(sum.carbohydrates)),
        })}
        {item.additions.length > 0 && ` ${m.day_sum_of_dishes()}`}
      </p>
    </div>
  );
}
