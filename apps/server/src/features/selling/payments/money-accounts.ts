import { addHours } from '@shop/domain/day';
import { sum } from '@shop/domain/money';
import { LATE_MONEY_HOURS } from '@shop/domain/states/check-out-can';
import type { PayableMoney, Returns } from '../payables/money.ts';
import { presentPayment, presentRefund } from './payments.presenter.ts';
import type { RefundTaskRow } from './refund-tasks.repository.ts';

const returnsIn = (tasks: readonly RefundTaskRow[]): Returns => {
  const euros = tasks.filter(({ currency }) => currency === 'EUR');
  const done = euros.filter(({ status }) => status === 'returned');
  return {
    toReturnCents: sum(euros.filter((task) => !done.includes(task)).map(({ dueCents }) => dueCents)),
    returnedCents: sum(done.map(({ returnedCents }) => returnedCents ?? 0)),
    refunds: tasks.map(presentRefund),
  };
};

/** How it stands with the money of those that are paid for. */
export const moneyAccounts: Pick<
  PayableMoney,
  'accountOf' | 'returnsOf' | 'keepLateMoney' | 'keepFromPaying'
> = {
  accountOf: async ({ payments, refundTasks }, ref, now) => {
    const attempts = await payments.ofPayable(ref);
    const tasks = await refundTasks.ofPayables(ref.kind, [ref.id]);
    const isOver = attempts.every(
      ({ status, createdAt }) => status === 'declined' && createdAt <= addHours(now, -LATE_MONEY_HOURS),
    );
    return {
      ...returnsIn(tasks),
      payments: attempts.map(presentPayment),
      paymentUrl: attempts.find(({ status }) => status === 'pending')?.paymentUrl ?? null,
      isQuiet: tasks.length === 0 && isOver,
    };
  },

  returnsOf: async ({ refundTasks }, kind, ids) => {
    const of = Map.groupBy(await refundTasks.ofPayables(kind, ids), (task) => task.payableId);
    return (id) => returnsIn(of.get(id) ?? []);
  },

  keepFromPaying: async ({ payments }, ref, now) => {
    if (!(await payments.takeLease(ref, now, now))) return false;
    // Whoever wants it waits for this transaction.
    await payments.holdLease(ref, null);
    return (await payments.openOf(ref)).length === 0;
  },

  keepLateMoney: async ({ refundTasks }, ref, cents) => {
    const tasks = await refundTasks.ofPayables(ref.kind, [ref.id]);
    const late = tasks.find(
      ({ reason, status, dueCents }) =>
        reason === 'paid_after_expiry' && status === 'due' && dueCents === cents,
    );
    if (late) await refundTasks.remove(late.id);
    return late !== undefined;
  },
};
