import type { RepeatedOrder } from '@shop/contract/changing-orders';
import { itemNow } from '@shop/domain/days/item-now';
import type { ItemRequest, Offer } from '@shop/domain/pricing/offer';
import { problemsOfItem } from '@shop/domain/pricing/request';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { type Failure, isFailure } from '../../../failure.ts';
import type { Catalogue, Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import type { CheckOutViews, Requester } from '../check-outs/check-out-views.ts';
import type { WholeOrder } from '../check-outs/orders.repository.ts';

type Missing = RepeatedOrder['missing'][number];
type Reason = Missing['reason'];

/** A kit that was changed is the one that is wanted again. */
const requestOf = (order: WholeOrder, { kits }: Pick<Snapshot, 'kits'>): ItemRequest => {
  const item = itemNow(order);
  const level = kits.get(item.mealKitId ?? 0)?.calories.find(({ kcal }) => kcal === item.kcal);
  const isChanged = item !== order.item;
  return {
    mealKitId: (isChanged ? item.mealKitId : order.mealKitId) ?? 0,
    calorieId: isChanged ? (level?.id ?? null) : order.calorieId,
    periodId: order.periodId,
    combinationId: isChanged ? item.combinationId : order.combinationId,
    amount: order.amount,
    allergenIds: item.allergens.map(({ id }) => id),
    additionIds: item.additions.map(({ id }) => id),
  };
};

const reasons: Readonly<Partial<Record<keyof ItemRequest, Reason>>> = {
  mealKitId: 'kit',
  calorieId: 'calories',
  periodId: 'period',
  combinationId: 'combination',
  additionIds: 'addition',
  allergenIds: 'allergen',
};

/** Which parts of it cannot be had. */
const problemsIn = (request: ItemRequest, offer: Offer): Reason[] =>
  problemsOfItem(request, 0, offer).flatMap(({ field = '' }) => {
    const reason = reasons[field.replace('items.0.', '') as keyof ItemRequest];
    return reason ? [reason] : [];
  });

/** The same again: what is still sold as it was bought, at today's prices, and what is not. */
export const repeatOrder =
  (work: UnitOfWork, catalogue: Catalogue, views: CheckOutViews) =>
  async (checkOutId: number, requester: Requester): Promise<RepeatedOrder | Failure> => {
    const row = await views.find(checkOutId, requester);
    if (isFailure(row)) return row;
    const snapshot = await catalogue.snapshot();
    const { offer } = snapshot.pricing;
    const orders = await work.read((repositories) => repositories.orders.ofCheckOut(checkOutId));
    const items: RepeatedOrder['items'] = [];
    const missing: Missing[] = [];
    for (const order of orders) {
      const item = itemNow(order);
      const whole = requestOf(order, snapshot);
      const goneAdditions = item.additions.filter(({ id }) =>
        problemsIn({ ...whole, additionIds: [id] }, offer).includes('addition'),
      );
      const goneAllergens = item.allergens.filter(({ id }) => !offer.allergens.has(id));
      const request = {
        ...whole,
        additionIds: whole.additionIds.filter((id) => !goneAdditions.some((each) => each.id === id)),
        allergenIds: whole.allergenIds.filter((id) => offer.allergens.has(id)),
      };
      const problems = problemsIn(request, offer);
      for (const { name } of goneAdditions) missing.push({ name, reason: 'addition' });
      for (const { name } of goneAllergens) missing.push({ name, reason: 'allergen' });
      for (const reason of problems) missing.push({ name: item.name, reason });
      // Without its extras it is still the same kit.
      const unsold: readonly Reason[] = ['kit', 'calories', 'period'];
      if (problems.some((reason) => unsold.includes(reason))) continue;
      items.push({
        ...request,
        combinationId: problems.includes('combination') ? null : request.combinationId,
        additionIds: problems.includes('addition') ? [] : request.additionIds,
      });
    }
    return { items, missing };
  };
export type RepeatOrder = ReturnType<typeof repeatOrder>;
