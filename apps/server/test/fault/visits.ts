import { setTimeout as pause } from 'node:timers/promises';
import { type Client, createClient } from '@shop/contract/client';

export type Fault = 'kill' | 'restart' | 'freeze' | 'full disk';

/** What visitors were told, and what went on meanwhile. */
export type Sightings = {
  /** What goes wrong just now, besides what always does. */
  fault: Fault | null;
  /** How often somebody was told that the shop cannot do this just now, by what went on. */
  readonly refused: Map<Fault | null, number>;
  /** Carts that were priced anew because somebody else had taken the code or the points. */
  overtaken: number;
};

export const noSightings = (): Sightings => ({ fault: null, refused: new Map(), overtaken: 0 });

/** Somebody tries again whenever the shop is gone in the middle of something. */
export const patiently = async <T>(task: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await task();
    } catch (error) {
      const isGone = error instanceof TypeError || (error as { status?: number }).status === 503;
      if (!isGone) throw error;
      await pause(100);
    }
  }
};

/** A visitor of the shop. Of what is the shop's fault, only a 503 that says when to ask again is taken. */
export const visitor = (
  shopUrl: string,
  sightings: Sightings,
  more: () => Promise<Record<string, string>>,
): Client =>
  createClient(
    async ({ method, path, headers, body }) => {
      const { fault } = sightings;
      const response = await fetch(shopUrl + path, {
        method,
        headers: { ...headers, ...(await more()) },
        ...(body !== undefined && { body }),
      });
      const text = await response.text();
      const { status } = response;
      const isSoon = status === 503 && response.headers.has('retry-after');
      if (status >= 500 && !isSoon)
        throw new Error(`${status} during ${fault ?? 'no fault'}: ${method} ${path} ${text}`);
      const answer = text === '' ? undefined : (JSON.parse(text) as { code?: string });
      if (isSoon && answer?.code === 'unavailable') {
        // Of whoever asked before a fault and is answered during it, the fault is the reason.
        const reason = sightings.fault ?? fault;
        sightings.refused.set(reason, (sightings.refused.get(reason) ?? 0) + 1);
      }
      return { status, body: answer };
    },
    () => 'lt',
  );
