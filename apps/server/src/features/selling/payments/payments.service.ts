import { setTimeout as pause } from 'node:timers/promises';
import { checkOutCan } from '@shop/domain/states/check-out-can';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import { isTrouble, type ProviderOrder, type Payments } from '../../../ports/payments/payments.ts';
import { factsOf } from '../check-outs/check-out-facts.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import type { CheckOutLinks } from '../check-outs/check-out-links.ts';
import { refused } from '../refusals.ts';
import { askProvider } from './ask-provider.ts';
import { bankList } from './bank-list.ts';
import { holdCheckOut } from './hold-check-out.ts';
import { orderFor, referenceFor } from './new-provider-order.ts';
import type { Mails } from '../../base/mail/mails.ts';
import type { SettlePayment } from './settle-payment.ts';
import { BUYER_WAITS_MS } from './waits.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly provider: Payments;
  readonly settle: SettlePayment;
  readonly links: CheckOutLinks;
  readonly mails: Mails;
};

const POLL_MS = 100;

/** Paying online: beginning, asking, hearing. What news means is decided in one place, `settle`. */
export const paymentsService = ({ work, provider, settle, links, mails }: Parts) => {
  const ask = askProvider({ work, provider, settle, mails });

  const stateOf = (checkOutId: number) =>
    work.read(async ({ checkOuts, payments, orders }) => {
      const row = await checkOuts.one(checkOutId);
      if (!row) throw new Error('a check-out went while it was paid for');
      const [paid, lines] = await Promise.all([payments.ofCheckOut(row.id), orders.linesOf([row.id])]);
      return { row, payments: paid, lines };
    });

  const isReady = ({ row, payments }: Awaited<ReturnType<typeof stateOf>>, option: string | null): boolean =>
    row.status === 'paid' ||
    payments.some((each) => each.status === 'pending' && each.option === option && each.paymentUrl !== null);

  /** What the provider has made becomes the one attempt to pay for this check-out. */
  const keepAttempt = (
    row: CheckOutRow,
    made: ProviderOrder,
    { reference, option }: { readonly reference: string; readonly option: string | null },
    now: Date,
  ): Promise<void> =>
    work.transaction(async (within) => {
      await within.checkOuts.lock(row.id);
      const known = await within.payments.byUuid(made.uuid);
      const kept = { paymentUrl: made.paymentUrl, option };
      if (known?.status === 'pending') await within.payments.update(known.id, kept);
      // Some providers give the same payment again. One that was given up stays so; this is a try of its own.
      else if (known?.status !== 'paid')
        await within.payments.insert({
          ...kept,
          checkOutId: row.id,
          uuid: made.uuid,
          reference,
          status: 'pending',
          amountCents: row.totalCents,
          createdAt: now,
          checkedAt: now,
        });
      await within.payments.declineOtherAttempts(row.id, made.uuid);
    });

  const request = async (
    checkOutId: number,
    option: string | null,
    now: Date,
    limit: AbortSignal,
  ): Promise<Failure | null> => {
    // What is known may be old: a tab may have been paid in, or given up at the bank, without a word to us.
    if (!(await ask.aboutOpen(checkOutId, now, limit))) return fail('payment_unavailable');
    const state = await stateOf(checkOutId);
    const { row, payments, lines } = state;
    if (isReady(state, option)) return null;
    const answer = checkOutCan.pay(factsOf(row), now);
    if (!answer.allowed) return refused(answer.reason);
    const reference = referenceFor(row, payments);
    const details = { reference, returnUrl: links.pageOf(row), notificationUrl: links.webhook() };
    const made = await provider.createOrder(orderFor(row, lines, details, option, now), limit);
    if (!isTrouble(made)) {
      const isOpen = made.status === 'pending' || made.status === 'authorized';
      await (isOpen ? keepAttempt(row, made, { reference, option }, now) : settle(made, now));
    }
    // It may refuse because money has come for an earlier attempt, and nobody told us.
    else if (made.kind === 'refused') await ask.aboutAll(checkOutId, now, limit);
    return isReady(await stateOf(checkOutId), option) ? null : fail('payment_unavailable');
  };

  return {
    ...bankList(provider),
    askAboutAll: ask.aboutAll,
    reconcile: ask.reconcile,
    /** For somebody who waits at a screen. */
    lookAgain: (checkOutId: number, now: Date): Promise<boolean> =>
      ask.aboutAll(checkOutId, now, AbortSignal.timeout(BUYER_WAITS_MS)),

    /** Leaves one living payment, however many tabs ask at once: the others wait for the first. */
    begin: async (checkOutId: number, option: string | null, now: Date): Promise<Failure | null> => {
      const held = holdCheckOut(work, checkOutId, now);
      const limit = AbortSignal.timeout(BUYER_WAITS_MS);
      while (!limit.aborted) {
        if (await held.take()) return held.during(() => request(checkOutId, option, now, limit));
        await pause(POLL_MS);
        if (isReady(await stateOf(checkOutId), option)) return null;
      }
      return fail('payment_unavailable');
    },

    /** A webhook: it says where to look, and what is seen there counts. */
    receiveWebhook: async (token: string, now: Date): Promise<'ok' | Failure> => {
      const uuid = await provider.readOrderToken(token);
      if (uuid === null) return fail('malformed');
      const answer = await ask.about(uuid, now, AbortSignal.timeout(BUYER_WAITS_MS));
      return answer === 'told' ? 'ok' : fail('payment_unavailable');
    },
  };
};
export type PaymentsService = ReturnType<typeof paymentsService>;
