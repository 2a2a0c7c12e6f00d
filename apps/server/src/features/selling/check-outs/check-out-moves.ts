import { orderDeadline } from '@shop/domain/calendar';
import { toDay } from '@shop/domain/day';
import { checkOutCan, payUntil } from '@shop/domain/states/check-out-can';
import { canMove } from '@shop/domain/states/move';
import type { CheckOutEvent, OrderEvent, PaymentType } from '@shop/domain/states/statuses';
import { checkOutTables, orderTables } from '@shop/domain/states/tables';
import type { Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, isFailure } from '../../../failure.ts';
import type { AdvertisingService } from '../advertising/advertising.service.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { CodesService } from '../discounts/codes.service.ts';
import type { Invoicing } from '../invoices/invoicing.ts';
import type { PointsService } from '../../people/points/points.service.ts';
import { factsOf, paidForKitsCents } from './check-out-facts.ts';
import { type Mover, recordMove } from './check-out-trail.ts';
import { expireCheckOutJob } from './check-outs.job-kinds.ts';
import type { CheckOutRow } from './check-outs.repository.ts';
import { checkOutLetters } from './check-out-letters.ts';
import { moveDeliveries } from './delivery-moves.ts';
import type { CheckOutMails } from './check-out-mails.ts';

type Parts = {
  readonly catalogue: Catalogue;
  readonly codes: CodesService;
  readonly points: PointsService;
  readonly mails: CheckOutMails;
  readonly invoices: Invoicing;
  readonly advertising: AdvertisingService;
};

/**
 * Every move of a check-out with all that goes along: its orders, days, codes, points, papers, mails and the trail.
 * The caller holds the check-out's row; what the table does not permit is refused.
 */
