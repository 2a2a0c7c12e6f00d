import type {
  CheckOutStatus,
  CouponOrderStatus,
  CouponStatus,
  DeliveryStatus,
  OrderStatus,
  OrderType,
  PaymentStatus,
  PaymentType,
  RefundStatus,
} from './statuses.ts';

/** The states in which a thing begins, and every move that is permitted; any other is refused. */
export type StateTable<Status extends string, Event extends string> = {
  readonly start: readonly Status[];
  readonly moves: readonly { readonly from: Status; readonly event: Event; readonly to: Status }[];
};

/** A table's own events: they are named nowhere but in its moves. */
type EventsOf<Table> = Table extends { readonly moves: readonly { readonly event: infer Event }[] }
  ? Event
  : never;

const eventsOf = <Event extends string>(...tables: readonly StateTable<string, Event>[]): Event[] => [
  ...new Set(tables.flatMap(({ moves }) => moves.map(({ event }) => event))),
];

/**
 * "decline" is the admin's "cannot be processed", "cancel" the buyer's, before any money has come. "time_out" is 6 hours without payment. A bank transfer is not timed out: it waits, marked overdue, for an
 * admin to approve or deny the payment. "complete" comes with the last delivery or from an admin, "stop" with
 * the cancellation of every day left; "resume" is another day that comes after all. "restore" leads back to the state before. "change_payment" is the buyer's: who
 * has not paid yet may choose another way of paying, and the order then stands where that way begins. "change_price" is the
 * admin's, while an individual order waits for its money.
 */
const checkOutTablesData = {
  regular_order: {
    start: ['new', 'waiting_payment'],
    moves: [
      { from: 'new', event: 'pay', to: 'paid' },
      { from: 'new', event: 'time_out', to: 'not_paid' },
      { from: 'waiting_payment', event: 'approve_payment', to: 'paid' },
      { from: 'waiting_payment', event: 'deny_payment', to: 'not_paid' },
      { from: 'new', event: 'decline', to: 'declined' },
      { from: 'waiting_payment', event: 'decline', to: 'declined' },
      { from: 'new', event: 'cancel', to: 'declined' },
      { from: 'waiting_payment', event: 'cancel', to: 'declined' },
      { from: 'paid', event: 'complete', to: 'completed' },
      { from: 'paid', event: 'stop', to: 'stopped' },
      { from: 'stopped', event: 'resume', to: 'paid' },
      { from: 'completed', event: 'resume', to: 'paid' },
      { from: 'not_paid', event: 'restore', to: 'new' },
      { from: 'not_paid', event: 'restore', to: 'waiting_payment' },
      { from: 'declined', event: 'restore', to: 'new' },
      { from: 'declined', event: 'restore', to: 'waiting_payment' },
      { from: 'new', event: 'change_payment', to: 'waiting_payment' },
      { from: 'waiting_payment', event: 'change_payment', to: 'new' },
    ],
  },
  individual_order: {
    start: ['order_request'],
    moves: [
      { from: 'order_request', event: 'approve', to: 'order_approved' },
      { from: 'order_request', event: 'decline', to: 'declined' },
      { from: 'order_request', event: 'cancel', to: 'declined' },
      { from: 'order_approved', event: 'pay', to: 'paid' },
      { from: 'order_approved', event: 'time_out', to: 'not_paid' },
      { from: 'order_approved', event: 'change_price', to: 'order_approved' },
      { from: 'order_approved', event: 'change_payment', to: 'waiting_payment' },
      { from: 'order_approved', event: 'decline', to: 'declined' },
      { from: 'order_approved', event: 'cancel', to: 'declined' },
      { from: 'waiting_payment', event: 'approve_payment', to: 'paid' },
      { from: 'waiting_payment', event: 'deny_payment', to: 'not_paid' },
      { from: 'waiting_payment', event: 'change_price', to: 'waiting_payment' },
      { from: 'waiting_payment', event: 'change_payment', to: 'order_approved' },
      { from: 'waiting_payment', event: 'decline', to: 'declined' },
      { from: 'waiting_payment', event: 'cancel', to: 'declined' },
      { from: 'paid', event: 'complete', to: 'completed' },
      { from: 'paid', event: 'stop', to: 'stopped' },
      { from: 'stopped', event: 'resume', to: 'paid' },
      { from: 'completed', event: 'resume', to: 'paid' },
      { from: 'declined', event: 'restore', to: 'order_request' },
      { from: 'declined', event: 'restore', to: 'order_approved' },
      { from: 'declined', event: 'restore', to: 'waiting_payment' },
      { from: 'not_paid', event: 'restore', to: 'order_approved' },
      { from: 'not_paid', event: 'restore', to: 'waiting_payment' },
    ],
  },
} as const satisfies Readonly<Record<OrderType, StateTable<CheckOutStatus, string>>>;
export type CheckOutEvent = EventsOf<(typeof checkOutTablesData)[OrderType]>;
export const checkOutTables: Readonly<Record<OrderType, StateTable<CheckOutStatus, CheckOutEvent>>> =
  checkOutTablesData;
