import { isoOrNull } from '../../../iso.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Files } from '../../../ports/files.ts';
import { keptFor, monthsBefore, type PersonalData } from '../../base/personal-data.ts';
import { claimPictures, claimPicturesWorker } from './claim-pictures.ts';
import { claimsRoutes } from './claims.routes.ts';
import { type ClaimParts, claimsService } from './claims.service.ts';

/** What was said of a box goes with its buyer (`buyers.forgetFinished`), or when it has lain as long as messages do. */
const personalData: PersonalData = {
  export: async ({ claims }, person) => ({
    claims: (await claims.ofPerson(person)).map((claim) => ({
      order: claim.checkOutNumber,
      day: claim.day,
      words: claim.words,
      pictures: claim.pictures.length,
      at: claim.createdAt.toISOString(),
      answer: claim.answer,
      amountCents: claim.amountCents,
      points: claim.points,
      anotherDay: claim.anotherDay,
      reason: claim.reason,
      answeredAt: isoOrNull(claim.answeredAt),
    })),
  }),
  expire: async ({ claims }, now) => ({
    claims: await claims.forgetBefore(monthsBefore(now, keptFor.messageMonths)),
  }),
};

type Parts = Omit<ClaimParts, 'pictures'> & { readonly files: Files; readonly clock: Clock };

export const openClaims = ({ files, clock, ...parts }: Parts) => ({
  routes: claimsRoutes(claimsService({ ...parts, pictures: claimPictures(files) })),
  workers: [claimPicturesWorker(parts.work, files, clock)],
  personalData: [personalData],
});
