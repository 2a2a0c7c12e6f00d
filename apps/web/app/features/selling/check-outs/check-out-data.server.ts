import type { Client } from '@shop/contract/client';
import { checkOutGroups } from '@shop/domain/states/groups';
import { type PaymentType, paymentTypes } from '@shop/domain/states/statuses';
import { m } from '@shop/messages';
import { data, redirectDocument } from 'react-router';
import { perform } from '~/lib/intents.ts';
import { orNotFoundWithMessage } from '~/lib/not-found.ts';
import { foodOf, type OrderFood } from './order-food.ts';
import {
  noOnlineMethods,
  type CheckOutData,
  type CheckOutDone,
  type ShownCheckOut,
} from './check-out-data.ts';

export const checkOutId = (id: string): number => {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  return Number(id);
};

/**
 * Whoever follows the link from the mail is left its token in a cookie by the API and goes on without it in the address:
 * from there it would go to whoever is told of addresses.
 */
export const followLink = async (api: Client, id: number, token: string): Promise<void> => {
  await orNotFoundWithMessage(api('GET /check-outs/{id}', { params: { id }, query: { token } }));
};

const isUnpaid = ({ status }: ShownCheckOut): boolean => checkOutGroups.payable.includes(status);

const loadWays = async (api: Client): Promise<CheckOutData['ways']> => {
  const [payments, online] = await Promise.all([
    api('GET /payment-methods'),
    api('GET /payments/payment-methods').catch(() => ({ data: noOnlineMethods })),
  ]);
  return { payments: payments.data, online: online.data };
};

/** A kit that is hidden or gone meanwhile says nothing about its dishes. */
const loadFood = async (api: Client, { orders }: ShownCheckOut): Promise<OrderFood> => {
  const ids = [...new Set(orders.flatMap(({ mealKitId }) => mealKitId ?? []))];
  const kits = await Promise.all(
    ids.map((id) =>
      api('GET /meal-kits/{id}', { params: { id } }).then(
        ({ data: kit }) => [[id, kit] as const],
        () => [],
      ),
    ),
  );
  return foodOf(orders, new Map(kits.flat()));
};

export const loadCheckOut = async (api: Client, id: number, now: string): Promise<CheckOutData> => {
  const answer = await orNotFoundWithMessage(api('GET /check-outs/{id}', { params: { id } }));
  // The token stays with the server: scripts of the page have no use for it.
  const { token: _, ...checkOut } = answer.data;
  const [food, ways] = await Promise.all([
    loadFood(api, checkOut),
    isUnpaid(checkOut) ? loadWays(api) : null,
  ]);
  return { checkOut, ways, food, now };
};

/** Whoever comes back from the bank: what stands in the address proves nothing, so the provider is asked. */
export const askProvider = async (api: Client, id: number): Promise<void> => {
  await orNotFoundWithMessage(api('POST /check-outs/{id}/check-payment', { params: { id } }));
};

const paymentTypeOf = (form: FormData): PaymentType | undefined => {
  const asked = form.get('paymentType');
  return paymentTypes.find((type) => type === asked);
};

export const actOnCheckOut = async (api: Client, id: number, form: FormData) => {
  const params = { id };
  let bankPage: string | null = null;
  const outcome = await perform<CheckOutDone>(form, {
    pay: async () => {
      const paymentType = paymentTypeOf(form);
      const option = form.get('paymentOption');
      const { data: checkOut } = await api('POST /check-outs/{id}/pay', {
        params,
        body: {
          ...(paymentType && { paymentType }),
          paymentOption: typeof option === 'string' && option !== '' ? option : null,
        },
      });
      bankPage = checkOut.paymentUrl;
      return {};
    },
    check: async () => {
      await askProvider(api, id);
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
