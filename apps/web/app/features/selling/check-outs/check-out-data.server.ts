import { ApiError, type Client } from '@shop/contract/client';
import { checkOutGroups, deliveryGroups } from '@shop/domain/states/groups';
import { type PaymentType, paymentTypes } from '@shop/domain/states/statuses';
import { m } from '@shop/messages';
import { redirect, redirectDocument } from 'react-router';
import { addedCoupons, quoteCoupons } from '~/features/selling/individual-order/offer-coupons.server.ts';
import { loadRequest } from '~/features/selling/individual-order/request-data.server.ts';
import { accountPaths } from '~/lib/account-paths.ts';
import { perform } from '~/lib/intents.ts';
import { orNotFoundWithMessage } from '~/lib/not-found.ts';
import { paths } from '~/lib/paths.ts';
import { couponsIn } from './supplement-coupons.ts';
import { foodOf, stopsOf } from './order-boxes.ts';
import {
  noOnlineMethods,
  type Cancellation,
  type CheckOutData,
  type CheckOutDone,
  type ShownCheckOut,
} from './check-out-data.ts';

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

const loadBoxes = async (
  api: Client,
  { id }: ShownCheckOut,
): Promise<Pick<CheckOutData, 'food' | 'stops'>> => {
  const { data: boxes } = await api('GET /check-outs/{id}/boxes', { params: { id } });
  return { food: foodOf(boxes), stops: stopsOf(boxes) };
};

/** Before the money is there an order is cancelled whole; then each kit by itself. */
const loadCancellations = async (api: Client, checkOut: ShownCheckOut): Promise<readonly Cancellation[]> => {
  const { status, orders } = checkOut;
  const running = orders.filter(
    (order) =>
      order.status === 'paid' &&
      order.deliveries.some((day) => deliveryGroups.changeable.includes(day.status)),
  );
  const asked = checkOutGroups.open.includes(status) ? orders.slice(0, 1) : status === 'paid' ? running : [];
  return Promise.all(
    asked.map(async ({ id, orderableItem }): Promise<Cancellation> => {
      const of = { orderId: id, kitName: orderableItem.name };
      try {
        const { data: preview } = await api('GET /orders/{id}/cancellation-price', { params: { id } });
        return { ...of, preview, refusal: '' };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return { ...of, preview: null, refusal: error.message };
      }
    }),
  );
};

export const loadCheckOut = async (api: Client, id: number, now: string): Promise<CheckOutData> => {
  const answer = await orNotFoundWithMessage(api('GET /check-outs/{id}', { params: { id } }));
  // The token stays with the server: scripts of the page have no use for it.
  const { token: _, ...checkOut } = answer.data;
  const [boxes, ways, cancellations, request] = await Promise.all([
    loadBoxes(api, checkOut),
    isUnpaid(checkOut) ? loadWays(api) : null,
    loadCancellations(api, checkOut),
    loadRequest(api, checkOut),
  ]);
  return { checkOut, ways, cancellations, ...boxes, request, now };
};

/** Whoever comes back from the bank: what stands in the address proves nothing, so the provider is asked. */
export const askProvider = async (api: Client, id: number): Promise<void> => {
  await orNotFoundWithMessage(api('POST /check-outs/{id}/check-payment', { params: { id } }));
};

/** Where whoever comes back from the bank goes on: of a supplement to the account, where the order is in theirs. */
export const afterBank = async (api: Client, id: number, supplement: string | null): Promise<string> => {
  await askProvider(api, id);
  if (supplement === null) return paths.returnedCheckOut(id);
  const { data: checkOut } = await api('GET /check-outs/{id}', { params: { id } });
  return (checkOut.isOwn ? accountPaths.returnedSupplement : accountPaths.guestReturnedSupplement)(
    id,
    supplement,
  );
};

const paymentTypeOf = (form: FormData): PaymentType | undefined => {
  const asked = form.get('paymentType');
  return paymentTypes.find((type) => type === asked);
};

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
const numberIn = (form: FormData, name: string): number => Number(textIn(form, name)) || 0;