export const checkOutEvents: readonly CheckOutEvent[] = eventsOf(...Object.values(checkOutTables));

/** The moves that an admin asks for by name. */
export const staffCheckOutEvents = [
  'approve_payment',
  'deny_payment',
  'decline',
  'complete',
] as const satisfies readonly CheckOutEvent[];

/** Cash and bank transfers wait for an admin's word from the start. */
export const firstStatusOf: Readonly<Record<PaymentType, CheckOutStatus>> = {
  montonio: 'new',
  bank_account: 'waiting_payment',
  cash: 'waiting_payment',
};

/** Where an order stands while it waits for money that comes this way. */
export const payingStatusOf = (type: OrderType, paymentType: PaymentType): CheckOutStatus =>
  type === 'individual_order' && paymentType === 'montonio' ? 'order_approved' : firstStatusOf[paymentType];

/** One line of a check-out. It goes along when its check-out is restored. */
const orderTablesData = {
  regular_order: {
    start: ['pending'],
    moves: [
      { from: 'pending', event: 'pay', to: 'paid' },
      { from: 'pending', event: 'miss_payment', to: 'not_paid' },
      { from: 'pending', event: 'decline', to: 'canceled_by_admin' },
      { from: 'pending', event: 'cancel_by_user', to: 'canceled_by_user' },
      { from: 'pending', event: 'cancel_by_admin', to: 'canceled_by_admin' },
      { from: 'paid', event: 'cancel_by_user', to: 'canceled_by_user' },
      { from: 'paid', event: 'cancel_by_admin', to: 'canceled_by_admin' },
      { from: 'paid', event: 'complete', to: 'completed' },
      { from: 'paid', event: 'stop', to: 'stopped' },
      { from: 'completed', event: 'resume', to: 'paid' },
      { from: 'stopped', event: 'resume', to: 'paid' },
      { from: 'not_paid', event: 'restore', to: 'pending' },
      { from: 'canceled_by_user', event: 'restore', to: 'pending' },
      { from: 'canceled_by_user', event: 'restore', to: 'paid' },
      { from: 'canceled_by_admin', event: 'restore', to: 'pending' },
      { from: 'canceled_by_admin', event: 'restore', to: 'paid' },
    ],
  },
  individual_order: {
    start: ['pending'],
    moves: [
      { from: 'pending', event: 'approve', to: 'approved' },
      { from: 'pending', event: 'decline', to: 'declined' },
      { from: 'pending', event: 'cancel_by_user', to: 'declined' },
      { from: 'approved', event: 'cancel_by_user', to: 'declined' },
      { from: 'approved', event: 'pay', to: 'paid' },
      { from: 'approved', event: 'miss_payment', to: 'not_paid' },
      { from: 'approved', event: 'decline', to: 'declined' },
      { from: 'paid', event: 'request_cancellation', to: 'cancellation_request' },
      { from: 'cancellation_request', event: 'grant_cancellation', to: 'declined' },
      { from: 'cancellation_request', event: 'keep', to: 'paid' },
      { from: 'cancellation_request', event: 'complete', to: 'completed' },
      { from: 'cancellation_request', event: 'stop', to: 'stopped' },
      { from: 'paid', event: 'complete', to: 'completed' },
      { from: 'paid', event: 'stop', to: 'stopped' },
      { from: 'completed', event: 'resume', to: 'paid' },
      { from: 'stopped', event: 'resume', to: 'paid' },
      { from: 'declined', event: 'restore', to: 'pending' },
      { from: 'declined', event: 'restore', to: 'approved' },
      { from: 'not_paid', event: 'restore', to: 'approved' },
    ],
  },
} as const satisfies Readonly<Record<OrderType, StateTable<OrderStatus, string>>>;
export type OrderEvent = EventsOf<(typeof orderTablesData)[OrderType]>;
export const orderTables: Readonly<Record<OrderType, StateTable<OrderStatus, OrderEvent>>> = orderTablesData;

const paymentTableData = {
  // Money that comes for an attempt that was given up is a payment of its own, paid from the start.
  start: ['pending', 'paid'],
  moves: [
    { from: 'pending', event: 'pay', to: 'paid' },
    { from: 'pending', event: 'decline', to: 'declined' },
  ],
} as const satisfies StateTable<PaymentStatus, string>;
export type PaymentEvent = EventsOf<typeof paymentTableData>;
export const paymentTable: StateTable<PaymentStatus, PaymentEvent> = paymentTableData;

