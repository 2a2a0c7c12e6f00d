import type { IndividualAnswers } from '@shop/domain/individual/answers';
import { useSyncExternalStore } from 'react';
import { browserStore } from '~/features/selling/cart/browser-store.ts';
import { noAnswers } from './read-answers.ts';

/** As long as the shop itself keeps a draft. */
const KEPT_DAYS = 30;

/** A request while it is being written, as this browser knows it. */
export type KeptRequest = {
  readonly answers: IndividualAnswers;
  /** Somebody has begun here. */
  readonly isBegun: boolean;
  /** Changed since the shop was last told: what is here is newer than the draft. */
  readonly isUnsent: boolean;
  /** Without consent nothing leaves the browser. */
  readonly isHereOnly: boolean;
  /** The Idempotency-Key of a request that is on its way. */
  readonly attempt: string | null;
  readonly changedAt: number;
};

const initial: KeptRequest = {
  answers: noAnswers,
  isBegun: false,
  isUnsent: false,
  isHereOnly: false,
  attempt: null,
  changedAt: 0,
};

export const requestStore = browserStore<KeptRequest>({
  key: 'individual-order',
  version: 1,
  initial,
  fresh: (kept, now) =>
    now - kept.changedAt < KEPT_DAYS * 24 * 60 * 60 * 1000
      ? { ...initial, ...kept, answers: { ...noAnswers, ...kept.answers } }
      : initial,
});

const write = (change: Partial<KeptRequest>): void =>
  requestStore.write({ ...requestStore.read(), ...change, changedAt: Date.now() });

export const changeAnswers = (answers: IndividualAnswers): void =>
  write({ answers, isBegun: true, isUnsent: !requestStore.read().isHereOnly });

export const answersSent = (sent: IndividualAnswers): void => {
  // What was typed meanwhile is still to be told.
  if (requestStore.read().answers === sent) write({ isUnsent: false });
};

/** Without consent: from now on answers stay here. */
export const beginHere = (): void => write({ isBegun: true, isHereOnly: true, isUnsent: false });

let isMet = false;

/**
 * The draft is taken over unless this browser knows better: then the shop is told, which has the consent. Whoever followed
 * the mailed link means that draft, whatever was begun here before.
 */
export const meetDraft = (
  draft: { readonly answers: IndividualAnswers } | null,
  isFollowed = false,
): void => {
  isMet = true;
  const kept = requestStore.read();
  const isNewer = kept.isBegun && (kept.isUnsent || kept.isHereOnly) && !(draft && isFollowed);
  if (draft && isNewer) write({ isHereOnly: false, isUnsent: true });
  else if (draft) write({ answers: draft.answers, isBegun: true, isHereOnly: false, isUnsent: false });
  // Without a draft it was sent or deleted elsewhere, unless it never left this browser.
  else requestStore.write(isNewer ? kept : initial);
};

/** False: as the server drew the page, before the browser has said what it knows. */
export const useIsMet = (): boolean =>
  useSyncExternalStore(
    requestStore.subscribe,
    () => isMet,
    () => false,
  );

export const forgetRequest = (): void => requestStore.write(initial);

export const requestAttempt = (): string => {
  const key = requestStore.read().attempt ?? crypto.randomUUID();
  write({ attempt: key });
  return key;
};

/** Null: the page is not alive yet. */
export const useKeptRequest = (): KeptRequest | null =>
  useSyncExternalStore<KeptRequest | null>(requestStore.subscribe, requestStore.read, () => null);
