import { type Payments, trouble } from './payments.ts';

/** A shop whose owner has no keys yet: nobody can pay online, and it says so. */
export const noPayments: Payments = {
  paymentMethods: async () => trouble('not_authorised', 'no keys'),
  createOrder: async () => trouble('not_authorised', 'no keys'),
  order: async () => trouble('not_authorised', 'no keys'),
  refund: async () => trouble('not_authorised', 'no keys'),
  readOrderToken: async () => null,
  readRefundToken: async () => null,
};
