import type {
  IndividualOrder,
  IndividualOrderAction,
  IndividualOrderInput,
} from '@shop/contract/individual-orders';
import type { OrderChangePreview } from '@shop/contract/order-changes';
import type { Day } from '@shop/domain/day';
import { checkOutGroups } from '@shop/domain/states/groups';
import type { Actor, Visitor } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, isFailure } from '../../../failure.ts';
import { tooMany } from '../../base/limits/too-many.ts';
import type { CheckOutViews } from '../check-outs/check-out-views.ts';
import { recordMove } from '../check-outs/check-out-trail.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import type { CheckOutsService } from '../check-outs/check-outs.service.ts';
import { payableCheckOut } from '../check-outs/payable-check-out.ts';
import { byStaff } from '../mover.ts';
import type { OrderChangesService } from '../order-changes/order-changes.service.ts';
import { refused } from '../refusals.ts';
import { type AnswerParts, answerCancellation } from './answer-cancellation.ts';
import { writeDayMenu } from './day-menu.ts';
import { individualLetters } from './individual-letters.ts';
import { findIndividual, type IndividualRequester, requesterFor } from './individual-requester.ts';
import type { IndividualViews } from './individual-views.ts';
import { makeOffer, type OfferParts } from './make-offer.ts';
import { payOffer, type PayingParts } from './pay-offer.ts';
import type { Sending, SendRequest } from './send-request.ts';

type Parts = OfferParts &
  AnswerParts &
  PayingParts & {
    readonly work: UnitOfWork;
    readonly views: CheckOutViews;
    readonly shown: IndividualViews;
    readonly send: SendRequest;
    readonly checkOuts: CheckOutsService;
    readonly orderChanges: Pick<OrderChangesService, 'cancel'>;
  };

/** In an hour, of one order: a conversation, and no flood. */
const perOrder = { max: 30, perSeconds: 60 * 60 };

