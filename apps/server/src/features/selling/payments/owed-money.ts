import { randomUUID } from 'node:crypto';
import { allocate, sum } from '@shop/domain/money';
import type { Repositories } from '../../../db/unit-of-work.ts';
import type { PayableMoney } from '../payables/money.ts';
import type { PayableRef } from '../payables/payable.ts';
import { compact } from '../../../papers/payment-reference.ts';
import type { PaymentRow } from './payments.repository.ts';
import { takesAccount } from './refund-account.ts';

type Refundable = { readonly ref: PayableRef; readonly payment: PaymentRow; readonly cents: number };

/** What has come through the provider and can still go back the same way, the first payment first. */
const refundablePayments = async (
  { payments, refundTasks }: Pick<Repositories, 'payments' | 'refundTasks'>,
  refs: readonly PayableRef[],
): Promise<Refundable[]> => {
  const found: Refundable[] = [];
  for (const ref of refs) {
    const tasks = await refundTasks.ofPayables(ref.kind, [ref.id]);
    for (const payment of (await payments.ofPayable(ref)).toReversed()) {
      const isUsable = payment.status === 'paid' && payment.currency === 'EUR' && payment.voidedAt === null;
      const going = tasks.filter(({ paymentId }) => paymentId === payment.id);
      const gone = sum(going.map(({ dueCents, returnedCents }) => returnedCents ?? dueCents));
      const cents = (payment.receivedCents ?? 0) - gone;
      if (isUsable && cents > 0) found.push({ ref, payment, cents });
    }
  }
  return found;
};

/** Money that is owed: it goes back the way it came as far as it can, the rest by bank transfer. */
export const owedMoney: Pick<PayableMoney, 'onlineLeft' | 'owe' | 'nameAccount' | 'oweLess'> = {
  onlineLeft: async (repositories, refs) =>
    sum((await refundablePayments(repositories, refs)).map(({ cents }) => cents)),

  owe: async (within, refs, { kitsCents, deliveryCents, reason, iban }, now) => {
    const [main] = refs;
    if (!main) throw new Error('money is owed for nothing');
    let left = kitsCents + deliveryCents;
    const parts: { ref: PayableRef; paymentId: number | null; cents: number }[] = [];
    for (const { ref, payment, cents } of await refundablePayments(within, refs)) {
      const part = Math.min(left, cents);
      if (part > 0) parts.push({ ref, paymentId: payment.id, cents: part });
      left -= part;
    }
    if (left > 0) parts.push({ ref: main, paymentId: null, cents: left });
    const kits = allocate(
      kitsCents,
      parts.map(({ cents }) => cents),
    );
    for (const [i, { ref, paymentId, cents }] of parts.entries())
      await within.refundTasks.insert(ref, {
        paymentId,
        reason,
        status: 'due',
        dueCents: cents,
        kitsCents: kits[i] ?? 0,
        deliveryCents: cents - (kits[i] ?? 0),
        iban: paymentId === null ? compact(iban) : '',
        idempotencyKey: randomUUID(),
        createdAt: now,
      });
    return iban === '' ? left : 0;
  },

  nameAccount: async ({ refundTasks }, refs, iban) => {
    let named = 0;
    for (const { kind, id } of refs)
      for (const task of await refundTasks.ofPayables(kind, [id])) {
        if (!takesAccount(task)) continue;
        await refundTasks.update(task.id, { iban: compact(iban) });
        named += 1;
      }
    return named > 0;
  },

  oweLess: async ({ refundTasks }, refs, { kitsCents, deliveryCents, reason }) => {
    const tasks = [];
    for (const { kind, id } of refs) tasks.push(...(await refundTasks.ofPayables(kind, [id])));
    const due = tasks
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
