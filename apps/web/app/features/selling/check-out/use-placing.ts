import type { PaymentType } from '@shop/domain/states/statuses';
import { m } from '@shop/messages';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useRevalidator } from 'react-router';
import { chooseOptions } from '~/features/selling/cart/options.ts';
import { flashCookie } from '~/lib/flash.ts';
import { paths } from '~/lib/paths.ts';
import { useRoot } from '~/lib/use-root.ts';
import { useToast } from '~/ui/toast.tsx';
import type { CheckOutContext } from './context.ts';
import { addressAtDoor } from './door-city.ts';
import { emptyCart, placeCheckOut, type PlacingAnswer, type Seen, seenIn } from './place-check-out.ts';
import type { Compared } from './prices-updated.tsx';

/** Whoever pays at the bank comes back within this time, as a rule, and is then told that the order was placed. */
const bankMinutes = 30;

/** To the bank; whoever comes back from there by the browser's own button finds the order, not an empty cart. */
const leaveFor = (bankPage: string, orderPage: string): void => {
  window.history.replaceState(null, '', orderPage);
  addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload(), { once: true });
  window.location.assign(bankPage);
};

/** Placing the order, once; then to the bank or to the order's page. */
export const usePlacing = (checkOut: CheckOutContext, paymentType: PaymentType | undefined) => {
  const { state, options, priced, onPlaced } = checkOut;
  const { viewer } = useRoot();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { show } = useToast();
  const [isPending, setPending] = useState(false);
  const [answer, setAnswer] = useState<PlacingAnswer | null>(null);
  const [before, setBefore] = useState<Compared | null>(null);
  // A second press comes before React has drawn the first one.
  const isUnderWay = useRef(false);

  const place = async (seen: Seen): Promise<void> => {
    if (isUnderWay.current || paymentType === undefined) return;
    isUnderWay.current = true;
    setPending(true);
    const { paymentOption } = state;
    const placed = await placeCheckOut(checkOut, {
      paymentType,
      paymentOption,
      seen,
      addressName: addressAtDoor(state.buyer, viewer?.addresses ?? [])?.name ?? '',
    });
    if (placed.kind === 'placed') {
      const { id, paymentUrl } = placed.checkOut;
      // Drawn before the cart is empty: an empty one would lead to the main page.
      flushSync(onPlaced);
      await emptyCart(state.accountId);
      document.cookie = flashCookie('order_placed', bankMinutes * 60);
      if (paymentUrl) leaveFor(paymentUrl, paths.placedCheckOut(id));
      else void navigate(paths.placedCheckOut(id), { replace: true });
      return;
    }
    if (placed.kind === 'placed_before') {
      flushSync(onPlaced);
      await emptyCart(state.accountId);
      const isGuest = state.accountId === null;
      document.cookie = flashCookie(isGuest ? 'placed_before_guest' : 'placed_before');
      window.location.assign(isGuest ? paths.home() : paths.userCheckOuts());
      return;
    }
    isUnderWay.current = false;
    if (placed.kind === 'prices_updated') {
      setBefore({ ...priced.price, ...priced.coupons, deliveryDates: seen.deliveryDates });
      // From here on the summary shows today's prices too, and codes that no longer count are gone.
      const refused = placed.quote.codes.filter(({ accepted }) => !accepted).map(({ code }) => code);
      chooseOptions({
        codes: options.codes.filter(({ code }) => !refused.includes(code)),
        coupons: options.coupons.flatMap((coupon, index) => {
          const said = placed.quote.coupons[index];
          return said?.accepted ? [{ ...coupon, balanceCents: said.cents + said.leftCents }] : [];
        }),
      });
      void revalidate();
      show({ text: m.prices_updated_title(), tone: 'success' });
    }
    setPending(false);
    setAnswer(placed);
  };

  const quote = answer?.kind === 'prices_updated' ? answer.quote : null;
  const update = quote && before ? { before, after: { ...quote, ...seenIn(quote, quote.items) } } : null;
  return { place, isPending, answer, update };
};
