import type { Day } from '../day.ts';
import type { DeliveryStatus } from '../states/statuses.ts';

/** A missed day as it was written down when it was to be brought again. */
export type BroughtAgain = {
  readonly deliveryId: number;
  /** The delivery that comes instead; not written down with older ones. */
  readonly againId?: number | undefined;
  readonly to: { readonly day: Day } | null;
};

type Delivery = { readonly id: number; readonly day: Day; readonly status: DeliveryStatus };

/** On which day a missed box comes once more, wherever that day was moved since; null: it does not, any more. */
export const againOn = (
  missedId: number,
  broughtAgain: readonly BroughtAgain[],
  deliveries: readonly Delivery[],
): Day | null => {
  const again = broughtAgain.find(({ deliveryId }) => deliveryId === missedId);
  if (!again) return null;
  const instead = deliveries.find(({ id }) => id === again.againId);
  if (!instead) return again.to?.day ?? null;
  if (instead.status === 'brought_again') return againOn(instead.id, broughtAgain, deliveries);
  return instead.status === 'cancelled' ? null : instead.day;
};
