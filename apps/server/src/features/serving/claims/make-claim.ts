import type { Claim } from '@shop/contract/claims';
import type { UploadedFile } from '@shop/contract/files';
import { broughtOn } from '@shop/domain/calendar';
import { dayInVilnius } from '@shop/domain/day';
import { claimableUntil, claimAnswerBy } from '@shop/domain/days/after-delivery';
import type { Actor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { CheckOutMails } from '../../selling/check-outs/check-out-mails.ts';
import { recordMove } from '../../selling/check-outs/check-out-trail.ts';
import type { CheckOutViews } from '../../selling/check-outs/check-out-views.ts';
import { type ClaimRequester, maySeeClaims } from './claim-access.ts';
import { cityOf, claimFor, letterFactsOf, wholeClaim } from './claim-facts.ts';
import { claimLetters } from './claim-letters.ts';
import type { ClaimPictures } from './claim-pictures.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly catalogue: Catalogue;
  readonly views: CheckOutViews;
  readonly mails: CheckOutMails;
  readonly pictures: ClaimPictures;
};

/** A buyer says what was wrong with a box: once, until its term is over. */
export const makeClaim =
  ({ work, catalogue, views, mails, pictures }: Parts) =>
  (
    { deliveryId, words }: { readonly deliveryId: number; readonly words: string },
    uploads: readonly UploadedFile[],
    requester: ClaimRequester,
    actor: Actor,
  ): Promise<Claim | Failure> => {
    const make = (files: readonly string[]) =>
      work.transaction(async (within) => {
        const row = await within.checkOuts.lockByDelivery(deliveryId);
        const delivery = row && (await within.deliveries.one(deliveryId));
        if (!row || !delivery || !maySeeClaims(views, row, requester)) return fail('not_found');
        if (delivery.status !== 'delivered') return fail('not_delivered_yet');
        const city = await cityOf(within, catalogue, row, delivery);
        const { now } = actor;
        if (now >= claimableUntil(broughtOn(delivery.day, row.deliveryDayBefore), city))
          return fail('claim_over');
        if (await within.claims.isThere(deliveryId)) return fail('already_done');
        const answerBy = claimAnswerBy(dayInVilnius(now), city);
        const id = await within.claims.insert({ deliveryId, words, answerBy, createdAt: now }, files);
        const claim = await wholeClaim(within, id);
        const fresh = await within.checkOuts.update(row.id);
        const by = requester.viewer?.role === 'admin' ? 'staff' : 'buyer';
        const details = { deliveryIds: [deliveryId] };
        await recordMove(within, row, 'claim_made', { by, actorId: actor.id }, now, details);
        const facts = letterFactsOf(claim);
        await mails.toBuyer(within, claimLetters.claimReceived, fresh, facts, now);
        await mails.toOwner(within, claimLetters.claimMade, { row: fresh, ...facts }, now);
        return claimFor(within, claim, fresh, requester.viewer);
      });
    return pictures.keep(uploads, make);
  };
