import { randomUUID } from 'node:crypto';
import type { RefundTask } from '@shop/contract/payments';
import { allocate } from '@shop/domain/money';
import { canMove } from '@shop/domain/states/move';
import { refundTable } from '@shop/domain/states/tables';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid } from '../../../failure.ts';
import { type Page, pageFrom } from '../../../page.ts';
import { isPassing, isTrouble, type PaymentRefund, type Payments } from '../../../ports/payments/payments.ts';
import { type Mover, recordMove, byShop, byStaff } from '../check-outs/check-out-trail.ts';
import { checkOutLetters } from '../check-outs/check-out-letters.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import { type Invoicing, returnedParts } from '../invoices/invoicing.ts';
import { paymentLetters } from './payment-letters.ts';
import { refused } from '../refusals.ts';
import { presentRefundTask } from './payments.presenter.ts';
import { sendRefundJob } from './refund-job-kinds.ts';
import { type Answer, answerOf, askInTurn } from './rounds.ts';
import type { RefundTaskFilter, WholeRefundTask } from './refund-tasks.repository.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly provider: Payments;
  readonly mails: CheckOutMails;
  readonly invoices: Invoicing;
};

type Confirmed = { readonly amountCents: number; readonly note: string; readonly byHand: boolean };
type RefundNews = Pick<PaymentRefund, 'uuid' | 'amountCents' | 'status'>;

