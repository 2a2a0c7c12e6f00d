import {
  type CheckOutStatus,
  checkOutStatuses,
  deliveryStatuses,
  orderStatuses,
  type PaymentType,
} from './statuses.ts';
import {
  type CheckOutEvent,
  checkOutEvents,
  checkOutTables,
  deliveryTable,
  orderTables,
  type StateTable,
} from './tables.ts';

/**
 * Statuses by what the tables permit from them, so that a new status or move finds its place by itself. A list of
 * statuses is written down nowhere else.
 */
const grouping = <Status extends string, Event extends string>(
  statuses: readonly Status[],
  tables: readonly StateTable<Status, Event>[],
) => {
  const moves = tables.flatMap((table) => table.moves);
  const having = (is: (status: Status) => boolean): readonly Status[] => statuses.filter(is);
  return {
    /** Those from which one of these events leads on. */
    before: (...events: readonly Event[]) =>
      having((status) => moves.some(({ from, event }) => from === status && events.includes(event))),
    /** Those to which one of these events leads. */
    after: (...events: readonly Event[]) =>
      having((status) => moves.some(({ to, event }) => to === status && events.includes(event))),
    /** Those that nothing leaves but being brought back. */
    ended: having((status) =>
      moves.every(({ from, event }) => from !== status || event === 'restore' || event === 'resume'),
    ),
  };
};

const ofCheckOut = grouping(checkOutStatuses, Object.values(checkOutTables));

export const checkOutGroups = {
  /** Money may come for it. */
  payable: ofCheckOut.before('pay', 'approve_payment'),
  /** It ends by itself where no money comes. */
  timed: ofCheckOut.before('time_out'),
  /** Neither paid nor ended. */
  open: ofCheckOut.before('approve', 'pay', 'approve_payment'),
  /** Its days are awaited: it is paid, or stands on the buyer's word to pay by transfer or in cash. */
  awaited: ofCheckOut
    .before('deny_payment', 'complete')
    .filter((status) => !ofCheckOut.before('time_out').includes(status)),
  /** It has ended without money, and can be brought back. */
  endedUnpaid: ofCheckOut.before('restore'),
  ended: ofCheckOut.ended,
} as const;

/** Where an order stands for its buyer: something is to come, the buyer has to pay, or it is over. */
export const checkOutStages = ['current', 'to_pay', 'past'] as const;
export type CheckOutStage = (typeof checkOutStages)[number];

/** Cash is asked for at the door: until then nothing waits for it. */
export const stageOf = (status: CheckOutStatus, paymentType: PaymentType): CheckOutStage => {
  if (checkOutGroups.ended.includes(status)) return 'past';
  return checkOutGroups.payable.includes(status) && paymentType !== 'cash' ? 'to_pay' : 'current';
};

/** The events by which a check-out ends without money. */
export const endingUnpaid: readonly CheckOutEvent[] = checkOutEvents.filter((event) =>
  ofCheckOut.after(event).every((status) => checkOutGroups.endedUnpaid.includes(status)),
);

const ofOrder = grouping(orderStatuses, Object.values(orderTables));

export const orderGroups = {
  /** Something of it is still to be cooked and brought. */
  running: ofOrder.before('approve', 'pay', 'complete'),
  /** By the buyer or by the provider. */
  cancelled: ofOrder.after('cancel_by_user', 'cancel_by_admin', 'grant_cancellation'),
} as const;

const ofDelivery = grouping(deliveryStatuses, [deliveryTable]);

export const deliveryGroups = {
  /** Nobody has begun to cook it. */
  changeable: ofDelivery.before('cancel'),
  /** It is still to come. */
  ahead: ofDelivery.before('prepare', 'release', 'set_out', 'deliver'),
  /** It counts as delivered when its time is over, unless somebody says otherwise. */
  endedByTime: ofDelivery.before('window_over'),
  /** It is still to come, or an admin has to decide what becomes of it. */
  unsettled: ofDelivery.before('prepare', 'release', 'set_out', 'deliver', 'keep'),
  /** Somebody has to decide how it goes on. */
  undecided: ofDelivery.before('release', 'keep'),
  /** It waits until somebody lets it go on. */
  releasable: ofDelivery.before('release'),
  /** It was brought, or should have been. */
  over: ofDelivery.after('deliver', 'miss', 'bring_again', 'give_back', 'keep'),
  /** It does not come on its day any more: another may. */
  gone: ofDelivery.after('cancel', 'bring_again', 'give_back'),
} as const;
