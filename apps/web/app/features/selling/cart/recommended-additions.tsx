import type { Addition } from '@shop/contract/additions';
import type { PriceList, PriceListKit } from '@shop/contract/price-list';
import { holdsLeftOut } from '@shop/domain/pricing/offer';
import { m } from '@shop/messages';
import { Plus } from 'lucide-react';
import { choicePrice } from '~/features/catalogue/meal-kits/choice.ts';
import { extraPrice } from '~/features/catalogue/meal-kits/extra-price.ts';
import { t } from '~/lib/format.ts';
import { Picture } from '~/ui/picture.tsx';
import { VisuallyHidden } from '~/ui/visually-hidden.tsx';
import { type CartItem, changeItem } from './items.ts';

const shown = 3;

type Offered = { item: CartItem; kit: PriceListKit; additions: readonly Addition[] };

/** Additions that the first line which lacks some could still have. */
const offeredTo = (items: readonly CartItem[], list: PriceList): Offered | null => {
  for (const item of items) {
    const kit = list.kits.find(({ id }) => id === item.mealKitId);
    const additions = list.additions.filter(
      (each) =>
        each.isForUnique === kit?.isUnique &&
        !item.additionIds.includes(each.id) &&
        !holdsLeftOut(each, item),
    );
    if (kit && additions.length > 0) return { item, kit, additions: additions.slice(0, shown) };
  }
  return null;
};

export function RecommendedAdditions({ items, list }: { items: readonly CartItem[]; list: PriceList }) {
  const offered = offeredTo(items, list);
  if (!offered) return null;
  const { item, kit, additions } = offered;
  const days = kit.periods.find(({ id }) => id === item.periodId)?.days ?? 0;
  const add = (id: number): void => {
    const additionIds = [...item.additionIds, id];
    const seenCents = choicePrice(kit, { ...item, additionIds }, list)?.itemTotalCents ?? null;
    changeItem(item.key, { additionIds, seenCents });
  };
  return (
    <section aria-labelledby="additions" className="grid grid-cols-1 gap-3">
      <h2 id="additions" className="text-xl">
        {m.recommended_additions()}
      </h2>
      <p className="text-sm text-muted">{m.recommended_additions_to({ name: t(kit.name) })}</p>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-3">
        {additions.map(({ id, name, pricePerDayCents, thumbnail }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => add(id)}
              className="flex size-full items-center gap-3 rounded-card border-[1.5px] border-line bg-paper p-2 pr-3 text-left hover:border-beet-600"
            >
              {thumbnail && (
                <Picture
                  picture={thumbnail}
                  alt=""
                  sizes="3.5rem"
                  className="aspect-square size-14 shrink-0 rounded-control"
                />
              )}
              <span className="min-w-0 flex-1">
                <span className="block leading-snug font-semibold">
                  <VisuallyHidden>{m.add_addition()} </VisuallyHidden>
                  {t(name)}
                </span>
                <span className="block text-sm text-muted">{extraPrice(pricePerDayCents, days)}</span>
              </span>
              <Plus size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-beet-700" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
