import { join } from 'node:path';
import { type CouponDesign, shownCouponCode } from '@shop/domain/coupons';
import type { Day } from '@shop/domain/day';
import type { Locale } from '@shop/domain/text';
import { m } from '@shop/messages';
import { dayAndYear } from '@shop/messages/dates';
import { wholeEurosText } from '@shop/messages/numbers';

/** Everything on the card; nothing is looked up while it is drawn. */
export type CouponCard = {
  readonly locale: Locale;
  readonly shopName: string;
  /** Where it is spent, as people type it. */
  readonly website: string;
  readonly design: CouponDesign;
  readonly code: string;
  readonly valueCents: number;
  readonly madeOn: Day;
  readonly validUntil: Day | null;
  readonly recipientName: string;
  readonly giverName: string;
  readonly message: string;
};

/** Food on one flat colour of the brand; `ink` is what can be read on it. */
export const cardLooks: Readonly<
  Record<CouponDesign, { readonly ground: string; readonly ink: string; readonly accent: string }>
> = {
  beet: { ground: '#c21e63', ink: '#ffffff', accent: '#ffd978' },
  dill: { ground: '#3f6b22', ink: '#ffffff', accent: '#ffd978' },
  yolk: { ground: '#ffd978', ink: '#3a0a20', accent: '#9e1650' },
};

export const cardPicture = (design: CouponDesign): string =>
  join(import.meta.dirname, 'pictures', `coupon-${design}.webp`);

export const cardWords = (card: CouponCard) => {
  const { locale, recipientName: name } = card;
  const options = { locale };
  return {
    title: m.card_title({}, options),
    value: wholeEurosText(card.valueCents, locale),
    forWhom: name === '' ? '' : m.card_for({ name }, options),
    from: card.giverName === '' ? '' : m.card_from({ name: card.giverName }, options),
    message: card.message,
    codeLabel: m.card_code({}, options),
    code: shownCouponCode(card.code),
    valid:
      card.validUntil === null ? '' : m.card_valid({ day: dayAndYear(card.validUntil, locale) }, options),
    how: m.card_how({ website: card.website }, options),
    what: m.card_what({ shop: card.shopName }, options),
  };
};
