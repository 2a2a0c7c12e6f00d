import type { DeliveryMethod } from '@shop/domain/constants';
import { getLocale, m } from '@shop/messages';
import { handedOverText } from '@shop/messages/handed-over';
import { timeWindowText } from '@shop/messages/time-window';

/** As they are chosen. */
export const methodWords: Readonly<
  Record<
    DeliveryMethod,
    {
      readonly title: () => string;
      readonly hint: () => string;
    }
  >
> = {
  to_hands: {
    title: m.delivery_to_hands,
    hint: m.delivery_to_hands_hint,
  },
  leave_at_door: {
    title: m.delivery_leave_at_door,
    hint: m.delivery_leave_at_door_hint,
  },
  take_outside: {
    title: m.delivery_take_outside,
    hint: m.delivery_take_outside_hint,
  },
};

/** What the courier will do. */
export const methodSaid = (method: DeliveryMethod): string => handedOverText(method, getLocale());

export const timeWords = (window: { readonly fromTime: string; readonly toTime: string }): string =>
  timeWindowText(window, getLocale());
