import type { DeliveryMethod } from '@shop/domain/constants';
import { getLocale, m } from '@shop/messages';
import { timeWindowText } from '@shop/messages/time-window';

export const methodWords: Readonly<
  Record<
    DeliveryMethod,
    {
      /** As it is chosen. */
      readonly title: () => string;
      readonly hint: () => string;
      /** As it will be done. */
      readonly said: () => string;
    }
  >
> = {
  to_hands: {
    title: m.delivery_to_hands,
    hint: m.delivery_to_hands_hint,
    said: m.days_to_hands,
  },
  leave_at_door: {
    title: m.delivery_leave_at_door,
    hint: m.delivery_leave_at_door_hint,
    said: m.days_leave_at_door,
  },
  take_outside: {
    title: m.delivery_take_outside,
    hint: m.delivery_take_outside_hint,
    said: m.days_take_outside,
  },
};

export const timeWords = (window: { readonly fromTime: string; readonly toTime: string }): string =>
  timeWindowText(window, getLocale());
