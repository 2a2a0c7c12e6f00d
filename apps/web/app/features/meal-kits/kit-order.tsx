import { m } from '@shop/messages';
import { X } from 'lucide-react';
import type { FocusEvent, ToggleEvent } from 'react';
import { AddToCart } from '~/features/cart/add-to-cart.tsx';
import { buttonLook } from '~/ui/button.tsx';
import { iconButtonLook } from '~/ui/icon-button.tsx';
import { type ChoosableKit, choicePrice, type Extras, type KitChoice } from './choice.ts';
import { ChoiceTotal } from './choice-total.tsx';
import { FirstDay, type FirstDays } from './first-day.tsx';
import { OrderPanel } from './order-panel.tsx';

export const kitOrderId = 'pasirinkimas';

type Props = {
  offered: Extras & { kit: ChoosableKit; choice: KitChoice };
  onChange: (choice: KitChoice) => void;
  firstDays: readonly FirstDays[];
  /** The sheet on a phone was opened. */
  onOpen: () => void;
};

/** Whoever walks out of the open sheet by the keyboard leaves nothing open behind. */
const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) {
    if (currentTarget.matches(':popover-open')) currentTarget.hidePopover();
  }
};

/**
 * The order panel: beside the kit on a wide screen, a sheet from the bottom edge on a narrow one (a native popover, so
 * that it opens without JavaScript). The choices scroll; the price and the button stay in sight.
 */
export function KitOrder({ offered, onChange, firstDays, onOpen }: Props) {
  const isPaperBag = choicePrice(offered.kit, offered.choice, offered)?.paperBag ?? false;
  return (
    // The focus passes through; nothing here is pressed.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      id={kitOrderId}
      popover="auto"
      aria-label={m.order_panel()}
      onBlur={closeBehind}
      onToggle={(event: ToggleEvent) => {
        if (event.newState === 'open') onOpen();
      }}
      className="text-beet-950 max-lg:sheet max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:max-h-[92dvh] max-lg:w-full max-lg:overflow-hidden max-lg:rounded-t-card max-lg:bg-paper max-lg:p-0 max-lg:shadow-float lg:sticky lg:inset-auto lg:top-24 lg:m-0 lg:block lg:h-fit lg:w-auto lg:self-start lg:overflow-clip lg:rounded-card lg:border lg:border-line lg:bg-paper lg:p-0"
    >
      <form
        // With JavaScript every choice counts at once; without it the button below sends them.
        onSubmit={(event) => event.preventDefault()}
        className="flex max-h-[inherit] flex-col lg:max-h-[calc(100dvh-10rem)]"
      >
        <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5 lg:hidden">
          <p className="font-display text-xl font-bold">{m.order_panel()}</p>
          <button
            type="button"
            popoverTarget={kitOrderId}
            popoverTargetAction="hide"
            aria-label={m.close()}
            className={iconButtonLook()}
          >
            <X strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 sm:p-6">
          <OrderPanel {...offered} onChange={onChange} />
          {isPaperBag && <p className="mt-5 text-sm text-muted">{m.paper_bag_note()}</p>}
        </div>
        <div className="grid shrink-0 gap-3 border-t border-line bg-paper px-5 pt-4 pb-[calc(1.25rem+env(safe-area-inset-bottom))] sm:px-6">
          <FirstDay days={firstDays} />
          <ChoiceTotal {...offered} />
          <noscript>
            <button className={buttonLook({ variant: 'secondary', block: true })}>{m.update_price()}</button>
            <p className="mt-2 text-sm text-muted">{m.cart_needs_script()}</p>
          </noscript>
          <AddToCart {...offered} size="lg" block />
        </div>
      </form>
    </aside>
  );
}
