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

type Call = { readonly method: 'GET' | 'POST'; readonly path: string; readonly fields?: object };

/** Montonio's Stargate API. Every call may be repeated without harm, so what gets no answer is tried again. */
export const montonio = ({
  url,
  clock,
  timeoutMs = 10_000,
  retryDelaysMs = [300, 1200],
  ...keys
}: Options): Payments => {
  const tokens = montonioTokens(keys, clock);

  const attempt = async ({ method, path, fields = {} }: Call): Promise<Response | PaymentTrouble> => {
    const token = await tokens.sign({ ...fields });
    try {
      return await fetch(`${url()}${path}`, {
        method,
        headers:
          method === 'GET' ? { authorization: `Bearer ${token}` } : { 'content-type': 'application/json' },
        ...(method === 'POST' && { body: JSON.stringify({ data: token }) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
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
      if (delay === null || !isTrouble(result) || result.kind !== 'unavailable') return result;
      await pause(delay);
    }
    throw new Error('there is always a last attempt');
  };

  const isAbout = (result: unknown, about: RegExp): boolean =>
    isTrouble(result) && result.kind === 'refused' && about.test(result.reason);

  return {
    paymentMethods: () => call({ method: 'GET', path: '/stores/payment-methods' }, methodsAnswer),

    createOrder: async (order) => {
      const result = await call({ method: 'POST', path: '/orders', fields: orderFields(order) }, orderAnswer);
      return isAbout(result, /paid/i) ? trouble('already_paid', (result as PaymentTrouble).reason) : result;
    },

    order: (uuid) => call({ method: 'GET', path: `/orders/${encodeURIComponent(uuid)}` }, orderAnswer),

    refund: async ({ orderUuid, amountCents, idempotencyKey }) => {
      if (amountCents < SMALLEST_REFUND_CENTS)
        return trouble('too_small', 'less than the smallest refund, 0.05 €');
      const fields = { orderUuid, amount: toEuros(amountCents), idempotencyKey };
      const result = await call({ method: 'POST', path: '/refunds', fields }, refundAnswer);
      return isAbout(result, /idempotency key/i) ? 'already_requested' : result;
    },

    readOrderToken: async (token) => {
      const verified = await tokens.verify(token);
      const claims = orderClaims.safeParse(verified?.claims).data;
      return verified && claims ? { ...claims, isStale: verified.isStale } : null;
    },

    readRefundToken: async (token) => {
      const verified = await tokens.verify(token);
      const claims = refundClaims.safeParse(verified?.claims).data;
      return verified && claims ? { ...claims, isStale: verified.isStale } : null;
    },
  };
};
