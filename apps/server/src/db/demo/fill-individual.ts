import type { CheckOutInput } from '@shop/contract/check-outs';
import type { MenuDish } from '@shop/contract/individual-orders';
import { deliveryDates, earliestIndividualStart } from '@shop/domain/calendar';
import { addHours } from '@shop/domain/day';
import { type IndividualAnswers, requestedDays } from '@shop/domain/individual/answers';
import { earnedPoints, pointsExpireAt } from '@shop/domain/points';
import type { Snapshot } from '../../features/catalogue/snapshot/snapshot.ts';
import { auditLog } from '../../features/base/audit/audit.repository.ts';
import type { CheckOutRow } from '../../features/selling/check-outs/check-outs.repository.ts';
import { menuDishOf } from '../../features/selling/individual-orders/day-menu.ts';
import { consentText } from '../../features/selling/individual-orders/individual-drafts.service.ts';
import { writePrice } from '../../features/selling/individual-orders/offer-price.ts';
import { suggestionFor } from '../../features/selling/individual-orders/request-offer.ts';
import { insertRequestLine, requestRow } from '../../features/selling/individual-orders/request-rows.ts';
import { invoicing } from '../../features/selling/invoices/invoicing.ts';
import type { Handle } from '../database.ts';
import { repositories } from '../repositories.ts';

type Buyer = CheckOutInput['buyer'] & { readonly userId: number | null };

const meals = ['breakfast', 'lunch', 'dinner'] as const;
/** Of the buyer’s 2000 kcal a day. */
const kcalOf = { breakfast: 500, lunch: 800, dinner: 700 } as const;
/** As many days as have a menu already; the others are still to be written. */
const WRITTEN_DAYS = 3;

const answersOf = (
  { allergens, pricing }: Snapshot,
  leftOut: string,
  details: Partial<IndividualAnswers>,
  at: Date,
): IndividualAnswers => {
  const cityId = pricing.offer.cityIds[0] ?? 0;
  const allergen = [...allergens.values()].find(({ code }) => code === leftOut);
  return {
    meals: [...meals],
    kcal: 2000,
    macronutrients: null,
    acceptsLowEnergy: false,
    dietPlanId: null,
    allergenIds: allergen ? [allergen.id] : [],
    dislikedProductIds: [],
    dislikedWords: '',
    otherRequests: '',
    periodId: null,
    ownDays: 5,
    workingDaysOnly: true,
    startDate: earliestIndividualStart(at, { calendar: pricing.offer.calendar, cityId }),
    cityId,
    menuChoice: 'shop',
    personalMenuId: null,
    ...details,
  };
};

/** A dish of the shop’s for each meal without what is left out, another one each day, and at breakfast one of its own. */
const menuOf = (
  snapshot: Snapshot,
  { allergenIds }: IndividualAnswers,
  dayIndex: number,
): readonly MenuDish[] => {
  const own = { lt: 'Grikių blynai su obuoliais', en: 'Buckwheat pancakes with apples' };
  return meals.map((meal) => {
    const fitting = [...snapshot.dishes.values()].filter(
      ({ mealType, isUnique, allergens }) =>
        mealType === meal && !isUnique && !allergens.some(({ id }) => allergenIds.includes(id)),
    );
    const isOwn = meal === 'breakfast' && dayIndex === 1;
    return menuDishOf(
      {
        meal,
        dishId: isOwn ? null : (fitting[dayIndex % fitting.length]?.id ?? null),
        kcal: kcalOf[meal],
        nameLt: own.lt,
        nameEn: own.en,
        proteins: 14,
        fats: 12,
        carbohydrates: 84,
        allergenIds: [],
      },
      snapshot,
    );
  });
};

