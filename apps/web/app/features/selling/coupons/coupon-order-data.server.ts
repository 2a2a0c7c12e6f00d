import type { Client } from '@shop/contract/client';
import type { CouponOrder } from '@shop/contract/coupons';
import type { OnlinePaymentMethods } from '@shop/contract/payments';
import { m } from '@shop/messages';
import { redirectDocument } from 'react-router';
import { noOnlineMethods } from '~/features/selling/check-outs/check-out-data.ts';
import { textIn } from '~/lib/form-values.ts';
import { perform } from '~/lib/intents.ts';
import { orNotFoundWithMessage } from '~/lib/not-found.ts';

/** The token stays with the server: scripts of the page have no use for it. */
export type ShownCouponOrder = Omit<CouponOrder, 'token'>;

/** Whoever follows the link from the mail is left its token in a cookie, and goes on without it in the address. */
export const followCouponLink = async (api: Client, id: number, token: string): Promise<void> => {
  await orNotFoundWithMessage(api('GET /coupon-orders/{id}', { params: { id }, query: { token } }));
};

export const askAboutCoupons = async (api: Client, id: number): Promise<void> => {
  await orNotFoundWithMessage(api('POST /coupon-orders/{id}/check-payment', { params: { id }, query: {} }));
};

export const loadCouponOrder = async (
  api: Client,
  id: number,
): Promise<{ order: ShownCouponOrder; online: OnlinePaymentMethods | null }> => {
  const answer = await orNotFoundWithMessage(api('GET /coupon-orders/{id}', { params: { id }, query: {} }));
  const { token: _, ...order } = answer.data;
  const isPayable = order.status === 'pending';
  const online = isPayable
    ? (await api('GET /payments/payment-methods').catch(() => ({ data: noOnlineMethods }))).data
    : null;
  return { order, online };
};

export const actOnCouponOrder = async (api: Client, id: number, form: FormData) => {
  let bankPage: string | null = null;
  const outcome = await perform<{ message?: string }>(form, {
    pay: async () => {
      const paymentOption = textIn(form, 'paymentOption') || null;
      const { data: order } = await api('POST /coupon-orders/pay', {
        query: {},
        body: { id, paymentOption },
      });
      bankPage = order.paymentUrl;
      return {};
    },
    check: async () => {
      await askAboutCoupons(api, id);
      return {};
    },
    withdraw: async () => {
      const params = { id: Number(textIn(form, 'couponId')) || 0 };
      await api('POST /coupons/{id}/withdraw', { params, query: {} });
      return { message: m.coupon_withdrawn_done() };
    },
  });
  if (bankPage !== null) throw redirectDocument(bankPage);
  return outcome;
};
