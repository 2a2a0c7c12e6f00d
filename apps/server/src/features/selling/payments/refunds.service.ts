import { randomUUID } from 'node:crypto';
import type { OpenedRefundTask, RefundTask } from '@shop/contract/payments';
import { sum } from '@shop/domain/money';
import { canMove } from '@shop/domain/states/move';
import { refundTable } from '@shop/domain/states/tables';
import type { Actor } from '../../../actor.ts';
import type { Repositories, UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid, isFailure } from '../../../failure.ts';
import type { Page } from '../../../page.ts';
import { isPassing, isTrouble, type PaymentRefund, type Payments } from '../../../ports/payments/payments.ts';
import type { Mails } from '../../base/mail/mails.ts';
import { byShop, byStaff, type Mover } from '../mover.ts';
import { couponMoney } from '../coupons/coupon-money.ts';
import type { Payable } from '../payables/payable.ts';
import { payableOf } from '../payables/payable-of.ts';
import type { Payables } from '../payables/payables.ts';
import { accountEnd } from '../payables/return-account.ts';
import { refused } from '../refusals.ts';
import { paymentLetters } from './payment-letters.ts';
import { presentRefundTask } from './payments.presenter.ts';
import { sendRefundJob } from './refund-job-kinds.ts';
import { type Answer, answerOf, askInTurn } from './rounds.ts';
import type { RefundTaskFilter, WholeRefundTask } from './refund-tasks.repository.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly provider: Payments;
  readonly payables: Payables;
  readonly mails: Mails;
};

type Confirmed = {
  readonly amountCents: number;
  readonly note: string;
  readonly byHand: boolean;
  readonly accountEnd?: string | undefined;
};
type RefundNews = Pick<PaymentRefund, 'uuid' | 'amountCents' | 'status'>;