/** What coupons were seen to leave of an offer. */
const couponsSeen = (form: FormData) => {
  const coupons = addedCoupons(form);
  return coupons.length === 0 ? {} : { coupons, expectedToPayCents: numberIn(form, 'expectedToPayCents') };
};

export const actOnCheckOut = async (api: Client, id: number, form: FormData) => {
  const params = { id };
  let bankPage: string | null = null;
  const outcome = await perform<CheckOutDone>(form, {
    pay: async () => {
      const paymentType = paymentTypeOf(form);
      const option = form.get('paymentOption');
      const choice = {
        ...(paymentType && { paymentType }),
        paymentOption: typeof option === 'string' && option !== '' ? option : null,
      };
      // An offer is paid as it was seen: its price and days may have changed.
      const { data: checkOut } = await (form.has('offerVersion')
        ? api('POST /individual-orders/pay', {
            query: {},
            body: { id, version: numberIn(form, 'offerVersion'), ...choice, ...couponsSeen(form) },
          })
        : api('POST /check-outs/{id}/pay', { params, body: choice }));
      bankPage = checkOut.paymentUrl;
      return {};
    },
    coupon: async () => ({ offerCoupons: await quoteCoupons(api, id, form) }),
    check: async () => {
      await askProvider(api, id);
      return {};
    },
    cancel: async () => {
      const body = {
        version: numberIn(form, 'version'),
        expectedCents: numberIn(form, 'expectedCents'),
        iban: textIn(form, 'iban'),
      };
      await api('DELETE /orders/{id}', { params: { id: numberIn(form, 'orderId') }, body });
      return { message: m.order_cancelled_done() };
    },
    refund_account: async () => {
      const body = { iban: textIn(form, 'iban') };
      await api('PUT /check-outs/{id}/refund-account', { params, body });
      return { message: m.refund_account_done() };
    },
    say: async () => {
      const body = { words: textIn(form, 'words') };
      await api('POST /individual-orders/{id}/messages', { params, query: {}, body });
      return { message: m.individual_talk_sent() };
    },
    continue: async () => {
      const deliveryIds = form.getAll('deliveryId').map(Number);
      const body = { version: numberIn(form, 'version'), ...(deliveryIds.length > 0 && { deliveryIds }) };
      await api('POST /orders/{id}', { params: { id: numberIn(form, 'orderId') }, body });
      return { message: m.order_continued_done() };
    },
    undo: async () => {
      const body = {
        action: 'undo' as const,
        version: numberIn(form, 'version'),
        changeId: numberIn(form, 'changeId'),
      };
      await api('PUT /orders/{id}', { params: { id: numberIn(form, 'orderId') }, query: {}, body });
      return { message: m.order_undone_done() };
    },
    request_cancellation: async () => {
      const body = {
        action: 'request_cancellation' as const,
        version: numberIn(form, 'version'),
        reason: textIn(form, 'reason'),
      };
      await api('PUT /orders/{id}', { params: { id: numberIn(form, 'orderId') }, query: {}, body });
      return { message: m.order_requested_done() };
    },
    pay_supplement: async () => {
      const changeId = numberIn(form, 'changeId');
      const { data: begun } = await api('POST /order-changes/{id}/pay', {
        params: { id: changeId },
        body: { coupons: couponsIn(textIn(form, 'coupon')) },
      });
      // Where coupons have paid it all, it is told as after the bank.
      if (begun.paymentUrl === null) throw redirect(accountPaths.returnedSupplement(id, changeId));
      bankPage = begun.paymentUrl;
      return {};
    },
    repeat: async () => ({ repeated: (await api('POST /orders', { body: { checkOutId: id } })).data }),
    claim: async () => {
      await api('POST /check-outs/{id}/claim', { params });
      return { message: m.claim_done() };
    },
  });
  if (bankPage !== null) throw redirectDocument(bankPage);
  return outcome;
};
