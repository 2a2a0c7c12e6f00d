import type { Role } from '@shop/domain/access';
import type { Locale } from '@shop/domain/text';

/** Who is logged in. */
export type Viewer = { readonly userId: number; readonly role: Role; readonly sessionId: string };

/** Who changes something, and when: what every audit entry needs. A null id is a guest or the shop itself. */
export type Actor = { readonly id: number | null; readonly now: Date };

/** What a request tells of whoever sends it, known or not. */
export type Visitor = {
  readonly device: string;
  /** The device token that this browser was given when somebody logged in here before. */
  readonly knownDevice: string | null;
  /** Where it comes from, as limits count it. */
  readonly address: string;
  /** Where it comes from, exactly. */
  readonly ip: string;
  readonly locale: Locale;
  readonly now: Date;
};

/** A request that its caller may send again, known by the `Idempotency-Key` that came with it. */
export type Attempt = {
  /** A key is good for one endpoint. */
  readonly endpoint: string;
  /** Null: a guest's. */
  readonly userId: number | null;
  readonly key: string;
  /** Of all that was sent, as the contract reads it: the same request gives the same, however a client has written it. */
  readonly requestHash: string;
};
