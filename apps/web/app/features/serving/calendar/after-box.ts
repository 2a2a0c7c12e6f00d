import type { Claim } from '@shop/contract/claims';
import type { Client } from '@shop/contract/client';
import type { CalendarDelivery, Headline } from '@shop/contract/delivery-calendar';
import type { DishReview } from '@shop/contract/dish-reviews';
import { addDays, type Day } from '@shop/domain/day';
import { reviewableUntil } from '@shop/domain/days/after-delivery';

/** What can be said of a box that has come, and what was. */
export type AfterBox = {
  readonly claim: Claim | null;
  /** Until when it can be said that something was wrong; null: it cannot be. */
  readonly claimUntil: string | null;
  readonly isRateable: boolean;
};

/** Null: it has not come. */
export const afterBox = async (
  api: Client,
  { id, status, broughtOn }: CalendarDelivery,
  now: Date,
): Promise<AfterBox | null> => {
  if (status !== 'delivered') return null;
  const [{ data: said }, { data: terms }] = await Promise.all([
    api('GET /deliveries/{id}/claim', { params: { id } }),
    api('GET /evaluate-dish-settings'),
  ]);
  const isInTime = now < reviewableUntil(broughtOn, terms.daysAfterDelivery);
  return { claim: said.claim, claimUntil: said.until, isRateable: terms.isEnabled && isInTime };
};

/** The newest box, whose main dish can be rated on the spot. */
export type BoxToRate = {
  readonly delivery: CalendarDelivery;
  readonly headline: Headline;
  readonly review: DishReview | null;
  readonly after: AfterBox;
};

/** For so many days the calendar's page asks how it was. */
export const ASKED_DAYS = 7;
export const askedSince = (today: Day): Day => addDays(today, -ASKED_DAYS);

export const boxToRate = async (
  api: Client,
  deliveries: readonly CalendarDelivery[],
  now: Date,
): Promise<BoxToRate | null> => {
  const delivery = deliveries.findLast(
    ({ status, headline }) => status === 'delivered' && headline !== null && !headline.isOwn,
  );
  if (!delivery?.headline) return null;
  const after = await afterBox(api, delivery, now);
  if (!after?.isRateable) return null;
  const { dishId } = delivery.headline;
  const reviews = await api('GET /dish-reviews', { query: { deliveryId: delivery.id, dishId, mine: true } });
  return { delivery, headline: delivery.headline, review: reviews.data[0] ?? null, after };
};
