import { type PaymentType, paymentTypes } from '@shop/domain/states/statuses';
import type { TrailAction } from '@shop/domain/states/trail';
import type { Locale } from '@shop/domain/text';
import * as m from '#generated/messages.js';

const ways: Readonly<Record<PaymentType, typeof m.payment_cash>> = {
  montonio: m.payment_montonio,
  bank_account: m.payment_bank_account,
  cash: m.payment_cash,
};

/** An action without words does not compile. */
const words: Readonly<Record<`order_event_${TrailAction}`, typeof m.order_event_place>> = m;

/** What has happened to an order, as its buyer reads it. */
export const trailText = (action: TrailAction, reason: string | null, locale: Locale): string => {
  const way = paymentTypes.find((type) => type === reason);
  if (action === 'change_payment' && way)
    return m.order_event_change_payment_to({ way: ways[way]({}, { locale }).toLowerCase() }, { locale });
  return words[`order_event_${action}`]({}, { locale });
};