/** Individual orders from the request to the last day. */
export const individualOrdersService = (parts: Parts) => {
  const { work, catalogue, views, shown, send, checkOuts, orderChanges, moves, mails, money, links } = parts;
  const offers = makeOffer(parts);
  const cancellations = answerCancellation(parts);
  const offersPaid = payOffer(parts);
  const writeMenu = writeDayMenu(catalogue);

  const find = (id: number, requester: IndividualRequester) => findIndividual(views, id, requester);

  const carryOut = (
    within: Work,
    row: CheckOutRow,
    input: Exclude<IndividualOrderAction, { readonly action: 'restore' }>,
    actor: Actor,
  ): Promise<CheckOutRow | Failure> => {
    switch (input.action) {
      case 'approve':
        return offers.approve(within, row, input.priceCents, actor);
      case 'change_price':
        return offers.changePrice(within, row, input.priceCents, actor);
      case 'decline':
        return decline(within, row, input.words, actor);
      case 'keep':
        return cancellations.keep(within, row, input.words, actor);
      case 'grant_cancellation':
        return cancellations.grant(within, row, input, actor);
      case 'menu':
        return writeMenu(within, row, input, actor);
    }
  };

  const decline = async (
    within: Work,
    row: CheckOutRow,
    words: string,
    actor: Actor,
  ): Promise<CheckOutRow | Failure> => {
    if (row.status === 'declined') return row;
    await within.individualOrders.update(row.id, { declinedWords: words });
    return moves.move(within, row, 'decline', { mover: byStaff(actor) }, actor.now);
  };

  const answered = (
    id: number,
    requester: IndividualRequester,
    now: Date,
  ): Promise<IndividualOrder | Failure> => shown.one(id, requesterFor(id, requester), now);

  return {
    one: answered,

    send: async (
      input: IndividualOrderInput,
      sending: Sending,
      requester: IndividualRequester,
    ): Promise<IndividualOrder | Failure> => {
      const row = await send(input, sending, requester);
      if (isFailure(row)) return row;
      const { viewer, locale } = requester;
      return shown.one(row.id, { viewer, locale, token: links.tokenOf(row) }, sending.now);
    },

    act: async (
      id: number,
      input: IndividualOrderAction,
      requester: IndividualRequester,
      actor: Actor,
    ): Promise<IndividualOrder | Failure> => {
      const { now } = actor;
      // Whoever ends it, or asks for more, may not know of a payment that was begun online.
      if (input.action === 'decline' || input.action === 'change_price')
        await money.lookAgain(payableCheckOut(id), now);
      const done = await work.transaction(async (within) => {
        await within.calendarDays.holdOpen();
        const row = await within.checkOuts.lock(id);
        if (row?.type !== 'individual_order') return fail('not_found');
        if (input.version !== undefined && input.version !== row.version) return fail('changed_meanwhile');
        return input.action === 'restore' ? row : carryOut(within, row, input, actor);
      });
      if (isFailure(done)) {
        if (done.code !== 'changed_meanwhile') return done;
        const newest = await answered(id, requester, now);
        return isFailure(newest) ? newest : fail('changed_meanwhile', { data: newest });
      }
      if (input.action === 'restore') {
        const restored = await checkOuts.restore(id, requesterFor(id, requester), actor);
        if (isFailure(restored)) return restored;
        await work.transaction(({ individualOrders }) => individualOrders.update(id, { declinedWords: '' }));
      }
      return answered(id, requester, now);
    },

    withdraw: async (
      id: number,
      requester: IndividualRequester,
      now: Date,
    ): Promise<IndividualOrder | Failure> => {
      const row = await find(id, requester);
      if (isFailure(row)) return row;
      if (row.status === 'declined') return answered(id, requester, now);
      if (row.status === 'paid') return refused('needs_request');
      const [line] = await work.read(({ orders }) => orders.linesOf([id]));
      const asked = { requester: requesterFor(id, requester), now };
      const cancelled = await orderChanges.cancel(line?.id ?? 0, { iban: '' }, asked);
      return isFailure(cancelled) ? cancelled : answered(id, requester, now);
    },

    quote: offersPaid.quote,
    pay: offersPaid.pay,

    /** The other side is told that there is something to read; what it says is read on the page alone. */
    say: async (
      id: number,
      words: string,
      requester: IndividualRequester,
      { now }: Pick<Visitor, 'now'>,
    ): Promise<IndividualOrder | Failure> => {
      const seen = await find(id, requester);
      if (isFailure(seen)) return seen;
      const isAllowed = await work.read(({ limits }) =>
        limits.take(`individual message ${id}`, perOrder, now),
      );
      if (!isAllowed) return tooMany(perOrder);
      const { viewer } = requester;
      const isShop = viewer?.role === 'admin' && viewer.userId !== seen.userId;
      const said = await work.transaction(async (within) => {
        const row = await within.checkOuts.lock(id);
        if (!row) return fail('not_found');
        if (checkOutGroups.ended.includes(row.status)) return refused('not_from_here');
        const side = isShop ? 'staff' : 'buyer';
        await within.individualOrders.addMessage({ checkOutId: id, side, words, createdAt: now });
        const fresh = await within.checkOuts.update(id);
        const mover = { by: side, actorId: viewer?.userId ?? null } as const;
        await recordMove(within, row, isShop ? 'request_asked' : 'request_answered', mover, now);
        const page = links.requestPageOf(fresh);
        if (isShop) await mails.toBuyer(within, individualLetters.requestAsked, fresh, { page }, now);
        else {
          const orders = await within.orders.ofCheckOut(id);
          const facts = { row: fresh, orders, page: links.requestAddressOf(fresh) };
          await mails.toOwner(within, individualLetters.requestAnswered, facts, now);
        }
        return fresh;
      });
      return isFailure(said) ? said : answered(id, requester, now);
    },

    cancellationPrice: (id: number, fromDay: Day, actor: Actor): Promise<OrderChangePreview | Failure> =>
      work.view(async (repositories) => {
        const row = await repositories.checkOuts.one(id);
        if (row?.type !== 'individual_order') return fail('not_found');
        return cancellations.preview(repositories, row, fromDay, actor);
      }),
  };
};
export type IndividualOrdersService = ReturnType<typeof individualOrdersService>;
