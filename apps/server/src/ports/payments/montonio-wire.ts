import { z } from 'zod';
import { toCents, toEuros } from './montonio-amounts.ts';
import {
  paymentOrderStatuses,
  paymentRefundStatuses,
  type NewProviderOrder,
  type PaymentAddress,
  type PaymentMethods,
  type ProviderOrder,
  type PaymentRefund,
} from './payments.ts';

const EXPIRES_IN_MINUTES = 360;
const COUNTRY = 'LT';

const amount = z.union([z.number(), z.string()]).transform((euros, context) => {
  const cents = toCents(euros);
  if (cents !== null) return cents;
  context.addIssue({ code: 'custom', message: 'not an amount' });
  return z.NEVER;
});

const lower = z.string().transform((status) => status.toLowerCase());
const orderStatus = lower.pipe(z.enum(paymentOrderStatuses));
const refundStatus = lower.pipe(z.enum(paymentRefundStatuses));

/** Only what the shop uses: whatever else an answer holds may change without notice. */
export const refundAnswer = z
  .object({ uuid: z.string(), amount, status: refundStatus })
  .transform(({ uuid, amount: amountCents, status }): PaymentRefund => ({ uuid, amountCents, status }));

export const orderAnswer = z
  .object({
    uuid: z.string(),
    merchantReference: z.string(),
    paymentStatus: orderStatus,
    grandTotal: amount,
    currency: z.string(),
    paymentUrl: z.string().nullish(),
    expiresAt: z.coerce.date().nullish(),
    availableForRefund: amount.nullish(),
    refunds: z.array(refundAnswer).nullish(),
  })
  .transform((order): ProviderOrder => ({
    uuid: order.uuid,
    reference: order.merchantReference,
    status: order.paymentStatus,
    totalCents: order.grandTotal,
    currency: order.currency,
    paymentUrl: order.paymentUrl ?? null,
    expiresAt: order.expiresAt ?? null,
    availableForRefundCents: order.availableForRefund ?? 0,
    refunds: order.refunds ?? [],
  }));

const bankAnswer = z.object({
  name: z.string(),
  code: z.string(),
  logoUrl: z.string(),
  uiPosition: z.number().nullish(),
  supportedCurrencies: z.array(z.string()),
});

export const methodsAnswer = z
  .object({
    paymentMethods: z.object({
      cardPayments: z.object({ logoUrl: z.string() }).nullish(),
      paymentInitiation: z
        .object({ setup: z.record(z.string(), z.object({ paymentMethods: z.array(bankAnswer) })) })
        .nullish(),
    }),
  })
  .transform(({ paymentMethods: { cardPayments, paymentInitiation } }): PaymentMethods => {
    const banks = paymentInitiation?.setup[COUNTRY]?.paymentMethods ?? [];
    return {
      banks: banks
        .filter((bank) => bank.supportedCurrencies.includes('EUR'))
        .toSorted((a, b) => (a.uiPosition ?? Infinity) - (b.uiPosition ?? Infinity) || 0)
        .map(({ code, name, logoUrl }) => ({ code, name, logoUrl })),
      cards: cardPayments ? { logoUrl: cardPayments.logoUrl } : null,
    };
  });

export const orderClaims = z.object({
  uuid: z.string(),
  merchantReference: z.string(),
  paymentStatus: z.string(),
});

export const refundClaims = z.object({ refundUuid: z.string(), orderUuid: z.string() });

/** For 400 the message is a list. */
export const errorAnswer = z.object({
  message: z
    .union([z.string(), z.array(z.string())])
    .transform((message) => (typeof message === 'string' ? [message] : message)),
});

const addressFields = (address: PaymentAddress) => ({
  firstName: address.firstName,
  lastName: address.lastName,
  email: address.email,
  // With its country's code in front, so no phoneCountry is needed.
  phoneNumber: address.phone,
  addressLine1: address.addressLine,
  locality: address.city,
  postalCode: address.postalCode,
  country: COUNTRY,
  ...(address.company && {
    companyName: address.company.name,
    ...(address.company.code && { companyRegCode: address.company.code }),
    ...(address.company.vatCode && { companyVatNumber: address.company.vatCode }),
  }),
});

const paymentFields = ({ choice, totalCents, locale, description, reference }: NewProviderOrder) => {
  const money = { amount: toEuros(totalCents), currency: 'EUR' };
  if (choice.kind === 'card')
    return { ...money, method: 'cardPayments', methodOptions: { preferredMethod: 'card' } };
  return {
    ...money,
    method: 'paymentInitiation',
    methodOptions: {
      // A bank's code may repeat across countries, so the country always goes with it.
      preferredCountry: COUNTRY,
      preferredLocale: locale,
      ...(choice.code !== null && { preferredProvider: choice.code }),
      paymentDescription: description,
      paymentReference: reference,
    },
  };
};

export const orderFields = (order: NewProviderOrder) => ({
  merchantReference: order.reference,
  returnUrl: order.returnUrl,
  notificationUrl: order.notificationUrl,
  currency: 'EUR',
  grandTotal: toEuros(order.totalCents),
  locale: order.locale,
  expiresIn: order.expiresInMinutes ?? EXPIRES_IN_MINUTES,
  payment: paymentFields(order),
  billingAddress: addressFields(order.billing),
  shippingAddress: addressFields(order.shipping),
  lineItems: order.lines.map(({ name, quantity, finalPriceCents }) => ({
    name,
    quantity,
    finalPrice: toEuros(finalPriceCents),
  })),
});
