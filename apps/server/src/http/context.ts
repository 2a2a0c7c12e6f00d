import type { Endpoint, Endpoints, Input, Output } from '@shop/contract/endpoint';
import type { Locale } from '@shop/domain/text';
import type { Actor, Attempt, Viewer } from '../actor.ts';
import { isFailure, type Failure } from '../failure.ts';
import type { BrowserSecrets } from './browser-secrets.ts';

/** What a handler may know of its request besides the checked input. */
export type Context = {
  readonly viewer: Viewer | null;
  readonly actor: Actor;
  readonly locale: Locale;
  readonly now: Date;
  /** The token that came with the request, as it came. */
  readonly token: string | null;
  readonly device: string;
  /** The device token that this browser was given when somebody logged in here before. */
  readonly knownDevice: string | null;
  /** Where it comes from, as limits count it. */
  readonly address: string;
  /** Where it comes from, exactly. */
  readonly ip: string;
  /** The caller has given this request a key: sent again with it, the request has the effect of one. */
  readonly attempt: Attempt | null;
  /** What a reader of events has seen last, and when nobody reads them any more. */
  readonly stream: { readonly lastEventId: string | null; readonly signal: AbortSignal };
  /** Whether the visitor has agreed to advertising. */
  readonly hasAdvertisingConsent: boolean;
  /** The visitor's choice about cookies in the log. */
  readonly consentId: string | null;
  /** Hands a token to the caller: in a header and, for browsers, in a cookie. Null takes it away. */
  giveToken(token: { readonly value: string; readonly maxAgeSeconds: number | null } | null): void;
  /** Small secrets of the API in the visitor's browser. */
  readonly secrets: BrowserSecrets;
};

type Handler<E extends Endpoint> = (input: Input<E>, context: Context) => Promise<Output<E> | Failure>;

/** One handler for every endpoint of a table: a missing one does not compile. */
export type Handlers<T extends Endpoints> = {
  readonly [K in keyof T]: T[K] extends Endpoint ? Handler<T[K]> : never;
};

export const dataOf = <T>(result: T | Failure): { data: T } | Failure =>
  isFailure(result) ? result : { data: result };

/** Who is logged in, behind a door that only opens to those. */
export const signedIn = ({ viewer }: Context): Viewer => {
  if (!viewer) throw new Error('an endpoint for those who are logged in was reached by a guest');
  return viewer;
};
