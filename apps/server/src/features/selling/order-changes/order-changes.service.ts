import type { OrderChangeAnswer } from '@shop/contract/changing-orders';
import type {
  OrderChange,
  OrderChangeInput,
  OrderChangeKind,
  OrderChangePreview,
} from '@shop/contract/order-changes';
import type { Order } from '@shop/contract/orders';
import { dayCan } from '@shop/domain/days/day-can';
import { checkOutGroups } from '@shop/domain/states/groups';
import type { TrailAction } from '@shop/domain/states/trail';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid, isFailure } from '../../../failure.ts';
import { isIban } from '../../../papers/payment-reference.ts';
import type { CheckOutLinks } from '../check-outs/check-out-links.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import type { CheckOutMoves } from '../check-outs/check-out-moves.ts';
import { recordMove } from '../check-outs/check-out-trail.ts';
import type { CheckOutViews, Requester } from '../check-outs/check-out-views.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import { dayFactsOf } from '../check-outs/order-days.ts';
import { checkOutLetters } from '../check-outs/check-out-letters.ts';
import { byStaff } from '../mover.ts';
import type { PayableMoney } from '../payables/money.ts';
import { refused } from '../refusals.ts';
import type { Changer, ChangeContexts } from './change-context.ts';
import { applyKits, planKit } from './change-kit.ts';
import { planStop } from './change-stop.ts';
import { continueOrder } from './continue-order.ts';
import { giveBack } from './give-back.ts';
import type { MoneyBack } from './money-back.ts';
import { orderChangeLetters } from './order-change-letters.ts';
import { keepChange } from './keep-change.ts';
import { presentOrderChange, undoUntil } from './order-changes.presenter.ts';
import type { OrderChangeRow } from './order-changes.repository.ts';
import { type ChangeContext, noMoney, type PlannedChange } from './planned-change.ts';
import { planMove, planSkip } from './shift-days.ts';
import { payableSupplement } from './supplement.ts';
import type { Supplements } from './supplements.ts';
import { undoChange } from './undo-change.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly contexts: ChangeContexts;
  readonly views: CheckOutViews;
  readonly links: CheckOutLinks;
  readonly moves: CheckOutMoves;
  readonly mails: CheckOutMails;
  readonly money: PayableMoney;
  readonly moneyBack: MoneyBack;
  readonly supplements: Supplements;
};

type DayInput = Exclude<OrderChangeInput, { readonly action: 'undo' | 'request_cancellation' }>;
type Asked = { readonly requester: Requester; readonly now: Date };

const trailActionOf = (
  kind: Exclude<OrderChangeKind, 'cancel_order' | 'bring_again' | 'give_back'>,
): TrailAction => (kind === 'request_cancellation' ? kind : `change_${kind}`);

/** What the buyer saw to be paid (above 0) or returned (below). */
const seenCents = ({ money }: PlannedChange): number => money.supplementCents - money.returnCents;

