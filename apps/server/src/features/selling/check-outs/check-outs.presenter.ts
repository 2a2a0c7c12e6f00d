import type { CheckOut, CheckOutRefund, CheckOutSummary } from '@shop/contract/check-outs';
import type { OrderChange } from '@shop/contract/order-changes';
import type { Order } from '@shop/contract/orders';
import type { CityCalendar } from '@shop/domain/calendar';
import { dayInVilnius } from '@shop/domain/day';
import { lastReturnDay } from '@shop/domain/days/after-delivery';
import { sum } from '@shop/domain/money';
import type { Locale } from '@shop/domain/text';
import { trailText } from '@shop/messages/trail';
import { checkOutCan, isPaymentOverdue, payUntil } from '@shop/domain/states/check-out-can';
import { checkOutGroups } from '@shop/domain/states/groups';
import { type MissReason, missReasons } from '@shop/domain/states/tables';
import { paymentStatusOf } from '@shop/domain/states/payment-status';
import { isoOrNull } from '../../../iso.ts';
import { invoiceSummary } from '../invoices/invoice-summary.ts';
import type { InvoiceRow } from '../invoices/invoices.repository.ts';
import type { MoneyAccount, Refund, Returns } from '../payables/money.ts';
import { buyerName, factsOf, toPayCents } from './check-out-facts.ts';
import type { CheckOutRow, MoveRow } from './check-outs.repository.ts';
import type { DeliveryRow } from './deliveries.repository.ts';
import type { OrderRow, WholeOrder } from './orders.repository.ts';

/** Of what is written down beside a state only what its buyer is told. */
export const missReasonOf = ({ stateReason }: Pick<DeliveryRow, 'stateReason'>): MissReason | null =>
  missReasons.find((reason) => reason === stateReason) ?? null;

export const presentDelivery = (row: DeliveryRow): Order['deliveries'][number] => ({
  id: row.id,
  day: row.day,
  status: row.status,
  reason: missReasonOf(row),
  door: row.door,
  cityId: row.cityId,
  cityName: row.cityName,
  deliveryMethod: row.deliveryMethod,
  deliveryTime: row.deliveryTime,
  item: row.item,
  listCents: row.listCents,
  discountCents: row.discountCents,
  points: row.points,
  pointsCents: row.pointsCents,
  deliveryCents: row.deliveryCents,
  paidCents: row.paidCents,
});

export const presentOrder = (row: WholeOrder): Order => ({
  id: row.id,
  checkOutId: row.checkOutId,
  checkOutNumber: row.checkOutNumber,
  type: row.type,
  status: row.status,
  paymentStatus: paymentStatusOf({ status: row.checkOutStatus, isPaid: row.paidAt !== null }),
  orderableType: row.orderableType,
  mealKitId: row.mealKitId,
  orderableItem: row.item,
  amount: row.amount,
  days: row.days,
  dayPriceCents: row.dayPriceCents,
  kitPriceCents: row.kitPriceCents,
  allergenExtraCents: row.allergenExtraCents,
  kitDiscountCents: row.kitDiscountCents,
  additionsCents: row.additionsCents,
  itemTotalCents: row.itemTotalCents,
  codeDiscountCents: row.codeDiscountCents,
  pointsUsed: row.pointsUsed,
  pointsDiscountCents: row.pointsDiscountCents,
  paidCents: row.paidCents,
  paperBag: row.paperBag,
  moneyBack: row.toReturnCents + row.returnedCents > 0,
  toReturnCents: row.toReturnCents,
  returnedCents: row.returnedCents,
  deliveries: row.deliveries.map(presentDelivery),
});

/** Who looks, as far as it changes what is seen. */
export type Viewing = {
  readonly isAdmin: boolean;
  readonly isClaimable: boolean;
  readonly isOwn: boolean;
  readonly locale: Locale;
  readonly now: Date;
};