/**
 * One day of one order. It is held where something has to be cleared first. A day that did not come is an admin's to
 * decide: it comes again (as another delivery), its money goes back, or neither. "restore" leads back to the state before.
 * "window_over": nobody marks its stop, so it counts as delivered once the time is over at which it was to come.
 */
const deliveryTableData = {
  start: ['planned', 'held'],
  moves: [
    { from: 'planned', event: 'hold', to: 'held' },
    { from: 'held', event: 'release', to: 'planned' },
    { from: 'planned', event: 'prepare', to: 'prepared' },
    { from: 'prepared', event: 'set_out', to: 'on_the_way' },
    { from: 'on_the_way', event: 'deliver', to: 'delivered' },
    { from: 'on_the_way', event: 'miss', to: 'not_delivered' },
    { from: 'planned', event: 'window_over', to: 'delivered' },
    { from: 'prepared', event: 'window_over', to: 'delivered' },
    { from: 'on_the_way', event: 'window_over', to: 'delivered' },
    { from: 'not_delivered', event: 'bring_again', to: 'brought_again' },
    { from: 'not_delivered', event: 'give_back', to: 'returned' },
    { from: 'not_delivered', event: 'keep', to: 'kept' },
    { from: 'planned', event: 'cancel', to: 'cancelled' },
    { from: 'held', event: 'cancel', to: 'cancelled' },
    { from: 'cancelled', event: 'restore', to: 'planned' },
    { from: 'cancelled', event: 'restore', to: 'held' },
  ],
} as const satisfies StateTable<DeliveryStatus, string>;
export type DeliveryEvent = EventsOf<typeof deliveryTableData>;
export const deliveryTable: StateTable<DeliveryStatus, DeliveryEvent> = deliveryTableData;
export const deliveryEvents: readonly DeliveryEvent[] = eventsOf(deliveryTable);

/** The moves that an admin asks for by name. */
export const staffDeliveryEvents = [
  'hold',
  'release',
  'prepare',
  'set_out',
  'deliver',
  'miss',
  'bring_again',
  'give_back',
  'keep',
] as const satisfies readonly DeliveryEvent[];

/** Why a box was not delivered. */
export const missReasons = [
  'nobody_home',
  'wrong_address',
  'no_access',
  'no_cash',
  'damaged',
  'other',
] as const;
export type MissReason = (typeof missReasons)[number];

/** Money to be returned. By hand it is requested and finished at once. */
const refundTableData = {
  start: ['due'],
  moves: [
    { from: 'due', event: 'request', to: 'requested' },
    { from: 'requested', event: 'finish', to: 'returned' },
    { from: 'requested', event: 'fail', to: 'failed' },
    { from: 'failed', event: 'retry', to: 'due' },
  ],
} as const satisfies StateTable<RefundStatus, string>;
export type RefundEvent = EventsOf<typeof refundTableData>;
export const refundTable: StateTable<RefundStatus, RefundEvent> = refundTableData;

/** A gift order. Money that comes after its 6 hours is returned. */
const couponOrderTableData = {
  start: ['pending'],
  moves: [
    { from: 'pending', event: 'pay', to: 'paid' },
    { from: 'pending', event: 'time_out', to: 'not_paid' },
  ],
} as const satisfies StateTable<CouponOrderStatus, string>;
export type CouponOrderEvent = EventsOf<typeof couponOrderTableData>;
export const couponOrderTable: StateTable<CouponOrderStatus, CouponOrderEvent> = couponOrderTableData;

/** A gift coupon. "refill" is money that comes back onto it: it can be spent again. "restore" leads back to the state before. */
const couponTableData = {
  start: ['unsent'],
  moves: [
    { from: 'unsent', event: 'send', to: 'sent' },
    { from: 'sent', event: 'spend_up', to: 'spent' },
    { from: 'sent', event: 'expire', to: 'expired' },
    { from: 'spent', event: 'refill', to: 'sent' },
    { from: 'expired', event: 'refill', to: 'sent' },
    { from: 'unsent', event: 'withdraw', to: 'withdrawn' },
    { from: 'sent', event: 'withdraw', to: 'withdrawn' },
    { from: 'unsent', event: 'block', to: 'blocked' },
    { from: 'sent', event: 'block', to: 'blocked' },
    { from: 'blocked', event: 'restore', to: 'unsent' },
    { from: 'blocked', event: 'restore', to: 'sent' },
  ],
} as const satisfies StateTable<CouponStatus, string>;
export type CouponEvent = EventsOf<typeof couponTableData>;
export const couponTable: StateTable<CouponStatus, CouponEvent> = couponTableData;
