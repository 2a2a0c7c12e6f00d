import { randomUUID } from 'node:crypto';
import { returnOntoCoupons } from '@shop/domain/coupons';
import { allocate, sum } from '@shop/domain/money';
import type { Repositories } from '../../../db/unit-of-work.ts';
import type { PayableMoney } from '../payables/money.ts';
import type { PayableRef } from '../payables/payable.ts';
import { takesAccount } from '../payables/return-account.ts';
import { partsBack, type WayBack, type WaysBack } from '../payables/ways-back.ts';
import { compact } from '../../../papers/payment-reference.ts';
import type { RefundTaskRow } from './refund-tasks.repository.ts';

const tasksOf = async (
  { refundTasks }: Pick<Repositories, 'refundTasks'>,
  refs: readonly PayableRef[],
): Promise<RefundTaskRow[]> => {
  const tasks = [];
  for (const { kind, id } of refs) tasks.push(...(await refundTasks.ofPayables(kind, [id])));
  return tasks;
};

const dueOf = (tasks: readonly RefundTaskRow[]): number => sum(tasks.map(({ dueCents }) => dueCents));

const isUnderWay = ({ reason, status }: RefundTaskRow): boolean =>
  (reason === 'cancellation' || reason === 'change') && status !== 'returned';

/** What coupons have paid: the last entered first. */
const ontoCoupons = async (
  { coupons }: Pick<Repositories, 'coupons'>,
  ref: PayableRef,
  tasks: readonly RefundTaskRow[],
): Promise<WayBack[]> => {
  const uses = await coupons.usesOf(ref);
  const left = uses.map((use) => {
    const underWay = tasks.filter(
      ({ couponId, status }) => couponId === use.couponId && status !== 'returned',
    );
    return { ...use, returnedCents: use.returnedCents + dueOf(underWay) };
  });
  return returnOntoCoupons(Number.MAX_SAFE_INTEGER, left).map((way) => ({ ref, paymentId: null, ...way }));
};

/** What has come through the provider: the first payment first. */
const throughProvider = async (
  { payments }: Pick<Repositories, 'payments'>,
  ref: PayableRef,
  tasks: readonly RefundTaskRow[],
): Promise<WayBack[]> =>
  (await payments.ofPayable(ref)).toReversed().flatMap((payment) => {
    const isUsable = payment.status === 'paid' && payment.currency === 'EUR' && payment.voidedAt === null;
    const going = tasks.filter(({ paymentId }) => paymentId === payment.id);
    const gone = sum(going.map(({ dueCents, returnedCents }) => returnedCents ?? dueCents));
    const cents = (payment.receivedCents ?? 0) - gone;
    return isUsable && cents > 0 ? [{ ref, paymentId: payment.id, couponId: null, cents }] : [];
  });

/** Every way by which money can go back as it came, coupons before the rest. */
const waysBack = async (
  repositories: Pick<Repositories, 'coupons' | 'payments' | 'refundTasks'>,
  refs: readonly PayableRef[],
): Promise<WaysBack> => {
  const ways = await Promise.all(
    refs.map(async (ref) => {
      const tasks = await repositories.refundTasks.ofPayables(ref.kind, [ref.id]);
      return {
        coupons: await ontoCoupons(repositories, ref, tasks),
        payments: await throughProvider(repositories, ref, tasks),
        underWay: dueOf(tasks.filter(isUnderWay)),
      };
    }),
  );
  return {
    ways: [...ways.flatMap(({ coupons }) => coupons), ...ways.flatMap(({ payments }) => payments)],
    underWayCents: sum(ways.map(({ underWay }) => underWay)),
  };
};

/** The account of what is still to go by transfer; empty: none was named. */
const accountNamed = async (within: Pick<Repositories, 'refundTasks'>, refs: readonly PayableRef[]) => {
  const named = (await tasksOf(within, refs)).filter((task) => takesAccount(task) && task.iban !== '');
  return named.toSorted((a, b) => b.id - a.id)[0]?.iban ?? '';
};

/** Money that is owed: it goes back the way it came as far as it can, onto coupons first, the rest by bank transfer. */
export const owedMoney: Pick<PayableMoney, 'waysBack' | 'owe' | 'nameAccount' | 'oweLess'> = {
  waysBack,

  owe: async (within, refs, { kitsCents, deliveryCents, reason, iban }, now) => {
    const [main] = refs;
    if (!main) throw new Error('money is owed for nothing');
    const { ways } = await waysBack(within, refs);
    const parts = partsBack(kitsCents + deliveryCents, ways, main);
    const kits = allocate(
      kitsCents,
      parts.map(({ cents }) => cents),
    );
    const to = compact(iban) || (await accountNamed(within, refs));
    for (const [i, { ref, paymentId, couponId, cents }] of parts.entries())
      await within.refundTasks.insert(ref, {
        paymentId,
        couponId,
        reason,
        status: 'due',
        dueCents: cents,
        kitsCents: kits[i] ?? 0,
        deliveryCents: cents - (kits[i] ?? 0),
        iban: paymentId === null && couponId === null ? to : '',
        idempotencyKey: randomUUID(),
        createdAt: now,
      });
  },

  nameAccount: async ({ refundTasks }, refs, iban, { isCorrecting }) => {
    const waiting = (await tasksOf({ refundTasks }, refs)).filter(takesAccount);
    if (waiting.length === 0) return 'nothing_waits';
    if (!isCorrecting && waiting.some((task) => task.iban !== '')) return 'named_before';
    for (const { id } of waiting) await refundTasks.update(id, { iban: compact(iban) });
    return 'named';
  },

  oweLess: async ({ refundTasks }, refs, { kitsCents, deliveryCents, reason }) => {
    const due = (await tasksOf({ refundTasks }, refs))
      .filter((task) => task.reason === reason && task.status === 'due')
      .toSorted((a, b) => b.id - a.id);
    let [kits, delivery] = [kitsCents, deliveryCents];
    if (sum(due.map((task) => task.dueCents)) < kits + delivery) return null;
    const iban = due.find((task) => task.iban !== '')?.iban ?? '';
    for (const task of due) {
      const [fromKits, fromDelivery] = [
        Math.min(kits, task.kitsCents),
        Math.min(delivery, task.deliveryCents),
      ];
      const dueCents = task.dueCents - fromKits - fromDelivery;
      if (dueCents === 0) await refundTasks.remove(task.id);
      else if (fromKits + fromDelivery > 0)
        await refundTasks.update(task.id, {
          dueCents,
          kitsCents: task.kitsCents - fromKits,
          deliveryCents: task.deliveryCents - fromDelivery,
        });
      kits -= fromKits;
      delivery -= fromDelivery;
    }
    return kits === 0 && delivery === 0 ? { iban } : null;
  },
};