/** Changes of an order's days, by its buyer or by the shop. */
export const orderChangesService = (parts: Parts) => {
  const { work, contexts, views, links, moves, mails, money, moneyBack, supplements } = parts;
  const planGiveBack = giveBack({ moves, moneyBack });
  const planKitChange = planKit(moneyBack);
  const goOn = continueOrder({ moves, moneyBack });

  const changerOf = (row: CheckOutRow, { requester: { viewer }, now }: Asked): Changer => {
    const isOwner = viewer !== null && viewer.userId === row.userId;
    const isShop = viewer?.role === 'admin' && !isOwner;
    const actorId = viewer?.userId ?? null;
    return {
      by: isShop ? 'provider' : 'buyer',
      mover: { by: isShop ? 'staff' : 'buyer', actorId },
      now,
    };
  };

  /** The check-out of an order, where the requester may see it. */
  const rowOf = async (
    repositories: Pick<Work, 'checkOuts' | 'orders'>,
    orderId: number,
    { requester }: Asked,
    lock: boolean,
  ): Promise<CheckOutRow | Failure> => {
    const checkOutId = await repositories.orders.checkOutOf(orderId);
    const row =
      checkOutId === null
        ? null
        : await (lock ? repositories.checkOuts.lock(checkOutId) : repositories.checkOuts.one(checkOutId));
    return row && views.maySee(row, requester) ? row : fail('not_found');
  };

  /** Whoever holds the link alone sees, pays and cancels; the rest needs an account. */
  const isBeyondLink = (row: CheckOutRow, { requester: { viewer } }: Asked, action: string): boolean =>
    action !== 'cancel' && viewer?.role !== 'admin' && (viewer === null || viewer.userId !== row.userId);

  /** Before any money has come an order is cancelled whole. */
  const planCancelOrder = (context: ChangeContext): PlannedChange => ({
    kind: 'cancel_order',
    orderId: null,
    days: context.orders.flatMap(({ id, item, deliveries }) =>
      deliveries
        .filter(({ status }) => status === 'planned' || status === 'held')
        .map((delivery) => ({
          deliveryId: delivery.id,
          orderId: id,
          kitName: (delivery.item ?? item).name,
          from: { day: delivery.day },
          to: null,
        })),
    ),
    effectiveFrom: null,
    money: noMoney,
    apply: async (within) => {
      const event = context.by === 'buyer' ? 'cancel' : 'decline';
      const moved = await moves.move(within, context.row, event, { mover: context.mover }, context.now);
      return isFailure(moved) ? moved : undefined;
    },
  });

  const planOf = (context: ChangeContext, input: DayInput): PlannedChange | Failure => {
    switch (input.action) {
      case 'move':
        return planMove(context, input);
      case 'skip':
        return planSkip(context, input);
      case 'cancel':
        return planGiveBack(context, input);
      case 'address':
      case 'time':
      case 'method':
        return planStop(context, input);
      case 'kit':
        return planKitChange(context, input);
    }
  };

  /** The days of a line that can still be given back. */
  const cancellable = ({ row, order, terms, now }: ChangeContext): number[] | Failure => {
    const answers = order.deliveries.map((delivery) => ({
      id: delivery.id,
      answer: dayCan('cancel', dayFactsOf(row, order, delivery), terms, now),
    }));
    const ids = answers.filter(({ answer }) => answer.allowed).map(({ id }) => id);
    if (ids.length > 0) return ids;
    const reasons = answers.flatMap(({ answer }) => (answer.allowed ? [] : [answer.reason]));
    return refused(reasons.find((reason) => reason !== 'not_from_here') ?? 'not_from_here');
  };

  const previewOf = (row: CheckOutRow, plan: PlannedChange): OrderChangePreview => ({
    action: plan.kind,
    version: row.version,
    days: [...plan.days],
    effectiveFrom: plan.effectiveFrom,
    money: plan.money,
  });

  /** Carries a plan out with its receipt, or keeps it until its supplement is paid. */
  const carryOut = async (
    within: Work,
    context: ChangeContext,
    plan: PlannedChange,
  ): Promise<OrderChangeRow | Failure> => {
    const { row, mover, now } = context;
    // Any other change makes an unpaid one lapse.
    await supplements.lapseOf(within, row, mover, now);
    const isPaidFirst = plan.money.supplementCents > 0 && context.by === 'buyer';
    const change = await keepChange(within, context, plan, isPaidFirst ? 'pending' : 'done');
    if (isPaidFirst) {
      await supplements.begin(within, row, change, mover, now);
      return change;
    }
    const refusal = await plan.apply(within, change.id);
    if (refusal) return refusal;
    const { kind } = plan;
    // The move of an unpaid check-out, or of a day that did not come, tells by itself.
    if (kind === 'cancel_order' || kind === 'bring_again' || kind === 'give_back') return change;
    const deliveryIds = plan.days.map(({ deliveryId }) => deliveryId);
    await recordMove(within, row, trailActionOf(kind), mover, now, {
      deliveryIds,
      changeId: change.id,
    });
    const fresh = (await within.checkOuts.one(row.id)) ?? row;
    await mails.toBuyer(
      within,
      orderChangeLetters.orderChanged,
      fresh,
      { change: plan, by: context.by },
      now,
    );
    return change;
  };

  const answered = async (
    plan: OrderChangePreview,
    change: OrderChangeRow | null,
    checkOutId: number,
    { requester, now }: Asked,
  ): Promise<OrderChangeAnswer | Failure> => {
    const checkOut = await views.one(checkOutId, requester, now);
    if (isFailure(checkOut)) return checkOut;
    const shown = change && checkOut.changes.find(({ id }) => id === change.id);
    return { preview: plan, change: shown ?? (change && presentOrderChange(change, { now })), checkOut };
  };

  /** Somebody has changed it meanwhile: whoever asked is told how it is now. */
  const changedMeanwhile = async (row: CheckOutRow, { requester, now }: Asked): Promise<Failure> => {
    const checkOut = await views.one(row.id, requester, now);
    return fail('changed_meanwhile', { ...(!isFailure(checkOut) && { data: checkOut }) });
  };

  type Plan = (context: ChangeContext) => PlannedChange | Failure;

  const preview = (
    orderId: number,
    plan: Plan,
    asked: Asked,
    action: string,
  ): Promise<OrderChangePreview | Failure> =>
    work.view(async (repositories) => {
      const row = await rowOf(repositories, orderId, asked, false);
      if (isFailure(row)) return row;
      if (isBeyondLink(row, asked, action)) return fail('needs_account');
      const context = await contexts(repositories, row, orderId, changerOf(row, asked));
      if (isFailure(context)) return context;
      const planned = plan(context);
      return isFailure(planned) ? planned : previewOf(row, planned);
    });

  type Seen = { readonly version?: number | undefined; readonly expectedCents?: number | undefined };

  const change = async (
    orderId: number,
    { version, expectedCents }: Seen,
    plan: Plan,
    asked: Asked,
    action: string,
  ): Promise<OrderChangeAnswer | Failure> => {
    let isOld: CheckOutRow | null = null;
    const done = await work.transaction(async (within) => {
      const row = await rowOf(within, orderId, asked, true);
      if (isFailure(row)) return row;
      if (isBeyondLink(row, asked, action)) return fail('needs_account');
      if (version !== undefined && row.version !== version) {
        isOld = row;
        return fail('changed_meanwhile');
      }
      const context = await contexts(within, row, orderId, changerOf(row, asked));
      if (isFailure(context)) return context;
      const planned = plan(context);
      if (isFailure(planned)) return planned;
      const shown = previewOf(row, planned);
      if (expectedCents !== undefined && expectedCents !== seenCents(planned))
        return fail('prices_updated', { data: shown });
      const kept = await carryOut(within, context, planned);
      return isFailure(kept) ? kept : { shown, kept, checkOutId: row.id };
    });
    if (isFailure(done)) return isOld ? changedMeanwhile(isOld, asked) : done;
    return answered(done.shown, done.kept, done.checkOutId, asked);
  };

  const undo = async (
    orderId: number,
    { version, changeId }: { readonly version: number; readonly changeId: number },
    asked: Asked,
  ): Promise<OrderChangeAnswer | Failure> => {
    const done = await work.transaction(async (within) => {
      const row = await rowOf(within, orderId, asked, true);
      if (isFailure(row)) return row;
      if (isBeyondLink(row, asked, 'undo')) return fail('needs_account');
      if (row.version !== version) return fail('changed_meanwhile');
      const context = await contexts(within, row, orderId, changerOf(row, asked));
      if (isFailure(context)) return context;
      const known = await within.orderChanges.one(changeId);
      if (!known || known.checkOutId !== row.id) return fail('not_found');
      const refusal =
        known.kind === 'cancel'
          ? await goOn(
              within,
              context,
              known.days.map(({ deliveryId }) => deliveryId),
            )
          : await undoChange(within, context, changeId);
      if (refusal) return refusal;
      const fresh = (await within.checkOuts.one(row.id)) ?? row;
      await mails.toBuyer(within, orderChangeLetters.orderChangeUndone, fresh, {}, asked.now);
      return { known: { ...known, status: 'undone' as const }, row };
    });
    if (isFailure(done)) return done;
    const { known, row } = done;
    const shown = presentOrderChange(known, { now: asked.now });
    const { action, days, effectiveFrom, money: figures } = shown;
    return answered(
      { action, version: row.version, days, effectiveFrom, money: figures },
      known,
      row.id,
      asked,
    );
  };

  /** An individual order is cancelled by request; nothing stops until it is answered. */
  const requestCancellation = async (
    orderId: number,
    { version, reason }: { readonly version: number; readonly reason: string },
    asked: Asked,
  ): Promise<OrderChangeAnswer | Failure> => {
    const plan = (context: ChangeContext): PlannedChange | Failure =>
      context.row.type === 'individual_order'
        ? {
            kind: 'request_cancellation',
            orderId,
            days: [],
            effectiveFrom: null,
            money: noMoney,
            words: reason,
            apply: async (within) => {
              const { order, row } = context;
              if (order.status !== 'paid') return refused('not_from_here');
              await within.orders.setStatus(order.id, 'cancellation_request', order.status);
              await within.checkOuts.update(row.id);
              const facts = { number: row.number, page: links.pageOf(row), message: reason };
              await mails.toOwner(within, orderChangeLetters.cancellationRequested, facts, context.now);
              return undefined;
            },
          }
        : refused('not_from_here');
    return change(orderId, { version }, plan, asked, 'request_cancellation');
  };

  return {
    /** With `isPreview` it only says what would happen. */
    change: async (
      orderId: number,
      input: OrderChangeInput,
      isPreview: boolean,
      asked: Asked,
    ): Promise<OrderChangeAnswer | Failure> => {
      if (input.action === 'undo') return undo(orderId, input, asked);
      if (input.action === 'request_cancellation') return requestCancellation(orderId, input, asked);
      const plan: Plan = (context) => planOf(context, input);
      if (isPreview) {
        const shown = await preview(orderId, plan, asked, input.action);
        if (isFailure(shown)) return shown;
        const checkOutId = await work.read(({ orders }) => orders.checkOutOf(orderId));
        return answered(shown, null, checkOutId ?? 0, asked);
      }
      if ('iban' in input && input.iban !== '' && !isIban(input.iban))
        return invalid({ iban: 'iban_invalid' });
      return change(orderId, input, plan, asked, input.action);
    },

    cancellationPrice: (
      orderId: number,
      deliveryIds: readonly number[] | undefined,
      asked: Asked,
    ): Promise<OrderChangePreview | Failure> =>
      preview(
        orderId,
        (context) => {
          if (checkOutGroups.open.includes(context.row.status)) return planCancelOrder(context);
          const ids = deliveryIds ?? cancellable(context);
          return isFailure(ids) ? ids : planGiveBack(context, { deliveryIds: ids, iban: '' });
        },
        asked,
        'cancel',
      ),

    /** All that is left: of an unpaid check-out everything, of a paid line its days outside the term. */
    cancel: async (
      orderId: number,
      { version, iban }: { readonly version?: number | undefined; readonly iban: string },
      asked: Asked,
    ): Promise<OrderChangeAnswer | Failure> => {
      if (iban !== '' && !isIban(iban)) return invalid({ iban: 'iban_invalid' });
      const checkOutId = await work.read(({ orders }) => orders.checkOutOf(orderId));
      // Whoever cancels may not know of a payment that was begun online.
      if (checkOutId !== null) await supplements.lookAgain(checkOutId, asked.now);
      return change(
        orderId,
        { version },
        (context) => {
          if (checkOutGroups.open.includes(context.row.status)) return planCancelOrder(context);
          const ids = cancellable(context);
          return isFailure(ids) ? ids : planGiveBack(context, { deliveryIds: ids, iban });
        },
        asked,
        'cancel',
      );
    },

    /** Goes on with what was cancelled. */
    recover: async (
      orderId: number,
      deliveryIds: readonly number[] | undefined,
      asked: Asked,
    ): Promise<Order | Failure> => {
      const done = await work.transaction(async (within): Promise<number | Failure> => {
        const row = await rowOf(within, orderId, asked, true);
        if (isFailure(row)) return row;
        const changer = changerOf(row, asked);
        const { now } = asked;
        if (checkOutGroups.endedUnpaid.includes(row.status)) {
          const [last] = await within.orderChanges.ofCheckOut(row.id);
          const until = last?.kind === 'cancel_order' ? undoUntil(last) : null;
          if (changer.by === 'buyer' && (until === null || now >= until))
            return fail(until === null ? 'wrong_state' : 'undo_over');
          const restored = await moves.move(within, row, 'restore', { mover: changer.mover }, now);
          if (isFailure(restored)) return restored;
          if (last?.kind === 'cancel_order') await within.orderChanges.update(last.id, { status: 'undone' });
          await mails.toBuyer(within, checkOutLetters.orderRestored, restored, {}, now);
          return row.id;
        }
        const context = await contexts(within, row, orderId, changer);
        if (isFailure(context)) return context;
        const refusal = await goOn(within, context, deliveryIds);
        if (refusal) return refusal;
        const fresh = (await within.checkOuts.one(row.id)) ?? row;
        await mails.toBuyer(within, orderChangeLetters.orderChangeUndone, fresh, {}, now);
        return row.id;
      });
      const shown = isFailure(done) ? done : await views.one(done, asked.requester, asked.now);
      if (isFailure(shown)) return shown;
      return shown.orders.find(({ id }) => id === orderId) ?? fail('not_found');
    },

    /** An admin lets go of a supplement: the change holds without it. */
    waive: (changeId: number, note: string, actor: Actor): Promise<OrderChange | Failure> =>
      work.transaction(async (within) => {
        const known = await within.orderChanges.one(changeId);
        const row = known && (await within.checkOuts.lock(known.checkOutId));
        const pending = row && (await within.orderChanges.one(changeId));
        if (!row || !pending) return fail('not_found');
        if (pending.status !== 'pending') return refused('not_from_here');
        const mover = byStaff(actor, note);
        const changer = { by: 'provider', mover, now: actor.now } as const;
        const context = await contexts(within, row, pending.orderId ?? 0, changer);
        if (isFailure(context)) return context;
        const { wantedKits: kits, money: figures } = pending;
        await applyKits(within, context, moneyBack, {
          changeId,
          kits,
          money: figures,
          iban: '',
          isWaived: true,
        });
        const done = await within.orderChanges.update(changeId, {
          status: 'done',
          doneAt: actor.now,
          supplementCents: 0,
        });
        await recordMove(within, row, 'supplement_waived', mover, actor.now, { changeId });
        const fresh = (await within.checkOuts.one(row.id)) ?? row;
        const change = { kind: pending.kind, days: pending.days, money: { ...figures, supplementCents: 0 } };
        await mails.toBuyer(
          within,
          orderChangeLetters.orderChanged,
          fresh,
          { change, by: 'buyer' },
          actor.now,
        );
        return presentOrderChange(done, { now: actor.now });
      }),

    /** To the bank, for a supplement. */
    pay: async (
      changeId: number,
      option: string | null,
      { requester, now }: Asked,
    ): Promise<{ paymentUrl: string } | Failure> => {
      const found = await work.read(async ({ orderChanges, checkOuts }) => {
        const pending = await orderChanges.one(changeId);
        return pending && checkOuts.one(pending.checkOutId);
      });
      if (!found || !views.maySee(found, requester)) return fail('not_found');
      if (!(await money.isKnownOption(option, now))) return invalid({ paymentOption: 'unknown_choice' });
      const refusal = await money.begin(payableSupplement(changeId), option, now);
      if (refusal) return refusal;
      const { paymentUrl } = await work.read((repositories) =>
        money.accountOf(repositories, payableSupplement(changeId), now),
      );
      return paymentUrl === null ? fail('payment_unavailable') : { paymentUrl };
    },
  };
};
export type OrderChangesService = ReturnType<typeof orderChangesService>;
