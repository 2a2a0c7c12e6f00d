import type { IndividualOrder, IndividualOrderSummary, MenuDish } from '@shop/contract/individual-orders';
import { answerBy, isAnswerLate } from '@shop/domain/individual/clock';
import { energyKcal } from '@shop/domain/individual/energy';
import type { DayShift } from '@shop/domain/days/day-moves';
import type { SuggestedPrice } from '@shop/domain/individual/price';
import { payUntil } from '@shop/domain/states/check-out-can';
import { checkOutGroups, deliveryGroups } from '@shop/domain/states/groups';
import { buyerName, factsOf, toPayCents } from '../check-outs/check-out-facts.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import type { WholeOrder } from '../check-outs/orders.repository.ts';
import { presentAnswers } from './answers.presenter.ts';
import type { DeliveryMenuRow } from './delivery-menus.repository.ts';
import type { MessageRow, RequestRow } from './individual-orders.repository.ts';
import { presentMenu } from './personal-menus.presenter.ts';
import type { WholeMenu } from './personal-menus.repository.ts';

/** An individual order as a list shows it. */
export type Listed = {
  readonly row: CheckOutRow;
  /** Its one line. */
  readonly order: WholeOrder;
  readonly menus: readonly DeliveryMenuRow[];
};

export type WholeIndividual = Listed & {
  readonly request: RequestRow;
  readonly messages: readonly MessageRow[];
  readonly personalMenu: WholeMenu | null;
  readonly shifts: readonly DayShift[];
  readonly cancellationWords: string | null;
  readonly suggestion: SuggestedPrice | null;
  readonly token: string;
};

const copyOf = (dishes: readonly MenuDish[]): MenuDish[] =>
  dishes.map((dish) => ({ ...dish, allergenIds: [...dish.allergenIds] }));

export const presentIndividualSummary = (
  { row, order, menus }: Listed,
  now: Date,
): IndividualOrderSummary => {
  const isAsked = row.status === 'order_request';
  const isLate = isAsked && isAnswerLate(row.payableSince, now);
  const isTimed = checkOutGroups.payable.includes(row.status) && row.paymentType !== 'cash';
  const written = new Set(menus.map(({ deliveryId }) => deliveryId));
  const standing = order.deliveries.filter(({ status }) => !deliveryGroups.gone.includes(status));
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    status: row.status,
    orderStatus: order.status,
    orderId: order.id,
    createdAt: row.createdAt.toISOString(),
    since: row.payableSince.toISOString(),
    answerBy: isAsked && !isLate ? answerBy(row.payableSince).toISOString() : null,
    isAnswerLate: isLate,
    payUntil: isTimed ? payUntil(factsOf(row)).toISOString() : null,
    buyerName: buyerName(row.buyer),
    cityName: row.cityName,
    mealsCount: order.item.meals.length,
    daysCount: standing.length === 0 ? order.days : standing.length,
    startDate: row.startDate,
    lastDate: row.lastDate,
    priceCents: row.totalCents === 0 ? null : row.kitsCents,
    deliveryCents: row.deliveryCents,
    totalCents: row.totalCents,
    couponCents: row.couponCents,
    toPayCents: toPayCents(row),
    daysWithoutMenu: order.deliveries.filter(
      ({ id, status }) => deliveryGroups.ahead.includes(status) && !written.has(id),
    ).length,
  };
};

export const presentIndividual = (whole: WholeIndividual, now: Date): IndividualOrder => {
  const { row, order, request, menus, messages, personalMenu } = whole;
  const menuOf = new Map(menus.map(({ deliveryId, dishes }) => [deliveryId, dishes]));
  return {
    ...presentIndividualSummary(whole, now),
    workingDaysOnly: row.workingDaysOnly,
    answers: request.answers && presentAnswers(request.answers),
    energyKcal: request.answers && energyKcal(request.answers),
    consent: { text: request.consentText, at: request.consentAt.toISOString() },
    personalMenu: personalMenu && presentMenu(personalMenu),
    messages: messages.map(({ id, side, words, createdAt }) => ({
      id,
      by: side,
      words,
      at: createdAt.toISOString(),
    })),
    declinedWords: request.declinedWords,
    movingDays: whole.shifts.map(({ from, to }) => ({ from, to })),
    deliveries: order.deliveries.map(({ id, day, status }) => {
      const menu = menuOf.get(id);
      return { id, day, status, menu: menu ? copyOf(menu) : null };
    }),
    cancellationWords: whole.cancellationWords,
    suggestedPrice: whole.suggestion,
    token: whole.token,
  };
};
