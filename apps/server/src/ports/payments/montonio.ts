import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import type { Clock } from '../clock.ts';
import { toEuros } from './montonio-amounts.ts';
import { montonioTokens, type MontonioKeys } from './montonio-tokens.ts';
import {
  errorAnswer,
  methodsAnswer,
  orderAnswer,
  orderClaims,
  orderFields,
  refundAnswer,
  refundClaims,
} from './montonio-wire.ts';
import { isTrouble, SMALLEST_REFUND_CENTS, trouble, type Payments, type PaymentTrouble } from './payments.ts';

type Options = MontonioKeys & {
  /** `https://stargate.montonio.com/api`, or a sandbox; asked for at each call, as a local one is known late. */
  readonly url: () => string;
  readonly clock: Clock;
  readonly timeoutMs?: number;
  /** How long to wait before each further attempt. */
  readonly retryDelaysMs?: readonly number[];
};

/** Its payment pages and the banks' logos are on other hosts of the same domain than its API. */
export const montonioPages = (apiUrl: string): string => {
  const { protocol, hostname, origin } = new URL(apiUrl);
  return hostname.endsWith('.montonio.com') ? `${protocol}//*.montonio.com` : origin;
};

type Call = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly fields?: object;
  readonly limit?: AbortSignal | undefined;
};

/** Montonio's Stargate API. Every call may be repeated without harm, so what gets no answer is tried again. */
export const montonio = ({
  url,
  clock,
  timeoutMs = 10_000,
  retryDelaysMs = [300, 1200],
  ...keys
}: Options): Payments => {
  const tokens = montonioTokens(keys, clock);

  const attempt = async ({ method, path, fields = {}, limit }: Call): Promise<Response | PaymentTrouble> => {
    const token = await tokens.sign({ ...fields });
    try {
      return await fetch(`${url()}${path}`, {
        method,
        headers:
          method === 'GET' ? { authorization: `Bearer ${token}` } : { 'content-type': 'application/json' },
        ...(method === 'POST' && { body: JSON.stringify({ data: token }) }),
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(limit ? [limit] : [])]),
      });
    } catch (error) {
      return trouble('unavailable', (error as Error).name);
    }
  };

  const read = async <T>(response: Response, schema: z.ZodType<T>): Promise<T | PaymentTrouble> => {
    const { status } = response;
    const body: unknown = await response.json().catch(() => null);
    if (status === 200 || status === 201) {
      const parsed = schema.safeParse(body);
      return parsed.success ? parsed.data : trouble('unavailable', 'an answer of an unknown shape');
    }
    const messages = errorAnswer.safeParse(body).data?.message ?? [];
    const reason = [String(status), ...messages].join(' ');
    if (status === 401 || status === 403) return trouble('not_authorised', reason);
    if (status === 404) return trouble('not_found', reason);
    if (status === 429 || status >= 500) return trouble('unavailable', reason);
    return trouble('refused', reason);
  };

  const call = async <T>(request: Call, schema: z.ZodType<T>): Promise<T | PaymentTrouble> => {
    for (const delay of [...retryDelaysMs, null]) {
      const response = await attempt(request);
      const result = isTrouble(response) ? response : await read(response, schema);
      const { limit } = request;
      if (delay === null || !isTrouble(result) || result.kind !== 'unavailable') return result;
      await pause(delay, undefined, limit && { signal: limit }).catch(() => {});
      if (limit?.aborted) return result;
    }
    throw new Error('there is always a last attempt');
  };

  return {
    paymentMethods: (limit) => call({ method: 'GET', path: '/stores/payment-methods', limit }, methodsAnswer),

    createOrder: (order, limit) =>
      call({ method: 'POST', path: '/orders', fields: orderFields(order), limit }, orderAnswer),

    order: (uuid, limit) =>
      call({ method: 'GET', path: `/orders/${encodeURIComponent(uuid)}`, limit }, orderAnswer),

    refund: async ({ orderUuid, amountCents, idempotencyKey }) => {
      if (amountCents < SMALLEST_REFUND_CENTS)
        return trouble('too_small', 'less than the smallest refund, 0.05 €');
      const fields = { orderUuid, amount: toEuros(amountCents), idempotencyKey };
      const result = await call({ method: 'POST', path: '/refunds', fields }, refundAnswer);
      const isKnown =
        isTrouble(result) && result.kind === 'refused' && /idempotency key/i.test(result.reason);
      return isKnown ? 'already_requested' : result;
    },

    readOrderToken: async (token) => orderClaims.safeParse(await tokens.verify(token)).data?.uuid ?? null,

    readRefundToken: async (token) =>
      refundClaims.safeParse(await tokens.verify(token)).data?.orderUuid ?? null,
  };
};
