import type { RepeatedOrder } from '@shop/contract/changing-orders';
import type { CheckOut } from '@shop/contract/check-outs';
import type { OrderChangePreview } from '@shop/contract/order-changes';
import type { OnlinePaymentMethods } from '@shop/contract/payments';
import type { PaymentMethodSettings } from '@shop/contract/settings';
import { type CheckOutFacts, checkOutCan } from '@shop/domain/states/check-out-can';
import { checkOutGroups, orderGroups } from '@shop/domain/states/groups';
import type { PaymentType } from '@shop/domain/states/statuses';
import type { Text } from '@shop/domain/text';
import type { OfferCoupons } from '~/features/selling/individual-order/offer-coupons.ts';
import type { ShownRequest } from '~/features/selling/individual-order/request-data.ts';
import type { OrderFood, OrderStops } from './order-boxes.ts';

export const noOnlineMethods: OnlinePaymentMethods = { isAvailable: false, banks: [], cards: null };

/** An order as its page knows it. */
export type ShownCheckOut = Omit<CheckOut, 'token'>;

/** Cancelling a line of an order: what would happen, or why it cannot be done. */
export type Cancellation = {
  readonly orderId: number;
  readonly kitName: Text;
  readonly preview: OrderChangePreview | null;
  readonly refusal: string;
};

export type CheckOutData = {
  readonly checkOut: ShownCheckOut;
  /** How it could be paid; null where nothing is left to pay. */
  readonly ways: { readonly payments: PaymentMethodSettings; readonly online: OnlinePaymentMethods } | null;
  /** What can be cancelled, or why it cannot: the whole order before it is paid, then each kit. */
  readonly cancellations: readonly Cancellation[];
  /** What is known to be in the boxes. */
  readonly food: OrderFood;
  readonly stops: OrderStops;
  /** Of an individual order: what was asked for, and what was written about it. */
  readonly request: ShownRequest | null;
  readonly now: string;
};

/** What became of a form of the order's page. */
export type CheckOutDone = {
  readonly message?: string;
  readonly repeated?: RepeatedOrder;
  readonly offerCoupons?: OfferCoupons;
};

const factsOf = ({
  type,
  status,
  statusBefore,
  paymentType,
  payableSince,
  christmasUntil,
}: ShownCheckOut): CheckOutFacts => ({
  type,
  status,
  statusBefore,
  paymentType,
  payableSince: new Date(payableSince),
  isOnlineOnly: christmasUntil !== null,
});

/** By the same table as the server's: the page offers nothing that would be refused. */
export const canPayBy = (checkOut: ShownCheckOut, type: PaymentType, now: Date): boolean =>
  checkOutCan.changePayment(factsOf(checkOut), type, now).allowed;

/** The newest attempt to pay online. */
export const lastPayment = ({ payments }: ShownCheckOut) =>
  payments.toSorted((a, b) => (a.createdAt > b.createdAt ? -1 : 1))[0] ?? null;

export const isWaitingForBank = (checkOut: ShownCheckOut): boolean =>
  checkOutGroups.timed.includes(checkOut.status) &&
  checkOut.paymentType === 'montonio' &&
  lastPayment(checkOut)?.status === 'pending';

/** A supplement that is being paid at the bank. */
export const isSupplementAtBank = ({ changes }: Pick<ShownCheckOut, 'changes'>): boolean =>
  changes.some(({ status, paymentUrl }) => status === 'pending' && paymentUrl !== null);

/** Who has cancelled all of it; null: nobody has. */
export const cancellerOf = ({
  status,
  orders,
  history,
}: Pick<ShownCheckOut, 'status' | 'orders' | 'history'>): 'buyer' | 'provider' | null => {
  if (status === 'declined') {
    const last = history.findLast(({ action }) => action === 'cancel' || action === 'decline');
    return last?.by === 'buyer' ? 'buyer' : 'provider';
  }
  const isAll = orders.every((order) => orderGroups.cancelled.includes(order.status));
  if (orders.length === 0 || !isAll) return null;
  return orders.some((order) => order.status === 'canceled_by_user') ? 'buyer' : 'provider';
};
