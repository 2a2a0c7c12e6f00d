import type { Claim } from '@shop/contract/claims';
import type { WholeFile } from '@shop/contract/files';
import { broughtOn } from '@shop/domain/calendar';
import { claimableUntil } from '@shop/domain/days/after-delivery';
import type { Viewer } from '../../../actor.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure } from '../../../failure.ts';
import { type Page, pageFrom } from '../../../page.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { PointsService } from '../../people/points/points.service.ts';
import type { CheckOutMoves } from '../../selling/check-outs/check-out-moves.ts';
import type { CheckOutMails } from '../../selling/check-outs/check-out-mails.ts';
import type { CheckOutViews } from '../../selling/check-outs/check-out-views.ts';
import type { CheckOutRow } from '../../selling/check-outs/check-outs.repository.ts';
import type { ChangeContexts } from '../../selling/order-changes/change-context.ts';
import type { Supplements } from '../../selling/order-changes/supplements.ts';
import type { PayableMoney } from '../../selling/payables/money.ts';
import { answerClaim } from './answer-claim.ts';
import { type ClaimRequester, maySeeClaims } from './claim-access.ts';
import { checkOutOf, cityOf, claimFor } from './claim-facts.ts';
import type { ClaimPictures } from './claim-pictures.ts';
import { presentClaim } from './claims.presenter.ts';
import type { ClaimFilter } from './claims.repository.ts';
import { makeClaim } from './make-claim.ts';

export type ClaimParts = {
  readonly work: UnitOfWork;
  readonly catalogue: Catalogue;
  readonly views: CheckOutViews;
  readonly mails: CheckOutMails;
  readonly money: PayableMoney;
  readonly points: PointsService;
  readonly contexts: ChangeContexts;
  readonly moves: CheckOutMoves;
  readonly supplements: Supplements;
  readonly pictures: ClaimPictures;
};

/** Something was wrong with a box: said by its buyer, answered by an admin. */
export const claimsService = (parts: ClaimParts) => {
  const { work, catalogue, views, pictures } = parts;
  const maySee = (row: CheckOutRow, requester: ClaimRequester) => maySeeClaims(views, row, requester);

  return {
    create: makeClaim(parts),
    answer: answerClaim(parts),

    list: (query: Omit<ClaimFilter, 'userId'>, viewer: Viewer): Promise<Page<Claim> | Failure> =>
      work.read(async ({ claims }) => {
        const filter = { ...query, ...(viewer.role !== 'admin' && { userId: viewer.userId }) };
        return pageFrom(await claims.list(filter), (claim) =>
          presentClaim(claim, viewer.role === 'admin' ? { mostCents: null } : null),
        );
      }),

    one: (id: number, requester: ClaimRequester): Promise<Claim | Failure> =>
      work.read(async (repositories) => {
        const claim = await repositories.claims.one(id);
        const row = claim && (await repositories.checkOuts.one(claim.checkOutId));
        if (!claim || !row || !maySee(row, requester)) return fail('not_found');
        return claimFor(repositories, claim, row, requester.viewer);
      }),

    ofDelivery: (
      deliveryId: number,
      requester: ClaimRequester,
      now: Date,
    ): Promise<{ until: string | null; claim: Claim | null } | Failure> =>
      work.read(async (repositories) => {
        const row = await checkOutOf(repositories, deliveryId);
        const delivery = row && (await repositories.deliveries.one(deliveryId));
        if (!delivery || !row || !maySee(row, requester)) return fail('not_found');
        const claim = await repositories.claims.ofDelivery(deliveryId);
        const city = await cityOf(repositories, catalogue, row, delivery);
        const until = claimableUntil(broughtOn(delivery.day, row.deliveryDayBefore), city);
        const isOpen = claim === null && delivery.status === 'delivered' && now < until;
        return {
          until: isOpen ? until.toISOString() : null,
          claim: claim && (await claimFor(repositories, claim, row, requester.viewer)),
        };
      }),

    picture: async (id: number, requester: ClaimRequester): Promise<WholeFile | Failure> => {
      const found = await work.read(async (repositories) => {
        const picture = await repositories.claims.picture(id);
        const claim = picture && (await repositories.claims.one(picture.claimId));
        const row = claim && (await repositories.checkOuts.one(claim.checkOutId));
        return row && maySee(row, requester) ? picture : null;
      });
      const bytes = found && (await pictures.read(found.file));
      return bytes ? { fileName: `${id}.webp`, bytes } : fail('not_found');
    },
  };
};
export type ClaimsService = ReturnType<typeof claimsService>;
