import type { Claim } from '@shop/contract/claims';
import type { UploadedFile } from '@shop/contract/files';
import { broughtOn } from '@shop/domain/calendar';
import { dayInVilnius } from '@shop/domain/day';
import { claimableUntil, claimAnswerBy } from '@shop/domain/days/after-delivery';
import type { Actor } from '../../../actor.ts';
import type { Repositories, UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure, isFailure } from '../../../failure.ts';
import { tooMany } from '../../base/limits/too-many.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { CheckOutMails } from '../../selling/check-outs/check-out-mails.ts';
import { recordMove } from '../../selling/check-outs/check-out-trail.ts';
import type { CheckOutViews } from '../../selling/check-outs/check-out-views.ts';
import type { CheckOutRow } from '../../selling/check-outs/check-outs.repository.ts';
import { type ClaimRequester, maySeeClaims } from './claim-access.ts';
import { checkOutOf, cityOf, claimFor, letterFactsOf, wholeClaim } from './claim-facts.ts';
import { claimLetters } from './claim-letters.ts';
import type { ClaimPictures } from './claim-pictures.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly catalogue: Catalogue;
  readonly views: CheckOutViews;
  readonly mails: CheckOutMails;
  readonly pictures: ClaimPictures;
};

/** In an hour: enough for pictures that were none at first, and for an office's boxes; too little for a flood. */
const perBox = { max: 5, perSeconds: 60 * 60 };
const perAddress = { max: 60, perSeconds: 60 * 60 };

/** A buyer says what was wrong with a box: once, until its term is over. */
export const makeClaim =
  ({ work, catalogue, views, mails, pictures }: Parts) =>
  async (
    { deliveryId, words }: { readonly deliveryId: number; readonly words: string },
    uploads: readonly UploadedFile[],
    requester: ClaimRequester,
    { actor, address }: { readonly actor: Actor; readonly address: string },
  ): Promise<Claim | Failure> => {
    const { now } = actor;
    const claimable = async (repositories: Repositories, row: CheckOutRow | null) => {
      const delivery = row && (await repositories.deliveries.one(deliveryId));
      if (!row || !delivery || !maySeeClaims(views, row, requester)) return fail('not_found');
      if (delivery.status !== 'delivered') return fail('not_delivered_yet');
      const city = await cityOf(repositories, catalogue, row, delivery);
      if (now >= claimableUntil(broughtOn(delivery.day, row.deliveryDayBefore), city))
        return fail('claim_over');
      if (await repositories.claims.isThere(deliveryId)) return fail('already_done');
      return { row, city };
    };
    const make = (files: readonly string[]) =>
      work.transaction(async (within) => {
        const found = await claimable(within, await within.checkOuts.lockByDelivery(deliveryId));
        if (isFailure(found)) return found;
        const { row, city } = found;
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
    // Pictures are large, and anybody can send them: who may not say anything is told before they are looked at.
    const refused = await work.read(async (repositories) => {
      const found = await claimable(repositories, await checkOutOf(repositories, deliveryId));
      if (isFailure(found)) return found;
      const { limits } = repositories;
      if (!(await limits.take(`claim ${address}`, perAddress, now))) return tooMany(perAddress);
      return (await limits.take(`claim of ${deliveryId}`, perBox, now)) ? null : tooMany(perBox);
    });
    return refused ?? pictures.keep(uploads, make);
  };
