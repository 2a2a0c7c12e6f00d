import { setTimeout as pause } from 'node:timers/promises';
import { cardOption, type OnlinePaymentMethods } from '@shop/contract/payments';
import { addHours } from '@shop/domain/day';
import { checkOutCan, LATE_MONEY_HOURS, payUntil } from '@shop/domain/states/check-out-can';
import { textIn } from '@shop/domain/text';
import { m } from '@shop/messages';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import { fail, type Failure } from '../../failure.ts';
import {
  isTrouble,
  type NewPaymentOrder,
  type PaymentOrder,
  type Payments,
} from '../../ports/payments/payments.ts';
import { factsOf, streetOf } from '../check-outs/check-out-facts.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import type { OrderLinks } from '../check-outs/order-links.ts';
import type { OrderRow } from '../check-outs/orders.repository.ts';
import type { OwnerAlerts } from './owner-alerts.ts';
import type { PaymentRow } from './payments.repository.ts';
import type { SettlePayment } from './settle-payment.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly provider: Payments;
  readonly settle: SettlePayment;
  readonly links: OrderLinks;
  readonly alerts: OwnerAlerts;
};

/** `refused`: the provider is there, but does not say what became of this payment. `silent`: nobody knows. */
type Answer = 'told' | 'refused' | 'silent';

/** Held on to while it is used: whoever died on the way does not keep the buyer waiting for long. */
const LEASE_MS = 6_000;
const RENEW_MS = 2_000;
const POLL_MS = 100;
/** How long somebody at a screen waits for the provider, whatever it has to be asked. */
const BUYER_WAITS_MS = 8_000;
/** Before an order is written nobody waits for long: its bank can be chosen again on the order's page. */
const CHOICE_WAITS_MS = 2_000;
const METHODS_FRESH_MS = 60_000;
/** Banks come and go seldom: those of the last hour are still right while the provider is slow or away. */
const METHODS_GOOD_MS = 60 * 60_000;
const SHORTEST_MINUTES = 5;

const noMethods: OnlinePaymentMethods = { isAvailable: false, banks: [], cards: null };

/** While no money has come, attempts share a reference, so that the provider takes money for one of them only. */
const referenceFor = ({ number }: CheckOutRow, payments: readonly PaymentRow[]): string => {
  const used = new Set(payments.filter((each) => each.receivedCents !== null).map((each) => each.reference));
  return used.size === 0 ? number : `${number}-${used.size + 1}`;
};

const orderFor = (
  row: CheckOutRow,
  orders: readonly OrderRow[],
  details: Pick<NewPaymentOrder, 'reference' | 'returnUrl' | 'notificationUrl'>,
  option: string | null,
  now: Date,
): NewPaymentOrder => {
  const { locale, buyer } = row;
  const company = buyer.businessName || buyer.companyName;
  const address = {
    firstName: buyer.firstName,
    lastName: buyer.lastName,
    email: buyer.email,
    phone: buyer.phoneNumber,
    addressLine: streetOf(buyer),
    city: textIn(row.cityName, locale),
    postalCode: buyer.postalCode,
    ...(company !== '' && {
      company: { name: company, ...(buyer.businessCode !== '' && { code: buyer.businessCode }) },
    }),
  };
  const minutes = Math.floor((payUntil(factsOf(row)).getTime() - now.getTime()) / 60_000);
  const deliveryCents = row.deliveryCents - row.deliveryDiscountCents;
  return {
    ...details,
    totalCents: row.totalCents,
    locale,
    expiresInMinutes: Math.max(SHORTEST_MINUTES, minutes),
    choice: option === cardOption ? { kind: 'card' } : { kind: 'bank', code: option },
    description: m.order_mail_payment_description({ number: row.number }, { locale }),
    billing: address,
    shipping: address,
    lines: [
      ...orders.map(({ item, paidCents }) => ({
        name: textIn(item.name, locale),
        quantity: 1,
        finalPriceCents: paidCents,
      })),
      ...(deliveryCents > 0
        ? [{ name: m.paper_line_delivery({}, { locale }), quantity: 1, finalPriceCents: deliveryCents }]
        : []),
    ],
  };
};

