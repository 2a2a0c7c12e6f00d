import type { ChangedDay, ChangeMoney, OrderChangeKind, Stop } from '@shop/contract/order-changes';
import type { Day } from '@shop/domain/day';
import type { OrderTerms } from '@shop/domain/terms';
import type { WantedKit } from './order-changes.repository.ts';
import type { Work } from '../../../db/unit-of-work.ts';
import type { Failure } from '../../../failure.ts';
import type { Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import type { OwnStop } from '../check-outs/deliveries.repository.ts';
import type { OrderDays } from '../check-outs/order-days.ts';
import type { WholeOrder } from '../check-outs/orders.repository.ts';
import type { PayableRef } from '../payables/payable.ts';
import { partsBack, type WaysBack, waySums } from '../payables/ways-back.ts';
import { payableCheckOut } from '../check-outs/payable-check-out.ts';
import type { Mover } from '../mover.ts';

/** All that a change is decided by. */
export type ChangeContext = OrderDays & {
  /** The line that was named. */
  readonly order: WholeOrder;
  readonly snapshot: Snapshot;
  /** For the provider, none. */
  readonly terms: OrderTerms;
  readonly by: 'buyer' | 'provider';
  readonly mover: Mover;
  /** All that was paid for: the check-out, and each supplement. */
  readonly paidRefs: readonly PayableRef[];
  /** Points that its payments earned, also those that were taken back since. */
  readonly pointsEarned: number;
  /** By what ways money can go back. */
  readonly waysBack: WaysBack;
  /** Another change waits for its money. */
  readonly hasPending: boolean;
  readonly now: Date;
};

/** What a change does, as its receipt keeps it. */
export type KeptChange = {
  readonly kind: OrderChangeKind;
  /** Null: it is about the check-out as a whole. */
  readonly orderId: number | null;
  readonly days: readonly ChangedDay[];
  readonly effectiveFrom: Day | null;
  readonly money: ChangeMoney;
  /** What the rows of days said before, for taking it back. */
  readonly ownBefore?: ReadonlyMap<number, Partial<OwnStop>>;
  /** Why, in the buyer's own words. */
  readonly words?: string;
  /** It holds only once this is paid; what comes back by it then goes to this account. */
  readonly wantedKits?: readonly WantedKit[];
  readonly iban?: string;
};

/** What a change would do: nothing has happened yet. What becomes of a day that was missed is not planned. */
export type PlannedChange = KeptChange & {
  readonly kind: Exclude<OrderChangeKind, 'bring_again' | 'give_back'>;
  /** What is still missing to carry it out, beside its field. */
  readonly wrong?: Failure | null;
  /** Carries it out, in the transaction in which it was decided. */
  readonly apply: (within: Work, changeId: number) => Promise<Failure | void>;
};

export const noMoney: ChangeMoney = {
  returnCents: 0,
  points: 0,
  earnedPointsBack: 0,
  refunds: [],
  supplementCents: 0,
  payUntil: null,
  differences: [],
  returnsTo: null,
};

/** By what ways a sum would go back, as it then does. */
export const returnWays = (
  { row, waysBack: { ways, underWayCents } }: Pick<ChangeContext, 'row' | 'waysBack'>,
  cents: number,
): Pick<ChangeMoney, 'returnsTo' | 'ways' | 'underWayCents'> => {
  const sums = waySums(partsBack(cents, ways, payableCheckOut(row.id)));
  const isToAccount = sums.some(({ by }) => by === 'iban');
  return { returnsTo: cents === 0 ? null : isToAccount ? 'iban' : 'montonio', ways: sums, underWayCents };
};

/** Those terms that bind nobody. */
export const noTerms: OrderTerms = {
  isCancellationDisabled: false,
  cancellationHours: 0,
  isChangeDisabled: false,
  changeHours: 0,
  deliveryDateChangeHours: 0,
  isWaived: true,
};

/** Only where they differ. */
export const differing = (from: Stop, to: Stop): { from: { stop?: Stop }; to: { stop?: Stop } } =>
  JSON.stringify(from) === JSON.stringify(to)
    ? { from: {}, to: {} }
    : { from: { stop: from }, to: { stop: to } };

export const firstDay = (days: readonly Day[]): Day | null => days.toSorted()[0] ?? null;