export const presentSummary = (
  row: CheckOutRow,
  lines: readonly Pick<OrderRow, 'amount' | 'item'>[],
  { toReturnCents, returnedCents }: Pick<Returns, 'toReturnCents' | 'returnedCents'>,
  now: Date,
): CheckOutSummary => {
  const facts = factsOf(row);
  const isTimed = checkOutGroups.payable.includes(row.status) && row.paymentType !== 'cash';
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    type: row.type,
    status: row.status,
    statusBefore: row.statusBefore,
    paymentType: row.paymentType,
    payableSince: row.payableSince.toISOString(),
    payUntil: isTimed ? payUntil(facts).toISOString() : null,
    isOverdue: isPaymentOverdue(facts, now),
    createdAt: row.createdAt.toISOString(),
    paidAt: isoOrNull(row.paidAt),
    approvedAt: isoOrNull(row.approvedAt),
    buyerName: buyerName(row.buyer),
    buyerEmail: row.buyer.email,
    buyerPhone: row.buyer.phoneNumber,
    cityId: row.cityId,
    cityName: row.cityName,
    kitsCount: sum(lines.map(({ amount }) => amount)),
    kitNames: [...new Map(lines.map(({ item }) => [item.name.lt, item.name])).values()],
    startDate: row.startDate,
    lastDate: row.lastDate,
    deliveryMethod: row.deliveryMethod,
    deliveryTime: row.deliveryTime,
    christmasUntil: isoOrNull(row.christmasUntil),
    codes: row.codes,
    totalCents: row.totalCents,
    couponCents: row.couponCents,
    toPayCents: toPayCents(row),
    toReturnCents,
    returnedCents,
  };
};

export type WholeCheckOut = {
  readonly row: CheckOutRow;
  readonly orders: readonly WholeOrder[];
  readonly money: MoneyAccount;
  readonly invoices: readonly InvoiceRow[];
  readonly history: readonly MoveRow[];
  readonly changes: readonly OrderChange[];
  /** By which working days are counted. */
  readonly city: CityCalendar;
};

const presentRefund = (refund: Refund, city: CityCalendar): CheckOutRefund => ({
  ...refund,
  returnBy: lastReturnDay(dayInVilnius(new Date(refund.since)), city),
});

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const presentMove = (
  { at, action, details, byName }: MoveRow,
  { isAdmin, locale }: Viewing,
): CheckOut['history'][number] => {
  const { by, from, to, reason } = details;
  return {
    at: at.toISOString(),
    action,
    // A change of days that ended the whole order.
    text: trailText(to === 'stopped' ? 'stop' : action, textOr(reason), locale),
    from: textOr(from),
    to: textOr(to),
    // What staff write to one another is theirs.
    reason: isAdmin || by !== 'staff' ? textOr(reason) : null,
    by: by === 'buyer' || by === 'staff' ? by : 'shop',
    byName: isAdmin ? byName : null,
  };
};

/** Never paid, ended, nothing on paper or under way that names it, and no money that may yet come for it. */
export const isRemovable = ({
  row,
  money,
  invoices,
}: Pick<WholeCheckOut, 'row' | 'money' | 'invoices'>): boolean =>
  checkOutGroups.endedUnpaid.includes(row.status) &&
  row.paidAt === null &&
  invoices.length === 0 &&
  money.isQuiet;

export const presentCheckOut = (
  whole: WholeCheckOut,
  viewing: Viewing,
  extra: Pick<CheckOut, 'transfer' | 'token' | 'preOrderMessage'>,
): CheckOut => {
  const { row, orders, money, invoices, history } = whole;
  const isPayable = row.paymentType === 'montonio' && checkOutCan.pay(factsOf(row), viewing.now).allowed;
  return {
    ...presentSummary(row, orders, money, viewing.now),
    workingDaysOnly: row.workingDaysOnly,
    deliveryDayBefore: row.deliveryDayBefore,
    buyer: row.buyer,
    kitsCents: row.kitsCents,
    codeDiscountCents: row.codeDiscountCents,
    pointsUsed: row.pointsUsed,
    pointsDiscountCents: row.pointsDiscountCents,
    deliveryCents: row.deliveryCents,
    deliveryDiscountCents: row.deliveryDiscountCents,
    vatKitsPercent: row.vatKitsPercent,
    vatDeliveryPercent: row.vatDeliveryPercent,
    vatKitsCents: row.vatKitsCents,
    vatDeliveryCents: row.vatDeliveryCents,
    orders: orders.map(presentOrder),
    payments: [...money.payments],
    paymentUrl: isPayable ? money.paymentUrl : null,
    invoices: invoices.map(invoiceSummary),
    refunds: money.refunds.toSorted((a, b) => b.id - a.id).map((refund) => presentRefund(refund, whole.city)),
    history: history.map((move) => presentMove(move, viewing)),
    changes: [...whole.changes],
    isClaimable: viewing.isClaimable,
    isOwn: viewing.isOwn,
    isRemovable: isRemovable(whole),
    ...extra,
  };
};