export const checkOutMoves = (parts: Parts) => {
  const { catalogue, codes, points, mails, invoices, advertising } = parts;

  const step = async (
    within: Work,
    row: CheckOutRow,
    event: CheckOutEvent,
    mover: Mover,
    now: Date,
    change: Partial<
      Pick<
        CheckOutRow,
        'paidAt' | 'approvedAt' | 'paymentType' | 'payableSince' | 'askedToPayAt' | 'restores'
      >
    > = {},
  ): Promise<CheckOutRow | Failure> => {
    const answer = canMove(checkOutTables[row.type], row.status, event, row.statusBefore);
    if (!answer.allowed) return fail('wrong_state');
    const moved = await within.checkOuts.update(row.id, {
      status: answer.to,
      statusBefore: row.status,
      ...change,
    });
    await recordMove(within, row, event, mover, now, { from: row.status, to: answer.to });
    return moved;
  };

  /** Another way of paying that begins where the order stands already. */
  const changePaymentInPlace = async (
    within: Work,
    row: CheckOutRow,
    mover: Mover,
    now: Date,
    change: Pick<CheckOutRow, 'paymentType'>,
  ): Promise<CheckOutRow> => {
    const changed = await within.checkOuts.update(row.id, change);
    await recordMove(within, row, 'change_payment', mover, now, { from: row.status, to: row.status });
    return changed;
  };

  const stepOrders = async (within: Work, row: CheckOutRow, event: OrderEvent): Promise<number[]> => {
    const ids: number[] = [];
    for (const order of await within.orders.linesOf([row.id])) {
      const answer = canMove(orderTables[row.type], order.status, event, order.statusBefore);
      if (!answer.allowed) continue;
      await within.orders.setStatus(order.id, answer.to, order.status);
      ids.push(order.id);
    }
    return ids;
  };

  /** The days of these orders are called off, or come back. */
  const stepDays = async (
    within: Work,
    orderIds: readonly number[],
    event: 'cancel' | 'restore',
    mover: Mover,
  ): Promise<void> => {
    await moveDeliveries(within, await within.deliveries.ofOrders(orderIds), event, mover);
  };

  const reclaimCodesAndPoints = async (
    within: Work,
    row: CheckOutRow,
    times: number,
    now: Date,
  ): Promise<Failure | null> => {
    const user = row.userId === null ? null : await within.auth.user(row.userId);
    const use = { buyer: user?.email ?? row.buyerEmail, checkOutId: row.id };
    if (row.userId !== null) await within.points.lock(row.userId);
    const refusal = await codes.claim(within, row.codeIds, use, now);
    if (refusal || row.userId === null) return refusal;
    const cause = `order_used ${row.id} ${times}`;
    const spent = { userId: row.userId, checkOutId: row.id, points: row.pointsUsed, cause };
    return points.spend(within, spent, now);
  };

  /** Whether each of its days could still be ordered now. */
  const canBeBrought = async (within: Work, row: CheckOutRow, now: Date): Promise<boolean> => {
    const { earliest } = (await catalogue.snapshot()).pricing.offer;
    const orders = await within.orders.ofCheckOut(row.id);
    const days = orders.flatMap(({ deliveries }) => deliveries.map(({ day }) => toDay(day)));
    return days.every((day) => now < orderDeadline(day, earliest));
  };

  return {
    /** Money has come, or nothing is to be paid. */
    pay: async (
      within: Work,
      row: CheckOutRow,
      by: {
        /** What waits for somebody's word is approved, by the provider's word too. */
        readonly event: 'pay' | 'approve_payment';
        readonly mover: Mover;
        readonly paymentType: PaymentType;
      },
      now: Date,
    ): Promise<CheckOutRow | Failure> => {
      const isApproved = by.event === 'approve_payment' && by.mover.by === 'staff';
      const change = { paidAt: now, paymentType: by.paymentType, ...(isApproved && { approvedAt: now }) };
      const paid = await step(within, row, by.event, by.mover, now, change);
      if (isFailure(paid)) return paid;
      await stepOrders(within, paid, 'pay');
      if (paid.userId !== null) {
        const earned = {
          userId: paid.userId,
          checkOutId: paid.id,
          paidForKitsCents: paidForKitsCents(paid),
        };
        await points.earn(within, earned, now);
        // Whoever invited is rewarded for the first order with money in it.
        const referrerId = paid.totalCents > 0 ? await within.checkOuts.referrerOf(paid.userId) : null;
        if (referrerId !== null)
          await points.rewardReferrer(within, { referrerId, newUserId: paid.userId }, now);
      }
      if (paid.advertising) {
        const lines = await within.orders.linesOf([paid.id]);
        const { email, phoneNumber: phone, firstName, lastName, postalCode } = paid.buyer;
        await advertising.tellPurchase(
          within,
          {
            orderNumber: paid.number,
            valueCents: paid.totalCents,
            mealKitIds: lines.flatMap(({ mealKitId }) => mealKitId ?? []),
            buyer: { email, phone, firstName, lastName, postalCode, city: paid.cityName.lt },
          },
          { ip: paid.advertising.address, device: paid.advertising.device, hasAdvertisingConsent: true, now },
        );
      }
      // Last of all, with the mail that brings it: whoever takes a number makes all others wait.
      const invoiceId = await invoices.issue(within, paid, now);
      const isTransfer = isApproved && by.paymentType === 'bank_account';
      const letter = isTransfer ? checkOutLetters.orderApproved : checkOutLetters.orderPaid;
      await mails.toBuyer(within, letter, paid, { invoiceId }, now);
      return paid;
    },

    /** Its time is over, or an admin says that no money came. Codes and points go back to the buyer. */
    endUnpaid: async (
      within: Work,
      row: CheckOutRow,
      event: 'time_out' | 'deny_payment',
      mover: Mover,
      now: Date,
    ): Promise<CheckOutRow | Failure> => {
      const ended = await step(within, row, event, mover, now);
      if (isFailure(ended)) return ended;
      await stepDays(within, await stepOrders(within, ended, 'miss_payment'), 'cancel', mover);
      // The person is locked before the codes, as where an order is placed: the two cannot deadlock.
      if (ended.userId !== null) await within.points.lock(ended.userId);
      await codes.release(within, ended.id, now);
      if (ended.userId !== null) {
        const cause = `unpaid ${ended.id} ${ended.restores}`;
        const back = { userId: ended.userId, checkOutId: ended.id, points: ended.pointsUsed, cause };
        await points.giveBack(within, back, now);
      }
      const letter = event === 'deny_payment' ? checkOutLetters.orderCancelled : checkOutLetters.orderNotPaid;
      await mails.toBuyer(within, letter, ended, {}, now);
      return ended;
    },

    /** Every day was delivered, or an admin says so. */
    complete: async (
      within: Work,
      row: CheckOutRow,
      mover: Mover,
      now: Date,
    ): Promise<CheckOutRow | Failure> => {
      const done = await step(within, row, 'complete', mover, now);
      if (!isFailure(done)) await stepOrders(within, done, 'complete');
      return done;
    },

    /**
     * Back to the state before it ended, as it was: with all of its days, and with its codes and points, which are used
     * again. Where one of them is no longer to be had the price would be another one, so it stays ended.
     */
    restore: async (
      within: Work,
      row: CheckOutRow,
      mover: Mover,
      now: Date,
    ): Promise<CheckOutRow | Failure> => {
      const restores = row.restores + 1;
      // The mail about it asks for the money.
      const change = { restores, payableSince: now, askedToPayAt: now };
      const restored = await step(within, row, 'restore', mover, now, change);
      if (isFailure(restored)) return restored;
      if (!(await canBeBrought(within, row, now))) return fail('days_over');
      await stepDays(within, await stepOrders(within, restored, 'restore'), 'restore', mover);
      if (row.status === 'not_paid') {
        const refusal = await reclaimCodesAndPoints(within, restored, restores, now);
        if (refusal) return refusal;
      }
      if (checkOutCan.pay(factsOf(restored), now).allowed) {
        const startAfter = payUntil(factsOf(restored));
        await within.jobs(expireCheckOutJob, { checkOutId: row.id }, { startAfter });
      }
      return restored;
    },

    /** The buyer chooses another way of paying. */
    changePayment: async (
      within: Work,
      row: CheckOutRow,
      paymentType: PaymentType,
      mover: Mover,
      now: Date,
    ): Promise<CheckOutRow | Failure> => {
      // Chosen already, by another tab or a second click.
      if (row.paymentType === paymentType) return row;
      const answer = checkOutCan.changePayment(factsOf(row), paymentType, now);
      if (!answer.allowed)
        return fail(answer.reason === 'payment_term_over' ? 'payment_term_over' : 'wrong_state');
      // Mailed already, when another way was chosen: at the bank's door nobody is asked for the money.
      const change = { paymentType, ...(paymentType === 'montonio' && { askedToPayAt: now }) };
      const changed =
        answer.to === row.status
          ? await changePaymentInPlace(within, row, mover, now, change)
          : await step(within, row, 'change_payment', mover, now, change);
      if (isFailure(changed)) return changed;
      if (paymentType === 'bank_account')
        await mails.toBuyer(within, checkOutLetters.orderTransfer, changed, {}, now);
      // Whoever pays online goes to the bank at once, and is mailed when the money is here.
      if (paymentType === 'cash') await mails.toBuyer(within, checkOutLetters.orderCash, changed, {}, now);
      if (changed.status === 'new') {
        const startAfter = payUntil(factsOf(changed));
        await within.jobs(expireCheckOutJob, { checkOutId: row.id }, { startAfter });
      }
      return changed;
    },
  };
};
export type CheckOutMoves = ReturnType<typeof checkOutMoves>;
