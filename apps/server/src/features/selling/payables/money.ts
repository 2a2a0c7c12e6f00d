import type { CheckOutRefund } from '@shop/contract/check-outs';
import type { Payment, RefundReason } from '@shop/contract/payments';
import type { Repositories, Work } from '../../../db/unit-of-work.ts';
import type { Failure } from '../../../failure.ts';
import type { PayableRef } from './payable.ts';
import type { WaysBack } from './ways-back.ts';

/** What its buyer is told of money that goes back. */
export type Refund = Omit<CheckOutRefund, 'returnBy'>;

export type Returns = {
  /** In euros. */
  readonly toReturnCents: number;
  /** In euros. */
  readonly returnedCents: number;
  readonly refunds: readonly Refund[];
};

/** How it stands with the money for one payable. */
export type MoneyAccount = Returns & {
  /** Attempts to pay online, newest first. */
  readonly payments: readonly Payment[];
  /** Where the living one of them is paid. */
  readonly paymentUrl: string | null;
  /** Nothing is or was to be returned, and no money can come any more. */
  readonly isQuiet: boolean;
};

/** Money that is to go back for what was bought and is not kept. */
export type Owed = {
  readonly kitsCents: number;
  readonly deliveryCents: number;
  readonly reason: Extract<RefundReason, 'cancellation' | 'change' | 'goodwill' | 'withdrawal'>;
  /** For what was not paid online. */
  readonly iban: string;
};

/** What those that are paid for ask of payments. */
export type PayableMoney = {
  isKnownOption(option: string | null, now: Date): Promise<boolean>;
  /** Leaves one living payment, however many tabs ask at once. */
  begin(ref: PayableRef, option: string | null, now: Date): Promise<Failure | null>;
  /** Until the transaction ends nobody begins to pay for it. False: somebody has begun. */
  keepFromPaying(within: Work, ref: PayableRef, now: Date): Promise<boolean>;
  /** Asks the provider, for somebody who waits at a screen. */
  lookAgain(ref: PayableRef, now: Date): Promise<boolean>;
  /** Asks about given up attempts too. False: about one of them nobody knows. */
  askAboutAll(ref: PayableRef, now: Date): Promise<boolean>;
  accountOf(repositories: Repositories, ref: PayableRef, now: Date): Promise<MoneyAccount>;
  /** Of many at once. */
  returnsOf(
    repositories: Repositories,
    kind: string,
    ids: readonly number[],
  ): Promise<(id: number) => Returns>;
  /** What could still go back the way it came, through the provider or onto coupons, of all that was paid for these. */
  waysBack(repositories: Repositories, refs: readonly PayableRef[]): Promise<WaysBack>;
  /** Makes the tasks; the first of these is what the rest belongs to, which goes to the account that is named now, or was for what is still to go. */
  owe(within: Work, refs: readonly PayableRef[], owed: Owed, now: Date): Promise<void>;
  /** Where what goes by transfer and has not gone yet is to go; one that was named before stays, unless it is corrected. */
  nameAccount(
    within: Work,
    refs: readonly PayableRef[],
    iban: string,
    options: { readonly isCorrecting: boolean },
  ): Promise<'named' | 'named_before' | 'nothing_waits'>;
  /** Takes back what was owed and has not been sent yet, with the account it was to go to. Null: it is on its way, or gone. */
  oweLess(
    within: Work,
    refs: readonly PayableRef[],
    owed: Omit<Owed, 'iban'>,
  ): Promise<Pick<Owed, 'iban'> | null>;
  /** Money that came too late and is still to be returned stays after all. False: there is none of this amount. */
  keepLateMoney(within: Work, ref: PayableRef, cents: number): Promise<boolean>;
};
