import { orderDeadline } from '@shop/domain/calendar';
import { isChristmasOver } from '@shop/domain/christmas';
import { toDay } from '@shop/domain/day';
import { checkOutCan, payUntil } from '@shop/domain/states/check-out-can';
import { deliveryGroups } from '@shop/domain/states/groups';
import type { PaymentType } from '@shop/domain/states/statuses';
import type { CheckOutEvent, DeliveryEvent, OrderEvent } from '@shop/domain/states/tables';
import type { Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import type { PointsService } from '../../people/points/points.service.ts';
import type { AdvertisingService } from '../advertising/advertising.service.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { CodesService } from '../discounts/codes.service.ts';
import type { Invoicing } from '../invoices/invoicing.ts';
import { takeRoomAgain } from '../christmas/christmas-room.ts';
import { couponMoney } from '../coupons/coupon-money.ts';
import { couponCause, factsOf, isForChristmas, paidForKitsCents } from './check-out-facts.ts';
import { stopOf } from './delivery-facts.ts';
import { areOpen } from './open-days.ts';
import { readOrderDays } from './order-days.ts';
import { checkOutLetters } from './check-out-letters.ts';
import type { CheckOutMails } from './check-out-mails.ts';
import type { Mover } from '../mover.ts';
import { payableCheckOut } from './payable-check-out.ts';
import { refused } from '../refusals.ts';
import { expireCheckOutJob } from './check-outs.job-kinds.ts';
import type { CheckOutRow, NewCheckOut } from './check-outs.repository.ts';

export type EffectParts = {
  readonly catalogue: Catalogue;
  readonly codes: CodesService;
  readonly points: PointsService;
  readonly mails: CheckOutMails;
  readonly invoices: Invoicing;
  readonly advertising: AdvertisingService;
  /** What money does to days that can no longer be cooked: order changes, which stand on these moves themselves. */
  readonly lateMoney: (within: Work, row: CheckOutRow, now: Date) => Promise<Failure | null>;
  /** Days of regular kits that were closed go behind the end. */
  readonly leaveClosed: (within: Work, row: CheckOutRow, now: Date) => Promise<Failure | null>;
  /** Days of an individual order that have come too close go behind the end. */
  readonly leaveTooClose: (within: Work, row: CheckOutRow, now: Date) => Promise<Failure | null>;
  /** Tells a buyer that an individual order cannot be carried out, and why. */
  readonly tellDeclined: (within: Work, row: CheckOutRow, now: Date) => Promise<void>;
};

/** A move that is being made. */
export type Moving = {
  readonly event: CheckOutEvent;
  readonly mover: Mover;
  /** How it is paid, or is to be. */
  readonly paymentType: PaymentType;
  readonly now: Date;
};

/** A refusal undoes the whole move. */
type Step = (within: Work, row: CheckOutRow, moving: Moving) => Promise<Failure | null | void>;

export type Effects = {
  /** What speaks against it besides the table. */
  readonly check?: Step;
  /** What changes with the status. */
  readonly change?: (row: CheckOutRow, moving: Moving) => Partial<NewCheckOut>;
  /** What its orders do, and the days of those that did. */
  readonly orders?: OrderEvent;
  readonly days?: DeliveryEvent;
  /** One after another, once all of that is written. */
  readonly steps?: readonly Step[];
};

/** What goes along with each move of a check-out. */
export const checkOutEffects = (parts: EffectParts): Readonly<Record<CheckOutEvent, Effects>> => {
  const { catalogue, codes, points, mails, invoices, advertising, lateMoney, leaveClosed, leaveTooClose } =
    parts;

  const isApproved = ({ event, mover }: Moving): boolean =>
    event === 'approve_payment' && mover.by === 'staff';

  const earnPoints: Step = async (within, row, { now }) => {
    if (row.userId === null) return;
    const earned = { userId: row.userId, checkOutId: row.id, paidForKitsCents: paidForKitsCents(row) };
    await points.earn(within, earned, now);
    // Whoever invited is rewarded for the first order with money in it.
    const referrerId = row.totalCents > 0 ? await within.checkOuts.referrerOf(row.userId) : null;
    if (referrerId !== null) await points.rewardReferrer(within, { referrerId, newUserId: row.userId }, now);
  };

  const tellAdvertiser: Step = async (within, row, { now }) => {
    if (!row.advertising) return;
    const lines = await within.orders.linesOf([row.id]);
    const { email, phoneNumber: phone, firstName, lastName, postalCode } = row.buyer;
    await advertising.tellPurchase(
      within,
      {
        orderNumber: row.number,
        valueCents: row.totalCents,
        mealKitIds: lines.flatMap(({ mealKitId }) => mealKitId ?? []),
        buyer: { email, phone, firstName, lastName, postalCode, city: row.cityName.lt },
      },
      { ip: row.advertising.address, device: row.advertising.device, hasAdvertisingConsent: true, now },
    );
  };

  /** Last of all, with the mail that brings it: whoever takes a number makes all others wait. */
  const sendInvoice: Step = async (within, paidRow, moving) => {
    const row = (await within.checkOuts.one(paidRow.id)) ?? paidRow;
    const invoiceId = await invoices.issue(within, row, moving.now);
    const isTransfer = isApproved(moving) && moving.paymentType === 'bank_account';
    const letter = isTransfer ? checkOutLetters.orderApproved : checkOutLetters.orderPaid;
    await mails.toBuyer(within, letter, row, { invoiceId }, moving.now);
  };

  const giveBackAllUsed: Step = async (within, row, { now }) => {
    // The person is locked before the codes, as where an order is placed: the two cannot deadlock.
    if (row.userId !== null) await within.points.lock(row.userId);
    await codes.release(within, row.id, now);
    await couponMoney.release(within, payableCheckOut(row.id), `unpaid ${couponCause(row)}`, now);
    if (row.userId === null) return;
    const cause = `unpaid ${row.id} ${row.restores}`;
    await points.giveBack(
      within,
      { userId: row.userId, checkOutId: row.id, points: row.pointsUsed, cause },
      now,
    );
  };

  /** Where one of them is no longer to be had the price would be another one. */
  const reclaimAllUsed: Step = async (within, row, { now }) => {
    const user = row.userId === null ? null : await within.auth.user(row.userId);
    const use = { buyer: user?.email ?? row.buyerEmail, checkOutId: row.id };
    if (row.userId !== null) await within.points.lock(row.userId);
    const refusal = await codes.claim(within, row.codeIds, use, now);
    if (refusal) return refusal;
    const cause = `order_used ${row.id} ${row.restores}`;
    const used = { checkOutId: row.id, points: row.pointsUsed, cause };
    const isShort =
      row.userId === null ? null : await points.spend(within, { ...used, userId: row.userId }, now);
    return isShort ?? couponMoney.spend(within, payableCheckOut(row.id), row.coupons, couponCause(row), now);
  };

  /** Cash is taken at the door, whenever that is. */
  const moveLateDays: Step = async (within, row, { paymentType, now }) =>
    paymentType === 'cash' ? null : lateMoney(within, row, now);

  /**
   * Each of its days could still be ordered now. What is paid before it is brought moves its first days by itself when the
   * money comes; a unique kit is not moved.
   */
  const canBeBrought: Step = async (within, row, { mover, now }) => {
    const before = { ...factsOf(row), status: row.statusBefore ?? row.status };
    if (mover.by === 'buyer' && checkOutCan.timeOut(before, now).allowed) return refused('payment_term_over');
    // Its days move to where they can be made for somebody.
    if (row.type === 'individual_order') return null;
    const { earliest } = (await catalogue.snapshot()).pricing.offer;
    const orders = await within.orders.ofCheckOut(row.id);
    if (isForChristmas(row)) {
      const isOver = orders.some(({ deliveries }) => deliveries.some(({ day }) => isChristmasOver(day, now)));
      return isOver ? fail('days_over') : null;
    }
    const days = orders
      .filter(({ item }) => row.paymentType === 'cash' || item.isUnique)
      .flatMap(({ deliveries }) => deliveries.map(({ day }) => toDay(day)));
    return days.every((day) => now < orderDeadline(day, earliest)) ? null : fail('days_over');
  };

  /** A request has its days looked at when it is answered. */
  const leaveNearDays: Step = async (within, row, { now }) =>
    row.type === 'individual_order' && row.status !== 'order_request'
      ? leaveTooClose(within, row, now)
      : null;

  /** Before its days come back: its own sets are not among those that are sold. */
  const canBeBroughtAgain: Step = async (within, row, moving) =>
    (await canBeBrought(within, row, moving)) ?? takeRoomAgain(within, row);

  /** Those that were closed while it had ended are left; what cannot leave them does not come back. */
  const comeOnOpenDays: Step = async (within, row, { now }) => {
    if (isForChristmas(row)) return null;
    const refusal = await leaveClosed(within, row, now);
    if (refusal) return refusal;
    const { orders, rules } = await readOrderDays(within, row);
    const stops = orders
      .flatMap(({ deliveries }) => deliveries)
      .filter(({ status }) => deliveryGroups.changeable.includes(status))
      .map((delivery) => ({ day: delivery.day, cityId: stopOf(row, delivery, rules).cityId }));
    return (await areOpen(within, stops)) ? null : refused('target_closed');
  };

  /** What is still to come, or to be decided about, would be lost sight of. */
  const hasNoDayLeft: Step = async (within, row) => {
    const lines = await within.orders.ofCheckOut(row.id);
    const isLeft = lines.some(({ deliveries }) =>
      deliveries.some(({ status }) => deliveryGroups.unsettled.includes(status)),
    );
    return isLeft ? fail('days_ahead') : null;
  };

  const beginTerm: Step = async (within, row, { now }) => {
    if (!checkOutCan.pay(factsOf(row), now).allowed) return;
    const startAfter = payUntil(factsOf(row));
    await within.jobs(expireCheckOutJob, { checkOutId: row.id }, { startAfter });
  };

  /** Whoever pays online goes to the bank at once, and is mailed when the money is here. */
  const tellPaymentChange: Step = async (within, row, { paymentType, now }) => {
    if (paymentType === 'bank_account')
      await mails.toBuyer(within, checkOutLetters.orderTransfer, row, {}, now);
    if (paymentType === 'cash') await mails.toBuyer(within, checkOutLetters.orderCash, row, {}, now);
  };

  const tellDeclined: Step = (within, row, { now }) =>
    row.type === 'individual_order'
      ? parts.tellDeclined(within, row, now)
      : mails.toBuyer(within, checkOutLetters.orderDeclined, row, {}, now);

  const paid: Effects = {
    change: (_, moving) => ({
      paidAt: moving.now,
      paymentType: moving.paymentType,
      ...(isApproved(moving) && { approvedAt: moving.now }),
    }),
    orders: 'pay',
    steps: [earnPoints, tellAdvertiser, moveLateDays, sendInvoice],
  };
  const unpaid = (orders: OrderEvent, letter: typeof checkOutLetters.orderNotPaid): Effects => ({
    orders,
    days: 'cancel',
    steps: [giveBackAllUsed, (within, row, { now }) => mails.toBuyer(within, letter, row, {}, now)],
  });
  /** For so long the buyer can pay, from now on. */
  const offered: Effects = {
    change: (_, { now }) => ({ payableSince: now, askedToPayAt: now }),
    steps: [beginTerm],
  };

  return {
    /** What they cost, and that it can be paid, is told by whoever makes the offer. */
    approve: { ...offered, orders: 'approve' },
    change_price: offered,
    decline: { orders: 'decline', days: 'cancel', steps: [giveBackAllUsed, tellDeclined] },
    cancel: unpaid('cancel_by_user', checkOutLetters.orderCancelledByBuyer),
    pay: paid,
    approve_payment: paid,
    time_out: unpaid('miss_payment', checkOutLetters.orderNotPaid),
    deny_payment: unpaid('miss_payment', checkOutLetters.orderCancelled),
    complete: { check: hasNoDayLeft, orders: 'complete' },
    stop: { orders: 'stop' },
    /** Cancelled days and lines have been brought back before; those that had ended with it go on. */
    resume: { orders: 'resume' },
    /** As it was: with all of its days, and with its codes, points and coupons. */
    restore: {
      check: canBeBroughtAgain,
      // The mail about it asks for the money. Whoever goes on with what they have cancelled has no more time than before.
      change: ({ restores }, { mover, now }) => ({
        restores: restores + 1,
        askedToPayAt: now,
        ...(mover.by !== 'buyer' && { payableSince: now }),
      }),
      orders: 'restore',
      days: 'restore',
      steps: [leaveNearDays, comeOnOpenDays, reclaimAllUsed, beginTerm],
    },
    change_payment: {
      // Mailed already, when another way was chosen: at the bank's door nobody is asked for the money.
      change: (_, { paymentType, now }) => ({
        paymentType,
        ...(paymentType === 'montonio' && { askedToPayAt: now }),
      }),
      steps: [tellPaymentChange, beginTerm],
    },
  };
};
