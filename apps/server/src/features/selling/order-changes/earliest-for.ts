import type { Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';

/** How long before its day something has to be known: an individual menu is written first. */
export const earliestFor = ({ type }: Pick<CheckOutRow, 'type'>, { pricing }: Pick<Snapshot, 'pricing'>) =>
  type === 'individual_order' ? 'third' : pricing.offer.earliest;
