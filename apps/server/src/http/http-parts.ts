import type { Viewer, Visitor } from '../actor.ts';
import type { Failure } from '../failure.ts';
import type { Clock } from '../ports/clock.ts';
import type { ResponseCache } from './response-cache.ts';

/** What requests need of the shop before and after their handler. */
export type HttpParts = {
  readonly clock: Clock;
  readonly publicUrl: () => URL;
  readonly viewer: (token: string, now: Date) => Promise<Viewer | Failure>;
  /** Somebody has tried what is not for them. */
  readonly onForbidden: (
    viewer: Viewer,
    endpoint: string,
    visitor: Pick<Visitor, 'ip' | 'device' | 'now'>,
  ) => Promise<void>;
  readonly ready: ResponseCache;
  readonly catalogueVersion: () => number;
};

export const apiPath = '/api';
