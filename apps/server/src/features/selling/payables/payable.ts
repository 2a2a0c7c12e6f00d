import type { RefundReason } from '@shop/contract/payments';
import type { TrailAction } from '@shop/domain/states/trail';
import type { Repositories, Work } from '../../../db/unit-of-work.ts';
import type { Failure } from '../../../failure.ts';
import type { NewProviderOrder } from '../../../ports/payments/payments.ts';
import type { Mover } from '../mover.ts';

/** What is paid for: a check-out, and whatever else has a price. */
export type PayableRef = { readonly kind: string; readonly id: number };

export type Money = { readonly cents: number; readonly currency: string };

/** Why money that came is not for keeping. */
export type ReturnReason = Extract<RefundReason, 'paid_twice' | 'paid_after_expiry' | 'wrong_amount'>;

/** What happens to its money, for its trail. */
export type MoneyAction = Extract<
  TrailAction,
  'return_due' | 'return_requested' | 'return_failed' | 'returned' | 'payment_voided'
>;

/** What the provider is told besides what payments know themselves. */
export type ProviderDetails = Omit<
  NewProviderOrder,
  'reference' | 'choice' | 'notificationUrl' | 'totalCents'
>;

/** Money that has gone back. */
export type Returned = Money & {
  readonly refundTaskId: number;
  readonly reason: RefundReason;
  /** Of what was due: the paper tells kits from delivery. */
  readonly kitsCents: number;
  readonly deliveryCents: number;
};

/** One of them, as it was read. What it does to itself it does in the transaction that is given. */
export type Payable = PayableRef & {
  /** As people and papers call it; the references of its payments begin with it. */
  readonly number: string;
  /** The address of its page. */
  readonly page: string;
  readonly dueCents: number;
  readonly isPaid: boolean;
  /** Why it cannot be paid now; null: it can. */
  refusal(now: Date): Failure | null;
  describe(repositories: Repositories, now: Date): Promise<ProviderDetails>;
  /** Money for it is here: of an earlier attempt it may be other than what is due by now, and then goes back. */
  receive(within: Work, cents: number, now: Date): Promise<'paid' | ReturnReason>;
  record(within: Work, action: MoneyAction, mover: Mover, now: Date): Promise<void>;
  /** Tells the buyer that money will come back. */
  tellReturnDue(within: Work, reason: ReturnReason, money: Money, now: Date): Promise<void>;
  /** Puts down in its own books what has come back, with its paper, and tells the buyer. */
  returned(within: Work, returned: Returned, now: Date): Promise<void>;
};

/** How those of a kind are found. */
export type PayableKind = {
  readonly kind: string;
  one(repositories: Repositories, id: number): Promise<Payable | null>;
  /** Nobody else moves it until this transaction ends. */
  lock(within: Work, id: number): Promise<Payable | null>;
  /** Its id, by what it is called. */
  byNumber(repositories: Repositories, number: string): Promise<number | null>;
  /** For lists. */
  names(repositories: Repositories, ids: readonly number[]): Promise<ReadonlyMap<number, PayableName>>;
};

export type PayableName = { readonly number: string; readonly buyerName: string };
