import type { Claim } from '@shop/contract/claims';
import { mostGoodwill } from '@shop/domain/goodwill';
import { sum } from '@shop/domain/money';
import type { Viewer } from '../../../actor.ts';
import type { Repositories } from '../../../db/unit-of-work.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { CheckOutRow } from '../../selling/check-outs/check-outs.repository.ts';
import type { DeliveryRow } from '../../selling/check-outs/deliveries.repository.ts';
import { stopOf } from '../../selling/check-outs/delivery-facts.ts';
import { newestFigures, readOrderDays } from '../../selling/check-outs/order-days.ts';
import { presentClaim } from './claims.presenter.ts';
import type { WholeClaim } from './claims.repository.ts';

/** The check-out that a delivery is a day of. */
export const checkOutOf = async (
  { deliveries, orders, checkOuts }: Repositories,
  deliveryId: number,
): Promise<CheckOutRow | null> => {
  const delivery = await deliveries.one(deliveryId);
  const order = delivery && (await orders.one(delivery.orderId));
  return order && checkOuts.one(order.checkOutId);
};

/** Where a box came, and which days are working days there. */
export const cityOf = async (
  repositories: Repositories,
  catalogue: Catalogue,
  row: CheckOutRow,
  delivery: DeliveryRow,
) => {
  const rules = await repositories.stopRules.of([row.id]);
  const { calendar } = (await catalogue.snapshot()).pricing.offer;
  return { calendar, cityId: stopOf(row, delivery, rules).cityId ?? 0 };
};

/** The most money that may be given for a day. */
export const mostFor = async (
  repositories: Repositories,
  row: CheckOutRow,
  deliveryId: number,
): Promise<number> => {
  const { orders, entries } = await readOrderDays(repositories, row);
  const days = orders.flatMap(({ deliveries }) => deliveries);
  const figures = days.map((day) => newestFigures(day, entries.get(day.id)));
  const day = figures.find(({ id }) => id === deliveryId);
  if (!day || row.paidAt === null) return 0;
  const returned = [...entries.values()]
    .flat()
    .map((entry) => entry.returnedKitsCents + entry.returnedDeliveryCents);
  return mostGoodwill({
    listCents: day.listCents,
    discountCents: day.discountCents,
    deliveryCents: day.deliveryCents,
    dayPaidCents: day.paidCents,
    paidCents: sum(figures.map(({ paidCents }) => paidCents)),
    returnedCents: sum(returned),
  });
};

/** An admin sees besides how much may be given. */
export const claimFor = async (
  repositories: Repositories,
  claim: WholeClaim,
  row: CheckOutRow,
  viewer: Viewer | null,
): Promise<Claim> =>
  presentClaim(
    claim,
    viewer?.role === 'admin' ? { mostCents: await mostFor(repositories, row, claim.deliveryId) } : null,
  );

export const wholeClaim = async (
  repositories: Pick<Repositories, 'claims'>,
  id: number,
): Promise<WholeClaim> => {
  const claim = await repositories.claims.one(id);
  if (!claim) throw new Error('a claim was not kept');
  return claim;
};

/** What letters say of it. */
export const letterFactsOf = (claim: WholeClaim) => ({
  claim: { ...claim, kitName: claim.item.name, pictureCount: claim.pictures.length },
});
