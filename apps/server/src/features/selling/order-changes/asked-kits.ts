import type { OrderChangeInput } from '@shop/contract/order-changes';
import { dayCan } from '@shop/domain/days/day-can';
import { itemNow } from '@shop/domain/days/item-now';
import type { ItemRequest } from '@shop/domain/pricing/offer';
import { problemsOfItem } from '@shop/domain/pricing/request';
import { type Failure, invalid, invalidEach, isFailure } from '../../../failure.ts';
import type { DeliveryRow } from '../check-outs/deliveries.repository.ts';
import { dayFactsOf } from '../check-outs/order-days.ts';
import type { WholeOrder } from '../check-outs/orders.repository.ts';
import { refused } from '../refusals.ts';
import type { ChangeContext } from './planned-change.ts';

export type KitInput = Extract<OrderChangeInput, { readonly action: 'kit' }>;

/** What a line is to get, and on which days. */
export type AskedKit = {
  readonly order: WholeOrder;
  readonly request: ItemRequest;
  readonly days: readonly DeliveryRow[];
};

/** Another line gets the kit and the level; what it leaves out and adds is its own. */
const requestFor = (order: WholeOrder, input: KitInput, isNamed: boolean): ItemRequest => {
  const own = itemNow(order);
  return {
    mealKitId: input.mealKitId,
    calorieId: input.calorieId,
    periodId: order.periodId,
    combinationId: input.combinationId,
    amount: order.amount,
    allergenIds: isNamed ? input.allergenIds : own.allergens.map(({ id }) => id),
    additionIds: isNamed ? input.additionIds : own.additions.map(({ id }) => id),
  };
};

const changeableDays = ({ row, terms, now }: ChangeContext, order: WholeOrder): DeliveryRow[] | Failure => {
  const answers = order.deliveries.map((delivery) => ({
    delivery,
    answer: dayCan('kit', dayFactsOf(row, order, delivery), terms, now),
  }));
  const days = answers.filter(({ answer }) => answer.allowed).map(({ delivery }) => delivery);
  if (days.length > 0) return days;
  const refusal = answers
    .flatMap(({ answer }) => (answer.allowed ? [] : [answer.reason]))
    .toSorted((a, b) => Number(a === 'not_from_here') - Number(b === 'not_from_here'))[0];
  return refused(refusal ?? 'too_late');
};

/** What was chosen and cannot be had, beside its field; of a line that goes along, beside that line. */
const objections = (request: ItemRequest, { snapshot: { pricing } }: ChangeContext, place: string) => {
  const problems = problemsOfItem(request, 0, pricing.offer).map(({ code, field = '' }) => ({
    field: field.replace('items.0.', '').replace('periodId', 'mealKitId'),
    code: code as string,
  }));
  if (pricing.offer.kits.get(request.mealKitId)?.isUnique)
    problems.push({ field: 'mealKitId', code: 'choice_unavailable' });
  return problems.map(({ field, code }) => ({ field: place + field, code }));
};

/** The named line and those that go along, with all that speaks against any of them told at once. */
export const askedKits = (context: ChangeContext, input: KitInput): readonly AskedKit[] | Failure => {
  const others = input.orderIds.filter((id) => id !== context.order.id);
  const orders = [context.order, ...context.orders.filter(({ id }) => others.includes(id))];
  if (orders.length <= new Set(others).size) return invalid({ orderIds: 'unknown_choice' });
  const asked: AskedKit[] = [];
  const wrong = [];
  for (const order of orders) {
    const isNamed = order === context.order;
    const days = changeableDays(context, order);
    if (isFailure(days)) return days;
    const request = requestFor(order, input, isNamed);
    const place = isNamed ? '' : `orderIds.${input.orderIds.indexOf(order.id)}.`;
    wrong.push(...objections(request, context, place));
    asked.push({ order, request, days });
  }
  return wrong.length > 0 ? invalidEach(wrong) : asked;
};
