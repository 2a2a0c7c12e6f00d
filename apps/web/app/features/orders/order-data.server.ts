import type { CheckOut } from '@shop/contract/check-outs';
import type { Client } from '@shop/contract/client';
import { type PaymentType, paymentTypes } from '@shop/domain/states/tables';
import { m } from '@shop/messages';
import { data, redirectDocument } from 'react-router';
import { perform } from '~/lib/intents.ts';
import { orNotFound } from '~/lib/not-found.ts';
import { noOnlineMethods, type OrderData, type OrderDone } from './order-data.ts';

/** Which order, and the token by which somebody who is not logged in may see it. */
export type OrderKey = { readonly id: number; readonly token: string | undefined };

const queryOf = ({ token }: OrderKey) => ({ query: token === undefined ? {} : { token } });

export const orderKey = (id: string, url: URL): OrderKey => {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  return { id: Number(id), token: url.searchParams.get('token') ?? undefined };
};

const isUnpaid = ({ status }: CheckOut): boolean =>
  status === 'new' || status === 'order_approved' || status === 'waiting_payment';

export const loadOrder = async (api: Client, key: OrderKey): Promise<OrderData> => {
  const { data: checkOut } = await orNotFound(
    api('GET /check-outs/{id}', { params: { id: key.id }, ...queryOf(key) }),
  );
  if (!isUnpaid(checkOut)) return { checkOut, ways: null, now: new Date().toISOString() };
  const [payments, online] = await Promise.all([
    api('GET /payment-methods'),
    api('GET /payments/payment-methods').catch(() => ({ data: noOnlineMethods })),
  ]);
  return {
    checkOut,
    ways: { payments: payments.data, online: online.data },
    now: new Date().toISOString(),
  };
};

/** Whoever comes back from the bank: what stands in the address proves nothing, so the provider is asked. */
export const askProvider = async (api: Client, key: OrderKey): Promise<void> => {
  await orNotFound(api('POST /check-outs/{id}/check-payment', { params: { id: key.id }, ...queryOf(key) }));
};

const paymentTypeOf = (form: FormData): PaymentType | undefined => {
  const asked = form.get('paymentType');
  return paymentTypes.find((type) => type === asked);
};

export const actOnOrder = async (api: Client, key: OrderKey, form: FormData) => {
  const params = { id: key.id };
  let bankPage: string | null = null;
  const outcome = await perform<OrderDone>(form, {
    pay: async () => {
      const paymentType = paymentTypeOf(form);
      const option = form.get('paymentOption');
      const { data: checkOut } = await api('POST /check-outs/{id}/pay', {
        params,
        ...queryOf(key),
        body: {
          ...(paymentType && { paymentType }),
          paymentOption: typeof option === 'string' && option !== '' ? option : null,
        },
      });
      bankPage = checkOut.paymentUrl;
      return {};
    },
    check: async () => {
      await askProvider(api, key);
      return {};
    },
    claim: async () => {
      await api('POST /check-outs/{id}/claim', { params });
      return { message: m.claim_done() };
    },
  });
  if (bankPage !== null) throw redirectDocument(bankPage);
  return outcome;
};
