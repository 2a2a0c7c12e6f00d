import type { DeliveryMethod } from '@shop/domain/constants';
import type { Locale } from '@shop/domain/text';
import { m } from './index.ts';

const said: Readonly<Record<DeliveryMethod, typeof m.days_to_hands>> = {
  to_hands: m.days_to_hands,
  leave_at_door: m.days_leave_at_door,
  take_outside: m.days_take_outside,
};

/** What the courier will do with the box. */
export const handedOverText = (method: DeliveryMethod, locale: Locale): string =>
  said[method]({}, { locale });
