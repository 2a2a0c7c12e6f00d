import type { Locale, Text } from '@shop/domain/text';

export type SeededPage = {
  readonly slug: string;
  readonly name: Text;
  /** HTML; `{cancellation_hours}` and the like are filled in from the settings whenever it is read. */
  readonly content: Text;
  /** ISO date shown as the text's date. */
  readonly date: string;
};

const seller = {
  name: '{seller_name}',
  code: '{seller_code}',
  vatCode: '{seller_vat_code}',
  address: '{seller_address}',
  phone: '{seller_phone}',
  email: '{seller_email}',
  emailLink: '{seller_email_link}',
} as const;

/** Where legal texts name the seller: by what the settings say. */
export const sellerFacts: Readonly<Record<Locale, typeof seller>> = { lt: seller, en: seller };
