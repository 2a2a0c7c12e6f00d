export const orderTypes = ['regular_order', 'individual_order'] as const;
export type OrderType = (typeof orderTypes)[number];

export const paymentTypes = ['montonio', 'bank_account', 'cash'] as const;
export type PaymentType = (typeof paymentTypes)[number];
export const defaultPaymentType: PaymentType = 'montonio';

export const checkOutStatuses = [
  'order_request',
  'order_approved',
  'new',
  'waiting_payment',
  'declined',
  'paid',
  'not_paid',
  'completed',
  'stopped',
] as const;
export type CheckOutStatus = (typeof checkOutStatuses)[number];

export type CheckOutEvent =
  | 'approve'
  | 'decline'
  | 'pay'
  | 'approve_payment'
  | 'deny_payment'
  | 'change_payment'
  | 'time_out'
  | 'complete'
  | 'stop'
  | 'restore';

export const orderStatuses = [
  'pending',
  'approved',
  'cancellation_request',
  'canceled_by_admin',
  'canceled_by_user',
  'declined',
  'paid',
  'not_paid',
  'completed',
  'stopped',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export type OrderEvent =
  | 'approve'
  | 'decline'
  | 'pay'
  | 'miss_payment'
  | 'cancel_by_user'
  | 'cancel_by_admin'
  | 'request_cancellation'
  | 'grant_cancellation'
  | 'keep'
  | 'complete'
  | 'stop'
  | 'restore';

export const paymentStatuses = ['pending', 'paid', 'declined'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export type PaymentEvent = 'pay' | 'decline';

/** The states in which a thing begins, and every move that is permitted; any other is refused. */
export type StateTable<Status extends string, Event extends string> = {
  readonly start: readonly Status[];
  readonly moves: readonly { readonly from: Status; readonly event: Event; readonly to: Status }[];
};

/**
 * "time_out" is 6 hours without payment. A bank transfer is not timed out: it waits, marked overdue, for an
 * admin to approve or deny the payment. "complete" comes with the last delivery or from an admin, "stop" with
 * the cancellation of every day left. "restore" leads back to the state before. "change_payment" is the buyer's: who
 * has not paid yet may choose another way of paying, and the order then stands where that way begins.
 */
export const checkOutTables: Readonly<Record<OrderType, StateTable<CheckOutStatus, CheckOutEvent>>> = {
  regular_order: {
    start: ['new', 'waiting_payment'],
    moves: [
      { from: 'new', event: 'pay', to: 'paid' },
      { from: 'new', event: 'time_out', to: 'not_paid' },
      { from: 'waiting_payment', event: 'approve_payment', to: 'paid' },
      { from: 'waiting_payment', event: 'deny_payment', to: 'not_paid' },
      { from: 'paid', event: 'complete', to: 'completed' },
      { from: 'paid', event: 'stop', to: 'stopped' },
      { from: 'not_paid', event: 'restore', to: 'new' },
      { from: 'not_paid', event: 'restore', to: 'waiting_payment' },
      { from: 'new', event: 'change_payment', to: 'waiting_payment' },
      { from: 'waiting_payment', event: 'change_payment', to: 'new' },
    ],
  },
  individual_order: {
    start: ['order_request'],
    moves: [
      { from: 'order_request', event: 'approve', to: 'order_approved' },
      { from: 'order_request', event: 'decline', to: 'declined' },
      { from: 'order_approved', event: 'pay', to: 'paid' },
      { from: 'order_approved', event: 'approve_payment', to: 'paid' },
      { from: 'order_approved', event: 'deny_payment', to: 'not_paid' },
      { from: 'order_approved', event: 'time_out', to: 'not_paid' },
      { from: 'paid', event: 'complete', to: 'completed' },
      { from: 'paid', event: 'stop', to: 'stopped' },
      { from: 'declined', event: 'restore', to: 'order_request' },
      { from: 'not_paid', event: 'restore', to: 'order_approved' },
    ],
  },
};

/** Cash and bank transfers wait for an admin's word from the start. */
export const firstStatusOf: Readonly<Record<PaymentType, CheckOutStatus>> = {
  montonio: 'new',
  bank_account: 'waiting_payment',
  cash: 'waiting_payment',
};

/** One line of a check-out. It goes along when its check-out is restored. */
export const orderTables: Readonly<Record<OrderType, StateTable<OrderStatus, OrderEvent>>> = {
  regular_order: {
    start: ['pending'],
    moves: [
      { from: 'pending', event: 'pay', to: 'paid' },
      { from: 'pending', event: 'miss_payment', to: 'not_paid' },
      { from: 'pending', event: 'cancel_by_user', to: 'canceled_by_user' },
      { from: 'pending', event: 'cancel_by_admin', to: 'canceled_by_admin' },
      { from: 'paid', event: 'cancel_by_user', to: 'canceled_by_user' },
      { from: 'paid', event: 'cancel_by_admin', to: 'canceled_by_admin' },
      { from: 'paid', event: 'complete', to: 'completed' },
      { from: 'paid', event: 'stop', to: 'stopped' },
      { from: 'not_paid', event: 'restore', to: 'pending' },
    ],
  },
  individual_order: {
    start: ['pending'],
    moves: [
      { from: 'pending', event: 'approve', to: 'approved' },
      { from: 'pending', event: 'decline', to: 'declined' },
      { from: 'approved', event: 'pay', to: 'paid' },
      { from: 'approved', event: 'miss_payment', to: 'not_paid' },
      { from: 'paid', event: 'request_cancellation', to: 'cancellation_request' },
      { from: 'cancellation_request', event: 'grant_cancellation', to: 'declined' },
      { from: 'cancellation_request', event: 'keep', to: 'paid' },
      { from: 'paid', event: 'complete', to: 'completed' },
      { from: 'paid', event: 'stop', to: 'stopped' },
      { from: 'declined', event: 'restore', to: 'pending' },
      { from: 'not_paid', event: 'restore', to: 'approved' },
    ],
  },
};

export const paymentTable: StateTable<PaymentStatus, PaymentEvent> = {
  start: ['pending'],
  moves: [
    { from: 'pending', event: 'pay', to: 'paid' },
    { from: 'pending', event: 'decline', to: 'declined' },
  ],
};
