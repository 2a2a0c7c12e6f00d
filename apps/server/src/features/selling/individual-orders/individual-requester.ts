import { addHours } from '@shop/domain/day';
import type { Repositories } from '../../../db/unit-of-work.ts';
import { linkHash } from '../../base/links/tokens-in-mail.ts';
import { fail, type Failure, isFailure } from '../../../failure.ts';
import type { CheckOutViews, Requester } from '../check-outs/check-out-views.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import type { DraftRow } from './individual-drafts.repository.ts';

/** Who asks: by login, by the key of a draft, or by the token of an order once it is known which order it is about. */
export type IndividualRequester = Omit<Requester, 'token'> & {
  readonly draftToken: string | undefined;
  readonly tokenFor: (checkOutId: number) => string | undefined;
};

/** What is not finished is kept so long after it was last written. */
export const DRAFT_DAYS = 30;
export const draftKeptUntil = ({ updatedAt }: Pick<DraftRow, 'updatedAt'>): Date =>
  addHours(updatedAt, DRAFT_DAYS * 24);

/** The draft whose key is held, else the one that the account has written last. */
export const findDraft = async (
  { individualDrafts }: Pick<Repositories, 'individualDrafts'>,
  { viewer, draftToken }: Pick<IndividualRequester, 'viewer' | 'draftToken'>,
  now: Date,
): Promise<DraftRow | null> => {
  const held = draftToken ? await individualDrafts.byKey(linkHash(draftToken)) : null;
  const draft = held ?? (viewer ? await individualDrafts.ofUser(viewer.userId) : null);
  return draft && now < draftKeptUntil(draft) ? draft : null;
};

/** The same for one order. */
export const requesterFor = (
  checkOutId: number,
  { tokenFor, viewer, locale }: IndividualRequester,
): Requester => ({ viewer, locale, token: tokenFor(checkOutId) });

/** The row of an individual order that the requester may see. */
export const findIndividual = async (
  views: CheckOutViews,
  id: number,
  requester: IndividualRequester,
): Promise<CheckOutRow | Failure> => {
  const row = await views.find(id, requesterFor(id, requester));
  return isFailure(row) || row.type === 'individual_order' ? row : fail('not_found');
};
