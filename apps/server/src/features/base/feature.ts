import { withConcurrency } from '../../concurrency.ts';
import type { Worker } from '../../ports/jobs.ts';
import type { PersonalData } from './personal-data.ts';

/** What a feature gives to the whole. An area gives the same: all that its features give. */
export type Feature = {
  /** Handlers of the contract's endpoints, by their keys. */
  readonly routes?: object;
  /** Its jobs and how they are done. */
  readonly workers?: readonly Worker[];
  readonly personalData?: readonly PersonalData[];
  /** Does what time has brought about meanwhile: the shop was closed, or its clock was moved. */
  readonly catchUp?: (now: Date) => Promise<void>;
};

type AllOf<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer A) => void ? A : never;
type RoutesOf<F> = F extends { readonly routes: infer R } ? R : object;

/** Several features as one. */
export const together = <const F extends readonly Feature[]>(...features: F) => ({
  routes: Object.assign({}, ...features.map(({ routes }) => routes)) as AllOf<RoutesOf<F[number]>>,
  workers: features.flatMap(({ workers = [] }) => workers),
  personalData: features.flatMap(({ personalData = [] }) => personalData),
  catchUp: async (now: Date): Promise<void> => {
    // One trouble does not keep the rest from being done.
    await withConcurrency(features, 1, async ({ catchUp }) => catchUp?.(now));
  },
});