/** One that waits for its price, with a question and its answer, and one that is paid and has menus for its first days. */
export const fillIndividual = async (
  tx: Handle,
  snapshot: Snapshot,
  buyers: { readonly waiting: Buyer; readonly paid: Buyer },
  now: Date,
): Promise<void> => {
  const within = repositories(tx);
  const record = (checkOutId: number, action: string, details: Record<string, unknown>, when: Date) =>
    auditLog(tx).record({ actorId: null, action, entity: 'check_out', entityId: checkOutId, details }, when);

  const send = async (
    { userId, ...buyer }: Buyer,
    answers: IndividualAnswers,
    at: Date,
  ): Promise<CheckOutRow> => {
    const cityId = answers.cityId ?? 0;
    const { deliveryTimes, offer } = snapshot.pricing;
    const time = [...deliveryTimes.values()].find((each) => each.cityId === cityId);
    const dates = deliveryDates({
      start: answers.startDate ?? earliestIndividualStart(at, { calendar: offer.calendar, cityId }),
      days: requestedDays(answers, snapshot.periods) ?? 0,
      workingDaysOnly: answers.workingDaysOnly,
      calendar: offer.calendar,
      cityId,
    });
    const input = { buyer, delivery: { method: 'to_hands', deliveryTimeId: time?.id ?? null } } as const;
    const by = {
      viewer: userId === null ? null : { userId },
      locale: 'lt',
      ip: '',
      device: '',
      hasAdvertisingConsent: false,
      now: at,
    } as const;
    const row = await within.checkOuts.insert(requestRow(input, answers, dates, snapshot, by));
    await insertRequestLine(within, row, answers.meals, dates, snapshot);
    await within.individualOrders.insert({
      checkOutId: row.id,
      answers,
      consentText: consentText('lt'),
      consentAt: at,
    });
    await record(row.id, 'place', { to: row.status, by: 'buyer' }, at);
    return row;
  };

  const asked = addHours(now, -9);
  const waiting = await send(
    buyers.waiting,
    answersOf(
      snapshot,
      'milk',
      { dislikedWords: 'Grybai', otherRequests: 'Pietus valgau apie 11 val.' },
      asked,
    ),
    asked,
  );
  const talk = [
    { side: 'staff', words: 'Ar tinka sojų gėrimas vietoj pieno?', hours: -6 },
    { side: 'buyer', words: 'Taip, tinka.', hours: -5 },
  ] as const;
  for (const { side, words, hours } of talk)
    await within.individualOrders.addMessage({
      checkOutId: waiting.id,
      side,
      words,
      createdAt: addHours(now, hours),
    });

  const sentAt = addHours(now, -2 * 24);
  const answers = answersOf(snapshot, 'gluten', { otherRequests: 'Daugiau daržovių.' }, sentAt);
  const sent = await send(buyers.paid, answers, sentAt);
  const priceCents = suggestionFor(answers, null, snapshot)?.priceCents ?? 0;
  const priced = await writePrice(within, sent, priceCents, snapshot, addHours(sentAt, 3));
  await record(
    sent.id,
    'approve',
    { from: 'order_request', to: 'order_approved', by: 'staff' },
    addHours(sentAt, 3),
  );
  const paidAt = addHours(sentAt, 5);
  const change = { status: 'paid', statusBefore: 'order_approved', paidAt } as const;
  const paid = await within.checkOuts.update(sent.id, change);
  await record(sent.id, 'pay', { from: 'order_approved', to: 'paid', by: 'shop' }, paidAt);
  await invoicing({ snapshot: async () => snapshot }).issue(within, { ...priced, ...change }, paidAt);
  const { pointsPerEuro, expiryDays } = snapshot.settings.points;
  if (paid.userId !== null)
    await within.points.add({
      userId: paid.userId,
      checkOutId: paid.id,
      at: paidAt,
      reason: 'order_paid',
      points: earnedPoints(paid.kitsCents, pointsPerEuro),
      expiresAt: pointsExpireAt(paidAt, expiryDays),
      cause: `order_paid ${paid.id}`,
    });
  const [order] = await within.orders.ofCheckOut(sent.id);
  if (!order) return;
  await within.orders.setStatus(order.id, 'paid', 'approved');
  for (const [index, { id }] of order.deliveries.slice(0, WRITTEN_DAYS).entries())
    await within.deliveryMenus.write(id, menuOf(snapshot, answers, index), paidAt);
};
