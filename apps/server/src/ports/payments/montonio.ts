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
import {
  isTrouble,
  type Payments,
  type PaymentTrouble,
  type PaymentTroubleKind,
  SMALLEST_REFUND_CENTS,
  trouble,
} from './payments.ts';

type Options = MontonioKeys & {
  /** `https://stargate.montonio.com/api`, or a sandbox; asked for at each call, as a local one is known late. */
  readonly url: () => string;
  readonly clock: Clock;
  /** Of one attempt. Somewhat less than anybody waits at a screen, so that silence is known to be silence by then. */
  readonly timeoutMs?: number;
  /** How long to wait before each further attempt. */
  readonly retryDelaysMs?: readonly number[];
};

const triedAgain: readonly PaymentTroubleKind[] = ['unavailable', 'too_many_requests'];

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

type Answer = { readonly status: number; readonly text: string };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Montonio's Stargate API. Every call may be repeated without harm, so what gets no answer is tried again. */
export const montonio = ({
  url,
  clock,
  timeoutMs = 7_000,
  retryDelaysMs = [300, 1200],
  ...keys
}: Options): Payments => {
  const tokens = montonioTokens(keys, clock);

  const attempt = async ({ method, path, fields = {}, limit }: Call): Promise<Answer | PaymentTrouble> => {
    const token = await tokens.sign({ ...fields });
    try {
      const response = await fetch(`${url()}${path}`, {
        method,
        headers:
          method === 'GET' ? { authorization: `Bearer ${token}` } : { 'content-type': 'application/json' },
        ...(method === 'POST' && { body: JSON.stringify({ data: token }) }),
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(limit ? [limit] : [])]),
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      return trouble(limit?.aborted ? 'given_up' : 'unavailable', (error as Error).name);
    }
  };

  const read = <T>({ status, text }: Answer, schema: z.ZodType<T>): T | PaymentTrouble => {
    const body = parsed(text);
    if (status === 200 || status === 201) {
      const { success, data } = schema.safeParse(body);
      return success ? data : trouble('unreadable', 'an answer of an unknown shape');
    }
    const messages = errorAnswer.safeParse(body).data?.message ?? [];
    const reason = [String(status), ...messages].join(' ');
    if (status === 401 || status === 403) return trouble('not_authorised', reason);
    if (status === 404) return trouble('not_found', reason);
    if (status === 429) return trouble('too_many_requests', reason);
    if (status >= 500) return trouble('unavailable', reason);
    return trouble('refused', reason);
  };

  const call = async <T>(request: Call, schema: z.ZodType<T>): Promise<T | PaymentTrouble> => {
    const { limit } = request;
    let before: PaymentTrouble | null = null;
    for (const delay of [...retryDelaysMs, null]) {
      const answer = await attempt(request);
      const result = isTrouble(answer) ? answer : read(answer, schema);
      if (!isTrouble(result)) return result;
      // An attempt that nobody waited for tells less than the one before it.
      if (result.kind === 'given_up') return before ?? result;
      if (delay === null || !triedAgain.includes(result.kind)) return result;
      await pause(delay, undefined, limit && { signal: limit }).catch(() => {});
      if (limit?.aborted) return result;
      before = result;
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
      return call({ method: 'POST', path: '/refunds', fields }, refundAnswer);
    },

    readOrderToken: async (token) => orderClaims.safeParse(await tokens.verify(token)).data?.uuid ?? null,

    readRefundToken: async (token) =>
      refundClaims.safeParse(await tokens.verify(token)).data?.orderUuid ?? null,
  };
};