/** Paying online: beginning, asking, hearing. What news means is decided in one place, `settle`. */
export const paymentsService = ({ work, provider, settle, links, alerts }: Parts) => {
  let known: { readonly at: number; readonly methods: OnlinePaymentMethods } | null = null;
  const knownFor = (ms: number, now: Date): OnlinePaymentMethods | null =>
    known && Math.abs(now.getTime() - known.at) < ms ? known.methods : null;

  let asking: Promise<OnlinePaymentMethods | null> | null = null;
  const askForMethods = (now: Date, waitsMs: number): Promise<OnlinePaymentMethods | null> =>
    (asking ??= (async () => {
      const answer = await provider.paymentMethods(AbortSignal.timeout(waitsMs));
      if (isTrouble(answer)) return null;
      const methods = { isAvailable: true, banks: [...answer.banks], cards: answer.cards };
      known = { at: now.getTime(), methods };
      return methods;
    })().finally(() => {
      asking = null;
    }));

  /** Known ones at once, asked for anew behind the scenes; only where none are known somebody has to wait. */
  const methods = async (now: Date, waitsMs: number): Promise<OnlinePaymentMethods | null> => {
    const good = knownFor(METHODS_GOOD_MS, now);
    if (!good) return askForMethods(now, waitsMs);
    if (!knownFor(METHODS_FRESH_MS, now)) askForMethods(now, BUYER_WAITS_MS).catch(() => {});
    return good;
  };

  /** Asks the provider about one payment. Whatever it answers, the others have their turn before this one again. */
  const ask = async (uuid: string, now: Date, limit?: AbortSignal): Promise<Answer> => {
    const order = await provider.order(uuid, limit);
    if (!isTrouble(order)) {
      await settle(order, now);
      return 'told';
    }
    await work.transaction(async (within) => {
      await within.payments.setChecked(uuid, now);
      if (order.kind === 'not_authorised') await alerts.keysRefused(within, now);
    });
    if (order.kind === 'not_found') return 'told';
    return order.kind === 'unavailable' ? 'silent' : 'refused';
  };

  const askAbout = async (uuids: readonly string[], now: Date, limit?: AbortSignal): Promise<boolean> => {
    const answers = await Promise.all(uuids.map((uuid) => ask(uuid, now, limit)));
    return answers.every((answer) => answer === 'told');
  };

  const askAboutOpen = async (checkOutId: number, now: Date, limit?: AbortSignal): Promise<boolean> =>
    askAbout(await work.read(({ payments }) => payments.openOf(checkOutId)), now, limit);

  /** Given up ones too: money may have come for them. False: about one of them nobody knows. */
  const askAboutAll = async (checkOutId: number, now: Date, limit?: AbortSignal): Promise<boolean> =>
    askAbout(await work.read(({ payments }) => payments.unpaidOf(checkOutId)), now, limit);

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
    made: PaymentOrder,
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
      await within.payments.giveUpOthers(row.id, made.uuid);
    });

  const request = async (
    checkOutId: number,
    option: string | null,
    now: Date,
    limit: AbortSignal,
  ): Promise<Failure | null> => {
    // What is known may be old: a tab may have been paid in, or given up at the bank, without a word to us.
    if (!(await askAboutOpen(checkOutId, now, limit))) return fail('payment_unavailable');
    const state = await stateOf(checkOutId);
    const { row, payments, lines } = state;
    if (isReady(state, option)) return null;
    const answer = checkOutCan.pay(factsOf(row), now);
    if (!answer.allowed)
      return fail(answer.reason === 'payment_term_over' ? 'payment_term_over' : 'wrong_state');
    const reference = referenceFor(row, payments);
    const details = { reference, returnUrl: links.pageOf(row), notificationUrl: links.webhook() };
    const made = await provider.createOrder(orderFor(row, lines, details, option, now), limit);
    if (!isTrouble(made)) {
      const isOpen = made.status === 'pending' || made.status === 'authorized';
      await (isOpen ? keepAttempt(row, made, { reference, option }, now) : settle(made, now));
    }
    // It may refuse because money has come for an earlier attempt, and nobody told us.
    else if (made.kind === 'refused') await askAboutAll(checkOutId, now, limit);
    return isReady(await stateOf(checkOutId), option) ? null : fail('payment_unavailable');
  };

  /** Others keep away from this check-out's payments as long as the task runs. */
  const holding = async <T>(checkOutId: number, until: () => Date, task: () => Promise<T>): Promise<T> => {
    const hold = (end: Date | null) =>
      work.transaction(({ checkOuts }) => checkOuts.update(checkOutId, { payingUntil: end }));
    let renewal = Promise.resolve();
    const renewing = setInterval(() => {
      renewal = hold(until()).catch(() => {});
    }, RENEW_MS);
    try {
      return await task();
    } finally {
      clearInterval(renewing);
      await renewal;
      await hold(null);
    }
  };

  return {
    methods: async (now: Date): Promise<OnlinePaymentMethods> =>
      (await methods(now, BUYER_WAITS_MS)) ?? noMethods,
    askAboutAll,
    /** For somebody who waits at a screen. */
    lookAgain: (checkOutId: number, now: Date): Promise<boolean> =>
      askAboutAll(checkOutId, now, AbortSignal.timeout(BUYER_WAITS_MS)),

    /** Where nobody knows the banks, any option may be right. */
    isKnownOption: async (option: string | null, now: Date): Promise<boolean> => {
      if (option === null) return true;
      const choices = await methods(now, CHOICE_WAITS_MS);
      if (!choices) return true;
      return option === cardOption
        ? choices.cards !== null
        : choices.banks.some(({ code }) => code === option);
    },

    /** Leaves one living payment, however many tabs ask at once: the others wait for the first. */
    begin: async (checkOutId: number, option: string | null, now: Date): Promise<Failure | null> => {
      const began = performance.now();
      const later = (ms: number): Date => new Date(now.getTime() + performance.now() - began + ms);
      const limit = AbortSignal.timeout(BUYER_WAITS_MS);
      while (!limit.aborted) {
        const isMine = await work.transaction(({ checkOuts }) =>
          checkOuts.beginPaying(checkOutId, later(0), later(LEASE_MS)),
        );
        if (isMine)
          return holding(
            checkOutId,
            () => later(LEASE_MS),
            () => request(checkOutId, option, now, limit),
          );
        await pause(POLL_MS);
        if (isReady(await stateOf(checkOutId), option)) return null;
      }
      return fail('payment_unavailable');
    },

    /** A webhook: it says where to look, and what is seen there counts. */
    hear: async (token: string, now: Date): Promise<'ok' | Failure> => {
      const uuid = await provider.readOrderToken(token);
      if (uuid === null) return fail('malformed');
      const answer = await ask(uuid, now, AbortSignal.timeout(BUYER_WAITS_MS));
      return answer === 'told' ? 'ok' : fail('payment_unavailable');
    },

    /** Asks about every payment that is still open, and now and then about those that were given up. */
    reconcile: async (now: Date): Promise<void> => {
      const uuids = await work.read(({ payments }) =>
        payments.toAskAbout({
          givenUpSince: addHours(now, -LATE_MONEY_HOURS),
          givenUpAskedBefore: addHours(now, -1),
          limit: 500,
        }),
      );
      let unanswered = 0;
      let trouble: unknown;
      for (const uuid of new Set(uuids)) {
        try {
          unanswered = (await ask(uuid, now)) === 'silent' ? unanswered + 1 : 0;
        } catch (error) {
          trouble ??= error;
        }
        // The provider is down: the next round asks again.
        if (unanswered === 3) break;
      }
      if (trouble) throw trouble;
    },
  };
};
export type PaymentsService = ReturnType<typeof paymentsService>;
