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

export const paymentStatuses = ['pending', 'paid', 'declined'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** `brought_again`: another delivery has taken its place. `returned`: its money goes back. `kept`: neither. */
export const deliveryStatuses = [
  'planned',
  'held',
  'prepared',
  'on_the_way',
  'delivered',
  'not_delivered',
  'brought_again',
  'returned',
  'kept',
  'cancelled',
] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const refundStatuses = ['due', 'requested', 'returned', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

export const couponOrderStatuses = ['pending', 'paid', 'not_paid'] as const;
export type CouponOrderStatus = (typeof couponOrderStatuses)[number];

/** `blocked`: the shop has taken it out of use. */
export const couponStatuses = ['unsent', 'sent', 'spent', 'expired', 'withdrawn', 'blocked'] as const;
export type CouponStatus = (typeof couponStatuses)[number];
