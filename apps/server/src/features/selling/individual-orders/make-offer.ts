import { checkOutCan, moneyEventOf } from '@shop/domain/states/check-out-can';
import type { Actor } from '../../../actor.ts';
import type { Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, isFailure } from '../../../failure.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { EffectParts } from '../check-outs/check-out-effects.ts';
import { factsOf, toPayCents } from '../check-outs/check-out-facts.ts';
import type { CheckOutLinks } from '../check-outs/check-out-links.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import type { CheckOutMoves } from '../check-outs/check-out-moves.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import { payableCheckOut } from '../check-outs/payable-check-out.ts';
import { byShop, byStaff } from '../mover.ts';
import type { PayableMoney } from '../payables/money.ts';
import { refused } from '../refusals.ts';
import { individualLetters } from './individual-letters.ts';
import { writePrice } from './offer-price.ts';

export type OfferParts = {
  readonly catalogue: Catalogue;
  readonly moves: CheckOutMoves;
  readonly mails: CheckOutMails;
  readonly links: CheckOutLinks;
  readonly money: PayableMoney;
  readonly leaveTooClose: EffectParts['leaveTooClose'];
};

/** The shop says what an individual order costs. The caller holds the check-out. */
export const makeOffer = ({ catalogue, moves, mails, links, money, leaveTooClose }: OfferParts) => {
  const leaveNear = async (within: Work, row: CheckOutRow, now: Date): Promise<CheckOutRow | Failure> => {
    const refusal = await leaveTooClose(within, row, now);
    if (refusal) return refusal;
    const fresh = await within.checkOuts.one(row.id);
    return fresh ?? fail('not_found');
  };

  return {
    approve: async (
      within: Work,
      row: CheckOutRow,
      priceCents: number,
      actor: Actor,
    ): Promise<CheckOutRow | Failure> => {
      const { now } = actor;
      const answer = checkOutCan.move(factsOf(row), 'approve');
      // A second click, or another admin at the same moment with the same price.
      if (!answer.allowed && answer.reason === 'already_done' && row.kitsCents === priceCents) return row;
      if (!answer.allowed) return refused(answer.reason);
      const near = await leaveNear(within, row, now);
      if (isFailure(near)) return near;
      const priced = await writePrice(within, near, priceCents, await catalogue.snapshot(), now);
      const offered = await moves.move(within, priced, 'approve', { mover: byStaff(actor) }, now);
      if (isFailure(offered)) return offered;
      const movedTo = near.startDate === row.startDate ? null : near.startDate;
      const more = { movedTo, page: links.requestPageOf(row) };
      await mails.toBuyer(within, individualLetters.offerMade, offered, more, now);
      return offered;
    },

    /** While it waits for its money, and nobody is paying just now: the 6 hours begin anew. */
    changePrice: async (
      within: Work,
      row: CheckOutRow,
      priceCents: number,
      actor: Actor,
    ): Promise<CheckOutRow | Failure> => {
      const { now } = actor;
      const answer = checkOutCan.move(factsOf(row), 'change_price');
      if (!answer.allowed) return refused(answer.reason);
      if (checkOutCan.timeOut(factsOf(row), now).allowed) return refused('payment_term_over');
      if (row.kitsCents === priceCents) return row;
      if (!(await money.keepFromPaying(within, payableCheckOut(row.id), now))) return fail('payment_open');
      // What is paid in cash is being cooked, and what waits for a transfer moves when that comes.
      const near = row.status === 'waiting_payment' ? row : await leaveNear(within, row, now);
      if (isFailure(near)) return near;
      const priced = await writePrice(within, near, priceCents, await catalogue.snapshot(), now);
      const changed = await moves.move(within, priced, 'change_price', { mover: byStaff(actor) }, now);
      if (isFailure(changed)) return changed;
      // Its coupons pay for all of it now, which is mailed instead.
      if (toPayCents(changed) === 0) {
        const mover = byShop('nothing_to_pay');
        return moves.move(within, changed, moneyEventOf(factsOf(changed)), { mover }, now);
      }
      const more = { beforeCents: row.totalCents, page: links.requestPageOf(row) };
      await mails.toBuyer(within, individualLetters.priceChanged, changed, more, now);
      return changed;
    },
  };
};
