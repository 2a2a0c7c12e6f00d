import type { Day } from '@shop/domain/day';
import type { PaymentType } from '@shop/domain/states/statuses';
import type { Locale } from '@shop/domain/text';
import type { InvoiceLine } from './invoice-figures.ts';

export type InvoiceParty = {
  readonly name: string;
  /** In the order of an envelope. */
  readonly addressLines: readonly string[];
  readonly companyCode?: string;
  readonly vatCode?: string;
  /** Whatever else stands under it: phone, e-mail, bank account. */
  readonly moreLines?: readonly string[];
};

/** Everything on the paper; nothing is looked up while it is drawn. */
export type InvoiceDocument = {
  readonly locale: Locale;
  /** As it stands beside the shop's sign; papers of before are without. */
  readonly shopName?: string;
  readonly series: string;
  readonly number: number;
  readonly issuedOn: Day;
  /** The first and the last delivery day, where they are not the day of issue. */
  readonly supplied?: { readonly from: Day; readonly to: Day };
  readonly orderNumber: string;
  /** A credit invoice names what it corrects; its lines are what is taken back, as positive figures. */
  readonly corrects?: { readonly series: string; readonly number: number; readonly issuedOn: Day };
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly lines: readonly InvoiceLine[];
  /** `couponCents` of it by gift coupons; `by` tells how the rest was paid, where there was any. */
  readonly paid?: { readonly on: Day; readonly by: PaymentType; readonly couponCents?: number };
};

const DIGITS = 6;

export const paddedNumber = (number: number): string => String(number).padStart(DIGITS, '0');

/** As it is spoken of in mails and file names: SF-000123, or KSF-000045 for a credit invoice. */
export const invoiceNumber = ({
  series,
  number,
}: {
  readonly series: string;
  readonly number: number;
}): string => `${series}-${paddedNumber(number)}`;
