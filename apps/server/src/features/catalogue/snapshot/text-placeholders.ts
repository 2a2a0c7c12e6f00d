import type { Locale, Text } from '@shop/domain/text';
import { m } from '@shop/messages';
import { eurosText, numberText } from '@shop/messages/numbers';
import { phoneText } from '@shop/messages/phone';
import { quotedName } from '@shop/messages/quotes';
import type { Snapshot } from './snapshot.ts';

/** What pages and answers say of settings, as `{cancellation_hours}` in their texts: it is true however they change. */

type Facts = Pick<Snapshot, 'shop' | 'settings' | 'pricing'>;

/** Stands where the owner has not said it yet: seen at once by whoever reads the page before opening. */
const gaps = {
  lt: {
    seller_name: '[pardavėjo pavadinimas]',
    seller_code: '[įmonės kodas]',
    seller_vat_code: '[PVM mokėtojo kodas]',
    seller_address: '[adresas]',
    seller_phone: '[telefonas]',
    seller_email: '[el. paštas]',
  },
  en: {
    seller_name: '[name of the seller]',
    seller_code: '[company code]',
    seller_vat_code: '[VAT code]',
    seller_address: '[address]',
    seller_phone: '[phone]',
    seller_email: '[e-mail]',
  },
} as const;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const sellerWords = ({ shop: { company } }: Facts, locale: Locale) => {
  const { name, code, vatCode, phone, email, ...place } = company;
  const known = {
    seller_name: quotedName(name, locale),
    seller_code: code,
    seller_vat_code: vatCode,
    seller_address: place.street && `${place.street}, ${place.postalCode} ${place.city}`,
    seller_phone: phoneText(phone),
    seller_email: email,
  };
  const words = Object.fromEntries(
    Object.entries(known).map(([fact, value]) => [
      fact,
      escaped(value || gaps[locale][fact as keyof typeof known]),
    ]),
  ) as typeof known;
  const link = email ? `<a href="mailto:${escaped(email)}">${escaped(email)}</a>` : words.seller_email;
  return { ...words, seller_email_link: link };
};

/** Each with its unit, in the form in which sentences of that language need it. */
const wordsOf = (facts: Facts, locale: Locale): Readonly<Record<string, string>> => {
  const { kitOrder, points, referral, coupons } = facts.settings;
  const { regular, unique } = facts.pricing.offer.deliveryPrices;
  const hours = (count: number): string => m.said_hours({ count }, { locale });
  const many = (count: number): string => m.plural_points({ count }, { locale });
  const euros = (cents: number): string => eurosText(cents, locale);
  const percent = numberText(points.maxUsagePercent, locale);
  return {
    ...sellerWords(facts, locale),
    cancellation_hours: hours(kitOrder.cancellationHours),
    change_hours: hours(kitOrder.changeHours),
    delivery_change_hours: hours(kitOrder.deliveryDateChangeHours),
    points_per_euro: many(points.pointsPerEuro),
    point_value: euros(points.pointValueCents),
    most_points_percent: locale === 'lt' ? `${percent}\u00a0%` : `${percent}%`,
    points_days: m.said_days({ count: points.expiryDays }, { locale }),
    coupon_days: m.said_days({ count: coupons.validDays }, { locale }),
    referral_points: many(referral.referralPoints),
    referral_receiver_points: many(referral.referralReceiverPoints),
    delivery_price: euros(regular.working),
    weekend_delivery_price: euros(regular.weekend_or_holiday),
    unique_delivery_price: euros(unique.working),
    unique_weekend_delivery_price: euros(unique.weekend_or_holiday),
  };
};

/** A text of the owner's as visitors read it. Braces around anything else stay as they are. */
export const fillPlaceholders = (facts: Facts) => {
  const words = {
    lt: new Map(Object.entries(wordsOf(facts, 'lt'))),
    en: new Map(Object.entries(wordsOf(facts, 'en'))),
  };
  const filled = (text: string, locale: Locale): string =>
    text.replace(/\{([a-z_]+)\}/g, (typed, name: string) => words[locale].get(name) ?? typed);
  return ({ lt, en }: Text): Text => ({ lt: filled(lt, 'lt'), en: filled(en, 'en') });
};
