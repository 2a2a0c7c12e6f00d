import { m } from '@shop/messages';
import { ChevronUp } from 'lucide-react';
import { Link } from 'react-router';
import { CartSum } from '~/features/selling/cart/cart-sum.tsx';
import { itemWords } from '~/features/selling/cart/item-words.ts';
import { money, t } from '~/lib/format.ts';
import { paths } from '~/lib/paths.ts';
import { cardLook } from '~/ui/card.tsx';
import { linkLook } from '~/ui/link-look.ts';
import { Picture } from '~/ui/picture.tsx';
import type { CheckOutContext } from './context.ts';

type Props = Pick<CheckOutContext, 'items' | 'list' | 'priced'>;

function Items({ items, list, priced }: Props) {
  return (
    <ul className="grid gap-4">
      {items.map((item, place) => {
        const kit = list.kits.find(({ id }) => id === item.mealKitId);
        const price = priced.items[place];
        if (!kit) return null;
        return (
          <li key={item.key} className="flex gap-3">
            {kit.thumbnail && (
              <Picture
                picture={kit.thumbnail}
                alt=""
                sizes="3.5rem"
                className="aspect-square size-14 shrink-0 rounded-control"
              />
            )}
            <div className="min-w-0 flex-1">
              <div className="flex justify-between gap-3 leading-snug font-semibold">
                <span>{item.amount > 1 ? `${item.amount}\u00a0× ${t(kit.name)}` : t(kit.name)}</span>
                <span className="whitespace-nowrap">{money(price?.itemTotalCents ?? 0)}</span>
              </div>
              <p className="text-sm text-muted">{itemWords(item, kit, list).join(' · ')}</p>
              {price?.paperBag && <p className="text-sm text-muted">{m.paper_bag_item()}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Body(props: Props) {
  return (
    <div className="grid gap-5">
      <Items {...props} />
      <div className="border-t border-line pt-5">
        <CartSum list={props.list} priced={props.priced} />
      </div>
      <Link to={paths.cart()} className={linkLook({ kind: 'strong' })}>
        {m.check_out_summary_change()}
      </Link>
    </div>
  );
}

/** Always in sight: beside the steps, or along the bottom of a phone, where it opens. */
export function CheckOutSummary(props: Props) {
  return (
    <>
      <aside
        aria-label={m.check_out_summary()}
        className={`${cardLook({ tone: 'beet' })} max-lg:hidden lg:sticky lg:top-24`}
      >
        <h2 className="mb-5 text-xl">{m.check_out_summary()}</h2>
        <Body {...props} />
      </aside>
      <aside
        aria-label={m.check_out_summary()}
        className="bottom-bar sticky bottom-0 z-20 -mx-(--side) rounded-t-card border-t border-line bg-paper shadow-float lg:hidden"
      >
        <details className="group">
          <summary className="flex min-h-16 list-none items-center justify-between gap-4 px-(--side) py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] [&::-webkit-details-marker]:hidden">
            <span className="flex items-center gap-2 text-sm font-semibold text-beet-700">
              <ChevronUp
                size={20}
                strokeWidth={1.75}
                aria-hidden="true"
                className="transition-transform group-open:rotate-180"
              />
              {m.summary_title()}
            </span>
            <span className="font-display text-2xl font-bold text-beet-700">
              {money(props.priced.coupons.toPayCents)}
            </span>
          </summary>
          <div className="max-h-[65dvh] overflow-y-auto overscroll-contain border-t border-line px-(--side) py-5">
            <Body {...props} />
          </div>
        </details>
      </aside>
    </>
  );
}
