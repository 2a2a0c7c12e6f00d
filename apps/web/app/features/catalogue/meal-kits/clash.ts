import { type ExtraOffer, holdsLeftOut, type ItemRequest } from '@shop/domain/pricing/offer';
import { m } from '@shop/messages';

/** Why a combination or an addition cannot be had by whoever leaves this out. */
export const clashOf = (
  extra: Pick<ExtraOffer, 'allergenIds'>,
  choice: Pick<ItemRequest, 'allergenIds'>,
): { unavailable?: string } => (holdsLeftOut(extra, choice) ? { unavailable: m.holds_left_out() } : {});
