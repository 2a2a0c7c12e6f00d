import { randomUUID } from 'node:crypto';
import type { RefundReason } from '@shop/contract/payments';
import { moneyEventOf } from '@shop/domain/states/check-out-can';
import { checkOutGroups } from '@shop/domain/states/groups';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { isFailure } from '../../../failure.ts';
import { type ProviderOrder, paymentMismatch } from '../../../ports/payments/payments.ts';
import type { CheckOutMoves } from '../check-outs/check-out-moves.ts';
import { recordMove, byShop } from '../check-outs/check-out-trail.ts';
import { factsOf } from '../check-outs/check-out-facts.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import { checkOutLetters } from '../check-outs/check-out-letters.ts';
import { paymentLetters } from './payment-letters.ts';
import type { PaymentRow } from './payments.repository.ts';

/** What the provider says of a payment, as it was read from it. */
export type PaymentNews = Pick<ProviderOrder, 'uuid' | 'reference' | 'status' | 'totalCents' | 'currency'>;

/** `unknown`: no payment of ours. `nothing`: it was known already. */
export type Settled = 'unknown' | 'nothing' | 'declined' | 'paid' | 'to_return';

type Parts = {
  readonly work: UnitOfWork;
  readonly moves: CheckOutMoves;
  readonly mails: CheckOutMails;
};

const hasMoney = ({ status }: PaymentNews): boolean => status === 'paid' || status === 'partially_refunded';

/** The number of the check-out: a reference is that, with a count behind it once money has come under it. */
export const numberOf = (reference: string): string => reference.split('-')[0] ?? '';

/**
 * The one place where news of a payment has its effect, whoever brings it: a webhook, a buyer who comes back, the
 * reconciliation. Told again it changes nothing, and money that has come is never lost: it pays for the order, or it is
 * to be returned.
 */
export const settlePayment = ({ work, moves, mails }: Parts) => {
  /** The provider may speak before its answer to us was kept. */
  const knownPayment = async (within: Work, news: PaymentNews, now: Date): Promise<PaymentRow | null> => {
    const known = await within.payments.byUuid(news.uuid);
    if (known) {
      await within.checkOuts.lock(known.checkOutId);
      return within.payments.byUuid(news.uuid);
    }
    const found = await within.checkOuts.byNumber(numberOf(news.reference));
    const checkOut = found && (await within.checkOuts.lock(found.id));
    if (!checkOut) return null;
    return (
      (await within.payments.byUuid(news.uuid)) ??
      within.payments.insert({
        checkOutId: checkOut.id,
        uuid: news.uuid,
        reference: news.reference,
        status: 'pending',
        amountCents: checkOut.totalCents,
        createdAt: now,
        checkedAt: now,
      })
    );
  };

  /** Money that belongs to no order of ours is written down, and the owner is told. */
  const keepStray = async (within: Work, news: PaymentNews, now: Date): Promise<void> => {
    const { uuid, reference, currency, totalCents } = news;
    const stray = { uuid, reference, currency, receivedCents: totalCents, createdAt: now };
    if (!(await within.payments.keepStray(stray))) return;
    const details = { reference, currency, receivedCents: totalCents };
    await within.audit.record(
      { actorId: null, action: 'payment_stray', entity: 'payment', entityId: uuid, details },
      now,
    );
    await mails.toOwner(within, paymentLetters.alertStrayPayment, stray, now);
  };

  const toReturn = async (
    within: Work,
    row: CheckOutRow,
    payment: PaymentRow,
    reason: Exclude<RefundReason, 'cancellation'>,
    receivedCents: number,
    now: Date,
  ): Promise<Settled> => {
    const isNew = await within.refundTasks.insert({
      checkOutId: row.id,
      paymentId: payment.id,
      reason,
      status: 'due',
      currency: payment.currency,
      dueCents: receivedCents,
      idempotencyKey: randomUUID(),
      createdAt: now,
    });
    if (!isNew) return 'nothing';
    await recordMove(within, row, 'return_due', byShop(reason), now);
    const why = { reason, cents: receivedCents, currency: payment.currency };
    await mails.toBuyer(within, checkOutLetters.orderReturnDue, row, why, now);
    return 'to_return';
  };

  const receive = async (
    within: Work,
    row: CheckOutRow,
    payment: PaymentRow,
    news: PaymentNews,
    now: Date,
  ): Promise<Settled> => {
    const { totalCents: receivedCents, currency } = news;
    const received = { receivedCents, currency, paidAt: now, checkedAt: now };
    let kept: PaymentRow = { ...payment, ...received };
    // An attempt that was given up stays so; the money that came for it all the same is a payment of its own.
    if (payment.status === 'declined') {
      const { id: _, ...attempt } = payment;
      kept = await within.payments.insert({ ...attempt, ...received, status: 'paid', createdAt: now });
    } else {
      await within.payments.move(payment.id, 'pay', received);
    }
    if (paymentMismatch(news, { reference: payment.reference, totalCents: payment.amountCents }) !== null)
      return toReturn(within, row, kept, 'wrong_amount', news.totalCents, now);
    if (!checkOutGroups.payable.includes(row.status)) {
      const reason = row.paidAt === null ? 'paid_after_expiry' : 'paid_twice';
      return toReturn(within, row, kept, reason, news.totalCents, now);
    }
    const by = { mover: byShop('payment_received'), paymentType: 'montonio' } as const;
    const paid = await moves.move(within, row, moneyEventOf(factsOf(row)), by, now);
    if (isFailure(paid)) throw new Error(`a ${row.status} check-out could not be paid`);
    return 'paid';
  };

  return (news: PaymentNews, now: Date): Promise<Settled> =>
    work.transaction(async (within) => {
      const payment = await knownPayment(within, news, now);
      const row = payment && (await within.checkOuts.one(payment.checkOutId));
      if (!payment || !row) {
        if (hasMoney(news)) await keepStray(within, news, now);
        return 'unknown';
      }
      await within.payments.setChecked(news.uuid, now);
      switch (news.status) {
        case 'paid':
        case 'partially_refunded':
          return payment.status === 'paid' ? 'nothing' : receive(within, row, payment, news, now);
        case 'abandoned':
        case 'voided':
        case 'refunded':
          if (payment.status === 'pending') {
            await within.payments.move(payment.id, 'decline');
            return 'declined';
          }
          // A paid order is never taken back by itself: the owner is told, once, and decides.
          if (payment.status === 'paid' && news.status === 'voided' && payment.voidedAt === null) {
            await within.payments.update(payment.id, { voidedAt: now });
            await recordMove(within, row, 'payment_voided', byShop('provider_voided'), now);
            await mails.toOwnerAbout(within, paymentLetters.alertPaymentVoided, row, { payment }, now);
          }
          return 'nothing';
        case 'pending':
        case 'authorized':
          return 'nothing';
      }
    });
};
export type SettlePayment = ReturnType<typeof settlePayment>;
