import { isoOrNull } from '../../../iso.ts';
import { invoiceSummary } from '../invoices/invoice-summary.ts';
import { accountEnd } from '../payables/return-account.ts';
import { presentOrder } from './check-outs.presenter.ts';
import type { buyersRepository } from './buyers.repository.ts';

type KeptCheckOut = Awaited<ReturnType<ReturnType<typeof buyersRepository>['ofPerson']>>[number];

/** A check-out for its buyer to take along: all that is kept of it, and nothing that opens or pays it. */
export const exportedCheckOut = ({
  row,
  orders,
  payments,
  invoices,
  refundTasks,
  changes,
}: KeptCheckOut) => ({
  number: row.number,
  type: row.type,
  status: row.status,
  placedAt: row.createdAt.toISOString(),
  placedAsGuest: row.userId === null,
  paidAt: isoOrNull(row.paidAt),
  paymentType: row.paymentType,
  locale: row.locale,
  city: row.cityName,
  buyer: row.buyer,
  deliveryMethod: row.deliveryMethod,
  deliveryTime: row.deliveryTime && { from: row.deliveryTime.fromTime, to: row.deliveryTime.toTime },
  agreedToTermsAt: isoOrNull(row.agreedTermsAt),
  agreedToContactsAt: isoOrNull(row.agreedContactsAt),
  advertising: row.advertising,
  codes: row.codes,
  kitsCents: row.kitsCents,
  codeDiscountCents: row.codeDiscountCents,
  pointsUsed: row.pointsUsed,
  pointsDiscountCents: row.pointsDiscountCents,
  deliveryCents: row.deliveryCents,
  deliveryDiscountCents: row.deliveryDiscountCents,
  vatKitsCents: row.vatKitsCents,
  vatDeliveryCents: row.vatDeliveryCents,
  totalCents: row.totalCents,
  couponCents: row.couponCents,
  lines: orders.map((order) =>
    presentOrder({
      ...order,
      checkOutNumber: row.number,
      checkOutStatus: row.status,
      paidAt: row.paidAt,
      type: row.type,
      userId: row.userId,
    }),
  ),
  payments: payments.map((payment) => ({
    status: payment.status,
    amountCents: payment.amountCents,
    receivedCents: payment.receivedCents,
    option: payment.option,
    createdAt: payment.createdAt.toISOString(),
    paidAt: isoOrNull(payment.paidAt),
  })),
  invoices: invoices.map(invoiceSummary),
  changes: changes.map((change) => ({
    kind: change.kind,
    status: change.status,
    createdAt: change.createdAt.toISOString(),
    days: change.days,
    stops: change.personal,
    words: change.words,
    returnCents: change.money.returnCents,
    supplementCents: change.supplementCents,
    accountEnd: accountEnd(change.iban),
  })),
  refunds: refundTasks.map((task) => ({
    reason: task.reason,
    status: task.status,
    dueCents: task.dueCents,
    returnedCents: task.returnedCents,
    accountEnd: accountEnd(task.iban),
    createdAt: task.createdAt.toISOString(),
    returnedAt: isoOrNull(task.returnedAt),
  })),
});
