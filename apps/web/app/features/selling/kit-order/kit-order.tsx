import type { DeliveryPrice } from '@shop/contract/delivery-prices';
import { isPaperBag } from '@shop/domain/calendar';
import { m } from '@shop/messages';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AddToCart } from '~/features/selling/cart/add-to-cart.tsx';
import { buttonLook } from '~/ui/button.tsx';
import { iconButtonLook } from '~/ui/icon-button.tsx';
import { OpenModal } from '~/ui/modal.tsx';
import { useMediaQuery } from '~/ui/use-media-query.ts';
import { type ChoosableKit, type Extras, type KitChoice } from '~/features/catalogue/meal-kits/choice.ts';
import { ChoiceTotal, PriceMaking } from '~/features/catalogue/meal-kits/choice-total.tsx';
import { FirstDay, type FirstDays } from '~/features/catalogue/meal-kits/first-day.tsx';
import { OrderPanel } from '~/features/catalogue/meal-kits/order-panel.tsx';
import { choiceFormId } from '~/features/catalogue/meal-kits/use-choice.ts';

export const kitOrderId = 'pasirinkimas';
/** Of the bar's button to the cart, which stands where the sheet was opened first. */
export const kitBarCartId = 'pasirinkimas-i-krepseli';

type FormProps = {
  offered: Extras & { kit: ChoosableKit; choice: KitChoice; deliveryPrices: readonly DeliveryPrice[] };
  onChange: (choice: KitChoice) => void;
  firstDays: readonly FirstDays[];
  /** The sheet was closed. */
  onClose: () => void;
};

type Props = FormProps & {
  /** On a narrow screen: the sheet is open. */
  isOpen: boolean;
  onOpen: () => void;
};

const look =
  'text-beet-950 max-lg:sheet max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:max-h-[92dvh] max-lg:w-full max-lg:overflow-hidden max-lg:rounded-t-card max-lg:bg-paper max-lg:p-0 max-lg:shadow-float lg:order-panel lg:inset-auto lg:m-0 lg:block lg:h-fit lg:w-auto lg:self-start lg:overflow-visible lg:rounded-card lg:border lg:border-line lg:bg-paper lg:p-0';

/**
 * The order panel: beside the kit on a wide screen, a sheet from the bottom edge on a narrow one. The sheet is a modal
 * dialog; until the page is alive and without JavaScript it is a native popover.
 */
export function KitOrder({ isOpen, onOpen, ...form }: Props) {
  const panel = useRef<HTMLElement>(null);
  const isWide = useMediaQuery('(min-width: 64rem)');
  const isSheet = isOpen && !isWide;
  useEffect(() => {
    if (!panel.current?.matches(':popover-open')) return;
    panel.current.hidePopover();
    onOpen();
    // Once, for whoever was quicker than the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <>
      <aside ref={panel} id={kitOrderId} popover="auto" aria-label={m.order_panel()} className={look}>
        {!isSheet && <OrderForm {...form} />}
      </aside>
      {isSheet && (
        <OpenModal
          onClose={form.onClose}
          openerId={kitBarCartId}
          aria-label={m.order_panel()}
          className={look}
        >
          <OrderForm {...form} />
        </OpenModal>
      )}
    </>
  );
}

/** The price and the button stay in sight, in one row. In the sheet the choices scroll; beside the kit the page does. */
function OrderForm({ offered, onChange, firstDays, onClose }: FormProps) {
  // How many working days it will be is known with the first day; shorter than this it cannot be enough of them.
  const period = offered.kit.periods.find(({ id }) => id === offered.choice.periodId);
  const comesInPaper = period !== undefined && isPaperBag(period.days);
  const { deliveryPrices, ...chosen } = offered;
  return (
    <form
      id={choiceFormId}
      // With JavaScript every choice counts at once; without it the button below sends them.
      onSubmit={(event) => event.preventDefault()}
      className="flex max-h-[inherit] flex-col"
    >
      <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5 lg:hidden">
        <p className="font-display text-xl font-bold">{m.order_panel()}</p>
        <button
          type="button"
          popoverTarget={kitOrderId}
          popoverTargetAction="hide"
          onClick={onClose}
          aria-label={m.close()}
          className={iconButtonLook()}
        >
          <X strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      <div className="min-h-0 flex-1 max-lg:scroll-fade max-lg:scroll-py-8 max-lg:overflow-y-auto max-lg:overscroll-contain">
        <div className="grid gap-3 px-5 pt-4 pb-8 sm:px-6 lg:pb-3">
          <OrderPanel {...chosen} onChange={onChange} />
          {comesInPaper && <p className="text-sm text-muted">{m.paper_bag_note()}</p>}
          <FirstDay days={firstDays} />
          <PriceMaking {...chosen} />
          <noscript>
            <p className="text-sm text-muted">{m.cart_needs_script()}</p>
          </noscript>
        </div>
      </div>
      <div className="flex shrink-0 items-center justify-between gap-3 rounded-b-card border-t border-line bg-paper px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:px-6 lg:sticky lg:bottom-0 [&>button]:shrink-0 max-sm:[&>button]:px-4 max-sm:[&>button]:text-base [&>button]:whitespace-nowrap">
        <ChoiceTotal {...chosen} deliveryPrices={deliveryPrices} />
        <noscript>
          <button className={buttonLook({ variant: 'secondary' })}>{m.update_price()}</button>
        </noscript>
        <AddToCart {...chosen} onAdd={onClose} size="lg" />
      </div>
    </form>
  );
}