/** Money that is to be returned: the admin confirms how much, and it goes back the way it came or by hand. */
export const refundsService = ({ work, provider, payables, mails }: Parts) => {
  const lockedPayable = async (within: Work, of: Parameters<typeof payableOf>[0]): Promise<Payable> => {
    const payable = await payables.lock(within, payableOf(of));
    if (!payable) throw new Error('a refund is of nothing');
    return payable;
  };

  const finish = async (
    within: Work,
    payable: Payable,
    task: WholeRefundTask,
    mover: Mover,
    now: Date,
  ): Promise<void> => {
    const { id: refundTaskId, reason, currency, kitsCents, deliveryCents } = task;
    const cents = task.returnedCents ?? 0;
    await within.refundTasks.move(task.id, 'finish', { returnedAt: now });
    if (task.couponId !== null)
      await couponMoney.returnOnto(
        within,
        task.couponId,
        { of: payableOf(task), cents, cause: `refund_task ${task.id}` },
        now,
      );
    await payable.record(within, 'returned', mover, now);
    await payable.returned(within, { refundTaskId, reason, cents, currency, kitsCents, deliveryCents }, now);
  };

  const failed = async (
    within: Work,
    payable: Payable,
    task: WholeRefundTask,
    why: string,
    now: Date,
  ): Promise<void> => {
    await within.refundTasks.move(task.id, 'fail', {
      note: [task.note, why].join(' ').trim(),
      refundUuid: null,
      refusedUuids: [...task.refusedUuids, ...(task.refundUuid === null ? [] : [task.refundUuid])],
    });
    await payable.record(within, 'return_failed', byShop(why), now);
    const { number, page } = payable;
    const facts = { number, page, cents: task.returnedCents ?? 0, currency: task.currency };
    await mails.toOwner(within, paymentLetters.alertRefundFailed, facts, now);
  };

  /** What is left of what was paid in the same way: all returns together never exceed it. */
  const mostReturnable = async (within: Work, payable: Payable, task: WholeRefundTask): Promise<number> => {
    const { id, paymentId, couponId, payableKind, payableId, dueCents } = task;
    const tasks = await within.refundTasks.ofPayables(payableKind, [payableId]);
    const others = tasks.filter(
      (each) => each.id !== id && each.paymentId === paymentId && each.couponId === couponId,
    );
    const gone = sum(others.map((each) => each.returnedCents ?? each.dueCents));
    const uses = couponId === null ? [] : await within.coupons.usesOf(payableOf(task));
    const payment = paymentId === null ? null : await within.payments.one(paymentId);
    const paidCents =
      couponId === null
        ? payment
          ? (payment.receivedCents ?? 0)
          : payable.dueCents
        : (uses.find((use) => use.couponId === couponId)?.paidCents ?? 0);
    return Math.max(dueCents, paidCents - gone);
  };

  const presented = async (
    repositories: Repositories,
    tasks: readonly WholeRefundTask[],
  ): Promise<RefundTask[]> => {
    const nameOf = await payables.names(repositories, tasks.map(payableOf));
    return tasks.map((task) => presentRefundTask(task, nameOf(payableOf(task))));
  };

  /** The provider's word on a refund; told again it changes nothing. */
  const settleRefund = (paymentUuid: string, news: RefundNews, now: Date): Promise<void> =>
    work.transaction(async (within) => {
      const payment = await within.payments.byUuid(paymentUuid);
      if (!payment) return;
      const payable = await lockedPayable(within, payment);
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
      if (news.status === 'successful') await finish(within, payable, task, byShop('provider_returned'), now);
      if (news.status === 'rejected' || news.status === 'canceled')
        await failed(within, payable, task, news.status, now);
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
        const payable = await lockedPayable(within, task);
        const fresh = await within.refundTasks.lock(refundTaskId);
        const isSame = fresh?.idempotencyKey === idempotencyKey && fresh.refundUuid === null;
        if (fresh?.status === 'requested' && isSame) await failed(within, payable, fresh, answer.reason, now);
      });
    }
    return true;
  };

  return {
    list: (filter: RefundTaskFilter): Promise<Page<RefundTask> | Failure> =>
      work.read(async (repositories) => {
        const page = await repositories.refundTasks.list(filter);
        if (isFailure(page)) return page;
        return { data: await presented(repositories, page.rows), meta: page.meta };
      }),

    one: (id: number): Promise<OpenedRefundTask | Failure> =>
      work.read(async (repositories) => {
        const task = await repositories.refundTasks.one(id);
        const [shown] = task ? await presented(repositories, [task]) : [];
        return task && shown ? { ...shown, iban: task.iban } : fail('not_found');
      }),

    confirm: (
      id: number,
      { amountCents, note, byHand, accountEnd: seenEnd }: Confirmed,
      actor: Actor,
    ): Promise<RefundTask | Failure> =>
      work.transaction(async (within) => {
        const known = await within.refundTasks.one(id);
        if (!known) return fail('not_found');
        const payable = await lockedPayable(within, known);
        const task = await within.refundTasks.lock(id);
        if (!task) return fail('not_found');
        const isAgain = canMove(refundTable, task.status, 'retry').allowed;
        const answer = canMove(refundTable, isAgain ? 'due' : task.status, 'request');
        if (!answer.allowed) return refused(answer.reason);
        const isByHand = task.paymentId === null || byHand;
        // The buyer has named another account since: the money went, or would go, to the one before.
        if (isByHand && seenEnd !== undefined && accountEnd(task.iban) !== seenEnd)
          return fail('changed_meanwhile');
        if (amountCents > (await mostReturnable(within, payable, task)))
          return invalid({ amountCents: 'more_than_paid' });
        // A key that the provider has refused once is of no use.
        if (isAgain) await within.refundTasks.move(id, 'retry', { idempotencyKey: randomUUID() });
        const mover = byStaff(actor, note);
        const confirmed = { returnedCents: amountCents, note };
        await within.refundTasks.move(id, 'request', confirmed);
        if (isByHand) await finish(within, payable, { ...task, ...confirmed }, mover, actor.now);
        else {
          await within.jobs(sendRefundJob, { refundTaskId: id });
          await payable.record(within, 'return_requested', mover, actor.now);
        }
        const changed = await within.refundTasks.one(id);
        const [shown] = changed ? await presented(within, [changed]) : [];
        return shown ?? fail('not_found');
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
