import { getLocale, m } from '@shop/messages';
import { wholeEurosText } from '@shop/messages/numbers';
import { useRoot } from '~/lib/use-root.ts';
import { cx } from '~/ui/cx.ts';
import { couponLooks } from './coupon-looks.ts';
import type { CardTyped } from './coupon-typed.ts';

/** The card as whoever gets it will see it, before it is paid for. */
export function CouponCard({ amountCents, design, recipientName, giverName, message }: CardTyped) {
  const { shop } = useRoot();
  const { ground, accent, picture } = couponLooks[design];
  return (
    <figure aria-label={m.coupon_preview()} className="grid gap-2">
      <div className="overflow-clip rounded-card border border-line">
        <div
          className={cx('relative min-h-64 overflow-clip p-5 transition-colors sm:min-h-72 sm:p-6', ground)}
        >
          <img
            src={picture}
            alt=""
            width={480}
            height={480}
            className="absolute -right-14 -bottom-20 w-60 max-w-none sm:w-72"
          />
          <p className="font-display text-lg font-extrabold">{shop.name}</p>
          <p className="mt-2 max-w-64 font-display text-2xl leading-tight font-bold sm:text-3xl">
            {m.card_title()}
          </p>
          <p className={cx('mt-3 font-display text-5xl font-extrabold', accent)}>
            {amountCents > 0 ? wholeEurosText(amountCents, getLocale()) : '…'}
          </p>
        </div>
        <div className="grid gap-1 bg-cream p-5 wrap-anywhere sm:p-6">
          {recipientName !== '' && <p className="font-semibold">{m.card_for({ name: recipientName })}</p>}
          {message !== '' && <p className="whitespace-pre-line">{message}</p>}
          {giverName !== '' && <p>{m.card_from({ name: giverName })}</p>}
          <p className="mt-2 text-sm text-muted">{m.card_code()}</p>
          <p className="font-display text-xl font-bold tracking-wide">••••-••••-••••</p>
        </div>
      </div>
      <figcaption className="text-sm text-muted">{m.coupon_preview_text()}</figcaption>
    </figure>
  );
}
