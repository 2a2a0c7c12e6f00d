import type { PaymentMethodSettings } from '@shop/contract/settings';
import { PAYMENT_HOURS } from '@shop/domain/states/check-out-can';
import { type PaymentType, paymentTypes } from '@shop/domain/states/statuses';
import { m } from '@shop/messages';

export const paymentWords: Readonly<
  Record<PaymentType, { readonly title: () => string; readonly hint: () => string }>
> = {
  montonio: { title: m.payment_montonio, hint: m.payment_montonio_hint },
  bank_account: {
    title: m.payment_bank_account,
    hint: () => m.payment_bank_account_hint({ hours: PAYMENT_HOURS }),
  },
  cash: { title: m.payment_cash, hint: m.payment_cash_hint },
};

export const paymentsOn = ({ montonio, bankAccount, cash }: PaymentMethodSettings): PaymentType[] => {
  const isOn: Record<PaymentType, boolean> = { montonio, bank_account: bankAccount, cash };
  return paymentTypes.filter((type) => isOn[type]);
};
