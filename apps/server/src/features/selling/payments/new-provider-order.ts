import { cardOption } from '@shop/contract/payments';
import { payUntil } from '@shop/domain/states/check-out-can';
import { textIn } from '@shop/domain/text';
import { m } from '@shop/messages';
import type { NewProviderOrder } from '../../../ports/payments/payments.ts';
import { factsOf, streetOf } from '../check-outs/check-out-facts.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import type { OrderRow } from '../check-outs/orders.repository.ts';
import type { PaymentRow } from './payments.repository.ts';

const SHORTEST_MINUTES = 5;

/** While no money has come, attempts share a reference, so that the provider takes money for one of them only. */
export const referenceFor = ({ number }: CheckOutRow, payments: readonly PaymentRow[]): string => {
  const used = new Set(payments.filter((each) => each.receivedCents !== null).map((each) => each.reference));
  return used.size === 0 ? number : `${number}-${used.size + 1}`;
};

export const orderFor = (
  row: CheckOutRow,
  orders: readonly OrderRow[],
  details: Pick<NewProviderOrder, 'reference' | 'returnUrl' | 'notificationUrl'>,
  option: string | null,
  now: Date,
): NewProviderOrder => {
  const { locale, buyer } = row;
  const company = buyer.businessName || buyer.companyName;
  const address = {
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    email: buyer.email,
    phone: buyer.phoneNumber,
    addressLine: streetOf(buyer),
    city: textIn(row.cityName, locale),
    postalCode: buyer.postalCode,
    ...(company !== '' && {
      company: { name: company, ...(buyer.businessCode !== '' && { code: buyer.businessCode }) },
    }),
  };
  const minutes = Math.floor((payUntil(factsOf(row)).getTime() - now.getTime()) / 60_000);
  const deliveryCents = row.deliveryCents - row.deliveryDiscountCents;
  return {
    ...details,
    totalCents: row.totalCents,
    locale,
    expiresInMinutes: Math.max(SHORTEST_MINUTES, minutes),
    choice: option === cardOption ? { kind: 'card' } : { kind: 'bank', code: option },
    description: m.order_mail_payment_description({ number: row.number }, { locale }),
    billing: address,
    shipping: address,
    lines: [
      ...orders.map(({ item, paidCents }) => ({
        name: textIn(item.name, locale),
        quantity: 1,
        finalPriceCents: paidCents,
      })),
      ...(deliveryCents > 0
        ? [{ name: m.paper_line_delivery({}, { locale }), quantity: 1, finalPriceCents: deliveryCents }]
        : []),
    ],
  };
};
