import type { BoughtCoupon, CouponOrder } from '@shop/contract/coupons';
import type { CouponOrderStatus, CouponStatus } from '@shop/domain/states/statuses';
import { m } from '@shop/messages';
import type { CardLook } from '~/ui/card.tsx';
import type { ChipTone } from '~/ui/chip.tsx';

type Words = { readonly label: () => string; readonly tone: ChipTone };

/** A piece in a word. */
export const couponChips: Readonly<Record<CouponStatus, Words>> = {
  unsent: { label: m.coupon_status_unsent, tone: 'yolk' },
  sent: { label: m.coupon_status_sent, tone: 'dill' },
  spent: { label: m.coupon_status_spent, tone: 'neutral' },
  expired: { label: m.coupon_status_expired, tone: 'neutral' },
  withdrawn: { label: m.coupon_status_withdrawn, tone: 'neutral' },
  blocked: { label: m.coupon_status_blocked, tone: 'beet' },
};

/** Of a piece from which something was spent its balance says more. */
export const isPartlySpent = ({ balanceCents, valueCents, status }: BoughtCoupon): boolean =>
  status === 'sent' && balanceCents < valueCents;

export const couponOrderChips: Readonly<Record<CouponOrderStatus, Words>> = {
  pending: { label: m.coupon_order_pending, tone: 'yolk' },
  paid: { label: m.coupon_order_paid, tone: 'dill' },
  not_paid: { label: m.coupon_order_not_paid, tone: 'neutral' },
};

/** How the whole of it stands, and what comes next. */
export const couponOrderWords = (
  order: Pick<CouponOrder, 'status' | 'sendTo' | 'sendOn' | 'recipientEmail' | 'buyer' | 'coupons'>,
): { readonly title: string; readonly text: string; readonly tone: CardLook['tone'] } => {
  const { status, sendTo, recipientEmail, buyer, coupons } = order;
  if (status === 'pending')
    return { title: m.coupon_order_pending_title(), text: m.coupon_order_pending_text(), tone: 'yolk' };
  if (status === 'not_paid')
    return { title: m.coupon_order_not_paid_title(), text: m.coupon_order_not_paid_text(), tone: 'beet' };
  if (coupons.every((coupon) => coupon.status === 'withdrawn'))
    return { title: m.coupon_order_withdrawn_title(), text: m.coupon_order_withdrawn_text(), tone: 'beet' };
  const isWaiting = coupons.some((coupon) => coupon.status === 'unsent');
  const email = sendTo === 'buyer' ? buyer.email : recipientEmail;
  const text =
    email === ''
      ? ''
      : isWaiting
        ? m.coupon_order_paid_waiting({ email })
        : sendTo === 'buyer'
          ? m.coupon_order_paid_to_buyer({ email })
          : m.coupon_order_paid_to_recipient({ email });
  return { title: m.coupon_order_paid_title(), text, tone: 'dill' };
};