/** Money that is to be returned: the admin confirms how much, and it goes back the way it came or by hand. */
export const refundsService = ({ work, provider, mails, invoices }: Parts) => {
  const finish = async (within: Work, task: WholeRefundTask, mover: Mover, now: Date): Promise<void> => {
    const returnedCents = task.returnedCents ?? 0;
    const row = await within.checkOuts.lock(task.checkOutId);
    if (!row) throw new Error('a refund is of no check-out');
    await within.refundTasks.move(task.id, 'finish', { returnedAt: now });
    let creditId: number | null = null;
    if (task.reason === 'cancellation') {
      const orders = await within.orders.linesOf([row.id]);
      const due = orders.map((order) => Math.max(0, order.toReturnCents - order.returnedCents));
      for (const [index, share] of allocate(returnedCents, due).entries()) {
        const order = orders[index];
        if (order) await within.orders.setReturned(order.id, order.returnedCents + share);
      }
      await within.checkOuts.update(row.id);
      const parts = returnedParts(returnedCents, task);
      creditId = await invoices.credit(within, row, { refundTaskId: task.id, ...parts }, now);
    }
    await recordMove(within, row, 'returned', mover, now);
    await mails.toBuyer(
      within,
      checkOutLetters.orderRefund,
      row,
      { cents: returnedCents, currency: task.currency, invoiceId: creditId },
      now,
    );
  };

  const failed = async (within: Work, task: WholeRefundTask, why: string, now: Date): Promise<void> => {
    await within.refundTasks.move(task.id, 'fail', {
      note: [task.note, why].join(' ').trim(),
      refundUuid: null,
      refusedUuids: [...task.refusedUuids, ...(task.refundUuid === null ? [] : [task.refundUuid])],
    });
    await recordMove(within, { id: task.checkOutId }, 'return_failed', byShop(why), now);
    const row = await within.checkOuts.one(task.checkOutId);
    if (!row) throw new Error('a refund is of no check-out');
    const money = { cents: task.returnedCents ?? 0, currency: task.currency };
    await mails.toOwnerAbout(within, paymentLetters.alertRefundFailed, row, money, now);
  };

  /** The provider's word on a refund; told again it changes nothing. */
  const settleRefund = (paymentUuid: string, news: RefundNews, now: Date): Promise<void> =>
    work.transaction(async (within) => {
      const payment = await within.payments.byUuid(paymentUuid);
      if (!payment) return;
      await within.checkOuts.lock(payment.checkOutId);
      const tasks = await within.refundTasks.ofPayment(paymentUuid);
      const isKnown = tasks.some(
        ({ refundUuid, refusedUuids }) => refundUuid === news.uuid || refusedUuids.includes(news.uuid),
      );
      const match = tasks.find(
        ({ status, refundUuid, returnedCents }) =>
          status === 'requested' &&
          // A refund whose answer was lost is known by its amount.
          (isKnown ? refundUuid === news.uuid : refundUuid === null && returnedCents === news.amountCents),
      );
      if (!match) return;
      const task = { ...match, refundUuid: news.uuid };
      await within.refundTasks.update(task.id, { refundUuid: news.uuid });
      if (news.status === 'successful') await finish(within, task, byShop('provider_returned'), now);
      if (news.status === 'rejected' || news.status === 'canceled')
        await failed(within, task, news.status, now);
    });

  /** What the provider's own order says of its refunds. */
  const readAgain = async (paymentUuid: string, now: Date): Promise<Answer> => {
    const order = await provider.order(paymentUuid);
    if (isTrouble(order)) return answerOf(order);
    for (const refund of order.refunds) await settleRefund(paymentUuid, refund, now);
    return 'told';
  };

  /** Asked for twice, the money leaves once. False: the provider did not answer. */
  const request = async (refundTaskId: number, now: Date): Promise<boolean> => {
    const task = await work.read(({ refundTasks }) => refundTasks.one(refundTaskId));
    if (!task || task.status !== 'requested' || task.refundUuid || !task.paymentUuid) return true;
    const { paymentUuid, idempotencyKey } = task;
    const amountCents = task.returnedCents ?? 0;
    const answer = await provider.refund({ orderUuid: paymentUuid, amountCents, idempotencyKey });
    if (!isTrouble(answer)) await settleRefund(paymentUuid, answer, now);
    else if (isPassing(answer)) return false;
    else {
      // It may refuse because it has this refund already: then its order says so.
      if (answer.kind === 'refused' && (await readAgain(paymentUuid, now)) !== 'told') return false;
      await work.transaction(async (within) => {
        const fresh = await within.refundTasks.lock(refundTaskId);
        const isSame = fresh?.idempotencyKey === idempotencyKey && fresh.refundUuid === null;
        if (fresh?.status === 'requested' && isSame) await failed(within, fresh, answer.reason, now);
      });
    }
    return true;
  };

  return {
    list: async (filter: RefundTaskFilter): Promise<Page<RefundTask> | Failure> =>
      pageFrom(await work.read(({ refundTasks }) => refundTasks.list(filter)), presentRefundTask),

    confirm: (
      id: number,
      { amountCents, note, byHand }: Confirmed,
      actor: Actor,
    ): Promise<RefundTask | Failure> =>
      work.transaction(async (within) => {
        const known = await within.refundTasks.one(id);
        if (!known) return fail('not_found');
        await within.checkOuts.lock(known.checkOutId);
        const task = await within.refundTasks.lock(id);
        if (!task) return fail('not_found');
        const isAgain = canMove(refundTable, task.status, 'retry').allowed;
        const answer = canMove(refundTable, isAgain ? 'due' : task.status, 'request');
        if (!answer.allowed) return refused(answer.reason);
        const isByHand = task.paymentId === null || byHand;
        const payment = isByHand ? null : await within.payments.one(task.paymentId ?? 0);
        if (payment && amountCents > (payment.receivedCents ?? 0))
          return invalid({ amountCents: 'more_than_paid' });
        // A key that the provider has refused once is of no use.
        if (isAgain) await within.refundTasks.move(id, 'retry', { idempotencyKey: randomUUID() });
        const mover = byStaff(actor, note);
        const confirmed = { returnedCents: amountCents, note };
        await within.refundTasks.move(id, 'request', confirmed);
        if (isByHand) await finish(within, { ...task, ...confirmed }, mover, actor.now);
        else {
          await within.jobs(sendRefundJob, { refundTaskId: id });
          await recordMove(within, { id: task.checkOutId }, 'return_requested', mover, actor.now);
        }
        const changed = await within.refundTasks.one(id);
        return changed ? presentRefundTask(changed) : fail('not_found');
      }),

    /** The job. */
    send: async (refundTaskId: number, now: Date): Promise<void> => {
      if (!(await request(refundTaskId, now))) throw new Error('the payment provider does not answer');
    },

    /** A webhook. */
    receiveWebhook: async (token: string, now: Date): Promise<'ok' | Failure> => {
      const orderUuid = await provider.readRefundToken(token);
      if (orderUuid === null) return fail('malformed');
      return (await readAgain(orderUuid, now)) === 'told' ? 'ok' : fail('payment_unavailable');
    },

    /** Asks what became of every refund under way; one whose job was lost is asked for again. */
    reconcile: async (now: Date): Promise<void> => {
      const tasks = await work.read(({ refundTasks }) => refundTasks.requested());
      const byPayment = Map.groupBy(tasks, ({ paymentUuid }) => paymentUuid);
      await askInTurn(byPayment, async ([uuid, ofPayment]) => {
        if (uuid === null) return 'told';
        for (const { id } of ofPayment) await request(id, now);
        return readAgain(uuid, now);
      });
    },
  };
};
export type RefundsService = ReturnType<typeof refundsService>;
