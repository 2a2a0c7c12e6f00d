import { setTimeout as pause } from 'node:timers/promises';
import { cardOption } from '@shop/contract/payments';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import { isTrouble, type ProviderOrder, type Payments } from '../../../ports/payments/payments.ts';
import type { Mails } from '../../base/mail/mails.ts';
import type { PayableMoney } from '../payables/money.ts';
import type { Payable, PayableRef } from '../payables/payable.ts';
import type { Payables } from '../payables/payables.ts';
import { askProvider } from './ask-provider.ts';
import { bankList } from './bank-list.ts';
import { moneyAccounts } from './money-accounts.ts';
import { owedMoney } from './owed-money.ts';
import { paymentLease } from './payment-lease.ts';
import { referenceFor } from './reference.ts';
import type { SettlePayment } from './settle-payment.ts';
import { BUYER_WAITS_MS } from './waits.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly provider: Payments;
  readonly payables: Payables;
  readonly settle: SettlePayment;
  readonly mails: Mails;
  /** Where the provider posts its news. */
  readonly webhook: () => string;
};

const POLL_MS = 100;

/** Paying online: beginning, asking, hearing. What news means is decided in one place, `settle`. */
export const paymentsService = ({ work, provider, payables, settle, mails, webhook }: Parts) => {
  const ask = askProvider({ work, provider, settle, mails });

  const stateOf = (ref: PayableRef) =>
    work.read(async (repositories) => {
      const payable = await payables.one(repositories, ref);
      if (!payable) throw new Error('something went while it was paid for');
      return { payable, payments: await repositories.payments.ofPayable(ref) };
    });

  const isReady = (
    { payable, payments }: Awaited<ReturnType<typeof stateOf>>,
    option: string | null,
  ): boolean =>
    payable.isPaid ||
    payments.some((each) => each.status === 'pending' && each.option === option && each.paymentUrl !== null);

  /** What the provider has made becomes the one attempt to pay for it. */
  const keepAttempt = (
    { kind, id, dueCents }: Payable,
    made: ProviderOrder,
    { reference, option }: { readonly reference: string; readonly option: string | null },
    now: Date,
  ): Promise<void> =>
    work.transaction(async (within) => {
      const ref = { kind, id };
      const fresh = await payables.lock(within, ref);
      // It costs something else by now: nobody is led to an address that asks for what it did.
      if (fresh?.dueCents !== dueCents) return;
      const known = await within.payments.byUuid(made.uuid);
      const kept = { paymentUrl: made.paymentUrl, option };
      if (known?.status === 'pending') await within.payments.update(known.id, kept);
      // Some providers give the same payment again. One that was given up stays so; this is a try of its own.
      else if (known?.status !== 'paid')
        await within.payments.insert(ref, {
          ...kept,
          uuid: made.uuid,
          reference,
          status: 'pending',
          amountCents: dueCents,
          createdAt: now,
          checkedAt: now,
        });
      await within.payments.declineOtherAttempts(ref, made.uuid);
    });

  const request = async (
    ref: PayableRef,
    option: string | null,
    now: Date,
    limit: AbortSignal,
  ): Promise<Failure | null> => {
    // What is known may be old: a tab may have been paid in, or given up at the bank, without a word to us.
    if (!(await ask.aboutOpen(ref, now, limit))) return fail('payment_unavailable');
    const state = await stateOf(ref);
    const { payable, payments } = state;
    if (isReady(state, option)) return null;
    const refusal = payable.refusal(now);
    if (refusal) return refusal;
    const reference = referenceFor(payable.number, payments);
    const made = await provider.createOrder(
      {
        ...(await work.read((repositories) => payable.describe(repositories, now))),
        reference,
        totalCents: payable.dueCents,
        choice: option === cardOption ? { kind: 'card' } : { kind: 'bank', code: option },
        notificationUrl: webhook(),
      },
      limit,
    );
    if (!isTrouble(made)) {
      const isOpen = made.status === 'pending' || made.status === 'authorized';
      await (isOpen ? keepAttempt(payable, made, { reference, option }, now) : settle(made, now));
    }
    // It may refuse because money has come for an earlier attempt, and nobody told us.
    else if (made.kind === 'refused') await ask.aboutAll(ref, now, limit);
    return isReady(await stateOf(ref), option) ? null : fail('payment_unavailable');
  };

  const { isKnownOption, methods } = bankList(provider);
  const money: PayableMoney = {
    ...moneyAccounts,
    ...owedMoney,
    isKnownOption,
    askAboutAll: ask.aboutAll,
    lookAgain: (ref, now) => ask.aboutAll(ref, now, AbortSignal.timeout(BUYER_WAITS_MS)),

    /** The others wait for the first. */
    begin: async (ref, option, now) => {
      const lease = paymentLease(work, ref, now);
      const limit = AbortSignal.timeout(BUYER_WAITS_MS);
      while (!limit.aborted) {
        if (await lease.take()) return lease.during(() => request(ref, option, now, limit));
        await pause(POLL_MS);
        if (isReady(await stateOf(ref), option)) return null;
      }
      return fail('payment_unavailable');
    },
  };

  return {
    money,
    methods,
    reconcile: ask.reconcile,

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
