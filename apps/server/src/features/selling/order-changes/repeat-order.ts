import type { RepeatedOrder } from '@shop/contract/changing-orders';
import type { ItemRequest } from '@shop/domain/pricing/offer';
import { problemsOfItem } from '@shop/domain/pricing/request';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { type Failure, isFailure } from '../../../failure.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { CheckOutViews, Requester } from '../check-outs/check-out-views.ts';
import type { WholeOrder } from '../check-outs/orders.repository.ts';

type Missing = RepeatedOrder['missing'][number];
type Reason = Missing['reason'];

const requestOf = ({
  item,
  amount,
  mealKitId,
  calorieId,
  periodId,
  combinationId,
}: WholeOrder): ItemRequest => ({
  mealKitId: mealKitId ?? 0,
  calorieId,
  periodId,
  combinationId,
  amount,
  allergenIds: item.allergens.map(({ id }) => id),
  additionIds: item.additions.map(({ id }) => id),
});

const reasons: Readonly<Partial<Record<keyof ItemRequest, Reason>>> = {
  mealKitId: 'kit',
  calorieId: 'calories',
  periodId: 'period',
  combinationId: 'combination',
  additionIds: 'addition',
  allergenIds: 'allergen',
};

/** The same again: what is still sold as it was bought, at today's prices, and what is not. */
export const repeatOrder =
  (work: UnitOfWork, catalogue: Catalogue, views: CheckOutViews) =>
  async (checkOutId: number, requester: Requester): Promise<RepeatedOrder | Failure> => {
    const row = await views.find(checkOutId, requester);
    if (isFailure(row)) return row;
    const { offer } = (await catalogue.snapshot()).pricing;
    const orders = await work.read((repositories) => repositories.orders.ofCheckOut(checkOutId));
    const items: RepeatedOrder['items'] = [];
    const missing: Missing[] = [];
    for (const order of orders) {
      const request = requestOf(order);
      const fields = problemsOfItem(request, 0, offer).flatMap(({ field = '' }) => {
        const reason = reasons[field.replace('items.0.', '') as keyof ItemRequest];
        return reason ? [reason] : [];
      });
      for (const reason of fields) missing.push({ name: order.item.name, reason });
      // Without its extras it is still the same kit.
      const { kits, additions } = offer;
      const kit = kits.get(request.mealKitId);
      if (!kit || fields.some((reason) => reason === 'calories' || reason === 'period')) continue;
      items.push({
        ...request,
        combinationId: fields.includes('combination') ? null : request.combinationId,
        additionIds: request.additionIds.filter((id) => additions.has(id) && !fields.includes('addition')),
        allergenIds: request.allergenIds.filter((id) => offer.allergens.has(id)),
      });
    }
    return { items, missing };
  };
export type RepeatOrder = ReturnType<typeof repeatOrder>;
