import type { Claim } from '@shop/contract/claims';
import { isoOrNull } from '../../../iso.ts';
import type { WholeClaim } from './claims.repository.ts';

/** `forAdmin`: what the buyer is not told; null: for the buyer. */
export const presentClaim = (
  claim: WholeClaim,
  forAdmin: { readonly mostCents: number | null } | null,
): Claim => ({
  id: claim.id,
  deliveryId: claim.deliveryId,
  checkOutId: claim.checkOutId,
  checkOutNumber: claim.checkOutNumber,
  day: claim.day,
  kitName: claim.item.name,
  status: claim.status,
  words: claim.words,
  pictureIds: claim.pictures.map(({ id }) => id),
  createdAt: claim.createdAt.toISOString(),
  answerBy: claim.answerBy,
  answer: claim.answer,
  amountCents: claim.amountCents,
  points: claim.points,
  anotherDay: claim.anotherDay,
  reason: claim.reason,
  answeredAt: isoOrNull(claim.answeredAt),
  buyerName: forAdmin && `${claim.buyer.firstName} ${claim.buyer.lastName}`.trim(),
  mostCents: forAdmin && forAdmin.mostCents,
});
