import { setTimeout as pause } from 'node:timers/promises';
import { cardOption, type OnlinePaymentMethods } from '@shop/contract/payments';
import { addHours } from '@shop/domain/day';
import { checkOutCan, LATE_MONEY_HOURS, payUntil } from '@shop/domain/states/check-out-can';
import { textIn } from '@shop/domain/text';
import { m } from '@shop/messages';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import { fail, type Failure } from '../../failure.ts';
import { isTrouble, type NewPaymentOrder, type Payments } from '../../ports/payments/payments.ts';
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
const PATIENCE_MS = 30_000;
const METHODS_KEPT_MS = 60_000;
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
  let keptMethods: { readonly at: number; readonly methods: OnlinePaymentMethods } | null = null;

  const methods = async (now: Date): Promise<OnlinePaymentMethods> => {
    if (keptMethods && Math.abs(now.getTime() - keptMethods.at) < METHODS_KEPT_MS) return keptMethods.methods;
    const answer = await provider.paymentMethods();
    if (isTrouble(answer)) return noMethods;
    const fresh = { isAvailable: true, banks: [...answer.banks], cards: answer.cards };
    keptMethods = { at: now.getTime(), methods: fresh };
    return fresh;
  };

  /** Asks the provider about one payment. Whatever it answers, the others have their turn before this one again. */
  const ask = async (uuid: string, now: Date): Promise<Answer> => {
    const order = await provider.order(uuid);
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

  const askAboutOpen = async (checkOutId: number, now: Date): Promise<boolean> => {
    const uuids = await work.read(({ payments }) => payments.openOf(checkOutId));
    const answers = await Promise.all(uuids.map((uuid) => ask(uuid, now)));
    return answers.every((answer) => answer === 'told');
  };

  const stateOf = (checkOutId: number) =>
    work.read(async ({ checkOuts, payments, orders }) => {
      const row = await checkOuts.one(checkOutId);
      if (!row) throw new Error('a check-out went while it was paid for');
      const [paid, lines] = await Promise.all([payments.ofCheckOut(row.id), orders.linesOf([row.id])]);
      return { row, payments: paid, lines };
    });

  const isReady = ({ row, payments }: Awaited<ReturnType<typeof stateOf>>, option: string | null): boolean =>
    row.status === 'paid' || payments.some((each) => each.status === 'pending' && each.option === option);

  const request = async (checkOutId: number, option: string | null, now: Date): Promise<Failure | null> => {
    // What is known may be old: a tab may have been paid in, or given up at the bank, without a word to us.
    if (!(await askAboutOpen(checkOutId, now))) return fail('payment_unavailable');
    const state = await stateOf(checkOutId);
    const { row, payments, lines } = state;
    if (isReady(state, option)) return null;
    const answer = checkOutCan.pay(factsOf(row), now);
    if (!answer.allowed)
      return fail(answer.reason === 'payment_term_over' ? 'payment_term_over' : 'wrong_state');
    const reference = referenceFor(row, payments);
    const details = { reference, returnUrl: links.pageOf(row.id), notificationUrl: links.webhook() };
    const made = await provider.createOrder(orderFor(row, lines, details, option, now));
    if (isTrouble(made)) {
      // Money has come for an earlier attempt, and nobody told us.
      if (made.kind === 'already_paid')
        for (const uuid of new Set(payments.map((each) => each.uuid))) await ask(uuid, now);
      return (await stateOf(checkOutId)).row.status === 'paid' ? null : fail('payment_unavailable');
    }
    await work.transaction(async (within) => {
      await within.checkOuts.lock(row.id);
      const known = await within.payments.byUuid(made.uuid);
      const kept = { paymentUrl: made.paymentUrl, option };
      if (known) await within.payments.update(known.id, kept);
      else
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
    return null;
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
    methods,
    ask,
    askAboutOpen,

    /** While the provider does not answer, any option may be right. */
    isKnownOption: async (option: string | null, now: Date): Promise<boolean> => {
      if (option === null) return true;
      const { isAvailable, banks, cards } = await methods(now);
      if (!isAvailable) return true;
      return option === cardOption ? cards !== null : banks.some(({ code }) => code === option);
    },

    /** Leaves one living payment, however many tabs ask at once: the others wait for the first. */
    begin: async (checkOutId: number, option: string | null, now: Date): Promise<Failure | null> => {
      const began = performance.now();
      const later = (ms: number): Date => new Date(now.getTime() + performance.now() - began + ms);
      while (performance.now() - began < PATIENCE_MS) {
        const isMine = await work.transaction(({ checkOuts }) =>
          checkOuts.beginPaying(checkOutId, later(0), later(LEASE_MS)),
        );
        if (isMine)
          return holding(
            checkOutId,
            () => later(LEASE_MS),
            () => request(checkOutId, option, now),
          );
        await pause(POLL_MS);
        if (isReady(await stateOf(checkOutId), option)) return null;
      }
      return fail('payment_unavailable');
    },

    /** A webhook: only the provider's own words have an effect. */
    hear: async (token: string, now: Date): Promise<'ok' | Failure> => {
      const notice = await provider.readOrderToken(token);
      if (!notice) return fail('malformed');
      if (!notice.isStale) {
        await settle(notice, now);
        return 'ok';
      }
      return (await ask(notice.uuid, now)) === 'told' ? 'ok' : fail('payment_unavailable');
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
