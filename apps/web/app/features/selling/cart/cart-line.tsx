import type { PriceList, PriceListKit } from '@shop/contract/price-list';
import { MOST_SETS } from '@shop/domain/constants';
import type { CartItemPrice } from '@shop/domain/pricing/figures';
import { m } from '@shop/messages';
import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { choicePrice, type KitChoice, lowestBefore } from '~/features/catalogue/meal-kits/choice.ts';
import { OrderPanel } from '~/features/catalogue/meal-kits/order-panel.tsx';
import { PriceLines } from '~/features/catalogue/meal-kits/price-lines.tsx';
import { money, shortDay, t } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { Button } from '~/ui/button.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { Notice } from '~/ui/notice.tsx';
import { NumberStepper } from '~/ui/number-stepper.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Price } from '~/ui/price.tsx';
import { itemWords } from './item-words.ts';
import { type CartItem, changeItem } from './items.ts';

type Props = {
  item: CartItem;
  kit: PriceListKit | undefined;
  list: PriceList;
  price: CartItemPrice | null;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onRemove: () => void;
  /** In the drawer: no dates, no sums. */
  isShort?: boolean;
};

/** One kit of the cart: what was chosen, what it costs, and everything about it to change in place. */
export function CartLine({ item, kit, list, price, isEditing, onEdit, onRemove, isShort = false }: Props) {
  const isChristmas = kit !== undefined && kit.id === list.christmasKitId;
  const name = kit ? t(kit.name) : m.line_kit_gone();
  const cents = price?.itemTotalCents ?? null;
  const isRepriced = item.seenCents !== null && cents !== null && item.seenCents !== cents;
  useEffect(() => {
    if (item.seenCents === null && cents !== null) changeItem(item.key, { seenCents: cents });
  }, [item.key, item.seenCents, cents]);

  /** What the buyer changes is seen at once: only the shop's own changes are told. */
  const change = (choice: KitChoice): void => {
    const seenCents = kit ? (choicePrice(kit, choice, list)?.itemTotalCents ?? null) : null;
    changeItem(item.key, { ...choice, seenCents });
  };
  const lowest = kit ? lowestBefore(kit, item) : null;
  const dates = price?.deliveryDates ?? [];
  const [first, last] = [dates.at(0), dates.at(-1)];
  return (
    <article className="grid grid-cols-1 gap-3 border-b border-line py-5 first:pt-0 last:border-b-0 last:pb-0">
      <div className="flex gap-4">
        {kit?.thumbnail && (
          <Picture
            picture={kit.thumbnail}
            alt=""
            sizes="6rem"
            className="aspect-square size-20 shrink-0 rounded-control sm:size-24"
          />
        )}
        <div className="grid min-w-0 flex-1 content-start gap-1.5">
          <div className="flex items-start justify-between gap-3">
            <h3 className="text-lg leading-snug">{name}</h3>
            <IconButton
              size="sm"
              label={m.remove_item_of({ name })}
              icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />}
              onClick={onRemove}
              className="-mt-1 -mr-1.5"
            />
          </div>
          {kit && <p className="text-sm text-muted">{itemWords(item, kit, list).join(' · ')}</p>}
          {!isShort && first && last && (
            <p className="text-sm text-muted">
              {first === last
                ? shortDay(first)
                : m.item_dates({ first: shortDay(first), last: shortDay(last) })}
              {price?.paperBag && ` · ${m.paper_bag_item()}`}
            </p>
          )}
        </div>
      </div>
      {!kit && <Notice tone="danger">{m.item_unavailable()}</Notice>}
      {isChristmas && (
        <Notice tone="danger">
          {m.christmas_kit_only_there()}{' '}
          <Link to={paths.christmas()} className={linkLook()}>
            {m.christmas_kit_lead()}
          </Link>
        </Notice>
      )}
      {kit && !price && !isChristmas && (
        <Notice tone="danger">
          {choicePrice(kit, item, list) ? m.field_order_too_large() : m.item_choice_gone()}
        </Notice>
      )}
      {isRepriced && (
        <Notice
          tone="warn"
          action={
            <Button size="sm" variant="quiet" onClick={() => changeItem(item.key, { seenCents: cents })}>
              {m.item_repriced_ok()}
            </Button>
          }
        >
          {m.item_repriced({ before: money(item.seenCents ?? 0), after: money(cents ?? 0) })}
        </Notice>
      )}
      {kit && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="flex flex-wrap items-center gap-2">
            <NumberStepper
              label={`${name}: ${m.choose_amount()}`}
              decreaseLabel={m.fewer()}
              increaseLabel={m.more()}
              value={item.amount}
              onChange={(amount) => change({ ...item, amount })}
              announce={(count) => m.plural_sets({ count })}
              max={MOST_SETS}
            />
            <Button
              size="sm"
              variant="quiet"
              className="px-2!"
              aria-expanded={isEditing}
              aria-label={isEditing ? undefined : m.edit_item_of({ name })}
              onClick={() => onEdit(!isEditing)}
            >
              {isEditing ? m.edit_done() : m.edit_item()}
            </Button>
          </div>
          <Price
            amount={money(cents ?? 0)}
            old={
              price && price.kitDiscountCents > 0
                ? { amount: money(price.itemTotalCents + price.kitDiscountCents), label: m.price_before() }
                : undefined
            }
            note={lowest !== null && m.lowest_price_30({ price: money(lowest * item.amount) })}
            className="ml-auto items-end text-right"
          />
        </div>
      )}
      {kit && isEditing && (
        <div className="rounded-card border border-line bg-cream p-4 sm:p-5">
          <OrderPanel
            scope={`${item.key}-`}
            kit={kit}
            allergens={list.allergens}
            additions={list.additions}
            choice={item}
            onChange={change}
          />
        </div>
      )}
      {!isShort && price && (
        <details className="text-sm">
          <summary className="py-1 font-semibold text-beet-700">{m.show_breakdown()}</summary>
          <div className="pt-2">
            <PriceLines price={price} additions={list.additions} />
          </div>
        </details>
      )}
    </article>
  );
}
