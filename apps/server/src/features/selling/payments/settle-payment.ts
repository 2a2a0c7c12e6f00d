import { randomUUID } from 'node:crypto';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { type ProviderOrder, paymentMismatch } from '../../../ports/payments/payments.ts';
import type { Mails } from '../../base/mail/mails.ts';
import { byShop } from '../mover.ts';
import type { Payable, ReturnReason } from '../payables/payable.ts';
import { payableOf } from '../payables/payable-of.ts';
import type { Payables } from '../payables/payables.ts';
import { paymentLetters } from './payment-letters.ts';
import type { PaymentRow } from './payments.repository.ts';
import { numberOf } from './reference.ts';

/** What the provider says of a payment, as it was read from it. */
export type PaymentNews = Pick<ProviderOrder, 'uuid' | 'reference' | 'status' | 'totalCents' | 'currency'>;

/** `unknown`: no payment of ours. `nothing`: it was known already. */
export type Settled = 'unknown' | 'nothing' | 'declined' | 'paid' | 'to_return';

type Parts = {
  readonly work: UnitOfWork;
  readonly payables: Payables;
  readonly mails: Mails;
};

type Known = { readonly payment: PaymentRow; readonly payable: Payable };

const hasMoney = ({ status }: PaymentNews): boolean => status === 'paid' || status === 'partially_refunded';

/**
 * The one place where news of a payment has its effect, whoever brings it: a webhook, a buyer who comes back, the
 * reconciliation. Told again it changes nothing, and money that has come is never lost: it pays for what it
 * was sent for, or it is to be returned.
 */
export const settlePayment = ({ work, payables, mails }: Parts) => {
  /** The provider may speak before its answer to us was kept. */
  const lockKnown = async (within: Work, news: PaymentNews, now: Date): Promise<Known | null> => {
    const known = await within.payments.byUuid(news.uuid);
    const ref = known ? payableOf(known) : await payables.byNumber(within, numberOf(news.reference));
    const payable = ref && (await payables.lock(within, ref));
    if (!ref || !payable) return null;
    const payment =
      (await within.payments.byUuid(news.uuid)) ??
      (await within.payments.insert(ref, {
        uuid: news.uuid,
        reference: news.reference,
        status: 'pending',
        amountCents: payable.dueCents,
        createdAt: now,
        checkedAt: now,
      }));
    return { payment, payable };
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
    { payment, payable }: Known,
    reason: ReturnReason,
    cents: number,
    now: Date,
  ): Promise<Settled> => {
    const { currency } = payment;
    const isNew = await within.refundTasks.insert(payable, {
      paymentId: payment.id,
      reason,
      status: 'due',
      currency,
      dueCents: cents,
      idempotencyKey: randomUUID(),
      createdAt: now,
    });
    if (!isNew) return 'nothing';
    await payable.record(within, 'return_due', byShop(reason), now);
    await payable.tellReturnDue(within, reason, { cents, currency }, now);
    return 'to_return';
  };

  const receive = async (
    within: Work,
    { payment, payable }: Known,
    news: PaymentNews,
    now: Date,
  ): Promise<Settled> => {
    const { totalCents: receivedCents, currency } = news;
    const received = { receivedCents, currency, paidAt: now, checkedAt: now };
    let kept: PaymentRow = { ...payment, ...received };
    // An attempt that was given up stays so; the money that came for it all the same is a payment of its own.
    if (payment.status === 'declined') {
      const { id: _, ...attempt } = payment;
      kept = await within.payments.insert(payable, {
        ...attempt,
        ...received,
        status: 'paid',
        createdAt: now,
      });
    } else {
      await within.payments.move(payment.id, 'pay', received);
    }
    const isWrong =
      paymentMismatch(news, { reference: payment.reference, totalCents: payment.amountCents }) !== null;
    const outcome = isWrong ? 'wrong_amount' : await payable.receive(within, receivedCents, now);
    return outcome === 'paid'
      ? 'paid'
      : toReturn(within, { payment: kept, payable }, outcome, receivedCents, now);
  };

  return (news: PaymentNews, now: Date): Promise<Settled> =>
    work.transaction(async (within) => {
      // Money moves days.
      if (hasMoney(news)) await within.calendarDays.holdOpen();
      const known = await lockKnown(within, news, now);
      if (!known) {
        if (hasMoney(news)) await keepStray(within, news, now);
        return 'unknown';
      }
      const { payment, payable } = known;
      await within.payments.setChecked(news.uuid, now);
      switch (news.status) {
        case 'paid':
        case 'partially_refunded':
          return payment.status === 'paid' ? 'nothing' : receive(within, known, news, now);
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
            await payable.record(within, 'payment_voided', byShop('provider_voided'), now);
            const { number, page } = payable;
            await mails.toOwner(within, paymentLetters.alertPaymentVoided, { number, page, payment }, now);
          }
          return 'nothing';
        case 'pending':
        case 'authorized':
          return 'nothing';
      }
    });
};
export type SettlePayment = ReturnType<typeof settlePayment>;
