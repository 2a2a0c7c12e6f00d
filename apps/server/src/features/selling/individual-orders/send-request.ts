import type { IndividualOrderInput } from '@shop/contract/individual-orders';
import { deliveryDates, dayKind, isPaperBag } from '@shop/domain/calendar';
import { dayInVilnius } from '@shop/domain/day';
import {
  type AnswerProblem,
  answerProblems,
  type IndividualAnswers,
  requestedDays,
} from '@shop/domain/individual/answers';
import { byMeal } from '@shop/domain/meals';
import { vatOn } from '@shop/domain/pricing/vat';
import type { Attempt, Viewer, Visitor } from '../../../actor.ts';
import type { Repositories, UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, type FieldFailures, isFailure } from '../../../failure.ts';
import { type Made, madeBefore, madeMeanwhile, rememberMade } from '../../base/idempotency/made-before.ts';
import { tooMany } from '../../base/limits/too-many.ts';
import type { Catalogue, Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import { saveAddress } from '../../people/addresses/save-address.ts';
import { PRE_ORDER, takesPreOrders } from '../check-outs/check-out-facts.ts';
import type { CheckOutLinks } from '../check-outs/check-out-links.ts';
import type { CheckOutMails } from '../check-outs/check-out-mails.ts';
import { recordMove } from '../check-outs/check-out-trail.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import { areOpen } from '../check-outs/open-days.ts';
import { handoverFailures } from '../check-outs/place.service.ts';
import type { PlacingLimits } from '../check-outs/placing-limits.ts';
import { refused } from '../refusals.ts';
import type { DraftRow } from './individual-drafts.repository.ts';
import { consentText } from './individual-drafts.service.ts';
import { individualItem } from './individual-item.ts';
import { individualLetters } from './individual-letters.ts';
import { findDraft, type IndividualRequester } from './individual-requester.ts';
import { requestOffer } from './request-offer.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly catalogue: Catalogue;
  readonly mails: CheckOutMails;
  readonly links: CheckOutLinks;
  readonly limits: PlacingLimits;
};

export type Sending = Visitor & {
  readonly viewer: Viewer | null;
  readonly attempt: Attempt | null;
  readonly hasAdvertisingConsent: boolean;
};

/** Each thing once, in the order of the day. */
const plainAnswers = (answers: IndividualAnswers): IndividualAnswers => ({
  ...answers,
  meals: [...new Set(answers.meals)].toSorted(byMeal),
  allergenIds: [...new Set(answers.allergenIds)],
  dislikedProductIds: [...new Set(answers.dislikedProductIds)],
  // One or the other: a period of the shop's goes before.
  ownDays: answers.periodId === null ? answers.ownDays : null,
  personalMenuId: answers.menuChoice === 'own' ? answers.personalMenuId : null,
});

const fieldsOf = (problems: readonly AnswerProblem[]): FieldFailures =>
  Object.fromEntries(
    problems.map(({ field, code, params }) => [`answers.${field}`, [params ? { code, params } : { code }]]),
  );

/** The request that an earlier try has sent, as long as it is there. */
const sentBefore = async (
  { checkOuts }: Pick<Repositories, 'checkOuts'>,
  made: Made | Failure | null,
): Promise<CheckOutRow | Failure | null> => {
  if (made === null) return null;
  if (isFailure(made)) return { ...made, wording: 'order_placed_before' };
  return checkOuts.one(Number(made.id));
};

const noMoney = {
  kitsCents: 0,
  codeDiscountCents: 0,
  pointsUsed: 0,
  pointsDiscountCents: 0,
  deliveryCents: 0,
  deliveryDiscountCents: 0,
  vatKitsCents: 0,
  vatDeliveryCents: 0,
  totalCents: 0,
  couponCents: 0,
};

/** Sending a request: a check-out with its days and without a price, in one transaction. */
export const sendRequest = ({ work, catalogue, mails, links, limits }: Parts) => {
  const insertLine = async (
    within: Work,
    row: CheckOutRow,
    { meals }: IndividualAnswers,
    dates: ReturnType<typeof deliveryDates>,
    snapshot: Snapshot,
  ): Promise<void> => {
    const cityId = row.cityId ?? 0;
    const city = { calendar: snapshot.pricing.offer.calendar, cityId };
    const [order] = await within.orders.insert([
      {
        checkOutId: row.id,
        status: 'pending',
        orderableType: 'personal_menu',
        mealKitId: null,
        calorieId: null,
        periodId: null,
        combinationId: null,
        item: individualItem(meals),
        amount: 1,
        days: dates.length,
        orderedLastDay: dates.at(-1) ?? row.startDate,
        dayPriceCents: 0,
        kitPriceCents: 0,
        allergenExtraCents: 0,
        kitDiscountCents: 0,
        additionsCents: 0,
        itemTotalCents: 0,
        codeDiscountCents: 0,
        pointsUsed: 0,
        pointsDiscountCents: 0,
        paidCents: 0,
        paperBag: isPaperBag(dates.filter((day) => dayKind(day, city) === 'working').length),
      },
    ]);
    const waiting = takesPreOrders(snapshot, cityId)
      ? ({ status: 'held', stateReason: PRE_ORDER } as const)
      : {};
    await within.deliveries.insert(
      dates.map((day) => ({
        orderId: order?.id ?? 0,
        day,
        listCents: 0,
        discountCents: 0,
        points: 0,
        pointsCents: 0,
        deliveryCents: 0,
        paidCents: 0,
        ...waiting,
      })),
    );
  };

  const insertCheckOut = (
    within: Work,
    input: IndividualOrderInput,
    answers: IndividualAnswers,
    dates: ReturnType<typeof deliveryDates>,
    snapshot: Snapshot,
    { viewer, locale, ip, device, hasAdvertisingConsent, now }: Sending,
  ): Promise<CheckOutRow> => {
    const { pricing, content, settings } = snapshot;
    const time = pricing.deliveryTimes.get(input.delivery.deliveryTimeId ?? 0);
    const vat = vatOn(pricing.offer.vat, dayInVilnius(now));
    const [first] = dates;
    if (first === undefined) throw new Error('a request without days was sent');
    return within.checkOuts.insert({
      ...noMoney,
      type: 'individual_order',
      status: 'order_request',
      // Until another way is chosen, when there is something to pay.
      paymentType: 'montonio',
      payableSince: now,
      userId: viewer?.userId ?? null,
      locale,
      cityId: answers.cityId,
      cityName: content.cities.get(answers.cityId ?? 0)?.name ?? { lt: '', en: '' },
      startDate: first,
      lastDate: dates.at(-1) ?? first,
      workingDaysOnly: answers.workingDaysOnly,
      deliveryDayBefore: settings.earliestDelivery.deliveryDayBefore,
      buyer: input.buyer,
      buyerEmail: input.buyer.email.toLowerCase(),
      deliveryMethod: input.delivery.method,
      deliveryTime: time ? { id: time.id, fromTime: time.fromTime, toTime: time.toTime } : null,
      vatKitsPercent: vat.kits,
      vatDeliveryPercent: vat.delivery,
      codes: [],
      codeIds: [],
      advertising: hasAdvertisingConsent ? { address: ip, device } : null,
      agreedTermsAt: now,
      agreedContactsAt: now,
      createdAt: now,
    });
  };

  /** What is wrong with all of it, at once; else what was asked for, ready to be kept. */
  const check = async (
    within: Work,
    input: IndividualOrderInput,
    draft: DraftRow | null,
    snapshot: Snapshot,
    now: Date,
  ): Promise<{ answers: IndividualAnswers; days: number } | Failure> => {
    const answers = plainAnswers(input.answers);
    const { personalMenuId } = answers;
    const menus = draft ? await within.personalMenus.ofDraft(draft.id) : [];
    const menu = menus.find(({ id }) => id === personalMenuId);
    const isMenuSaved = menu !== undefined && (menu.words !== '' || menu.files.length > 0);
    const problems = answerProblems(answers, requestOffer(snapshot, isMenuSaved), now);
    const fields: FieldFailures = {
      ...fieldsOf(problems),
      ...(answers.cityId !== null &&
        handoverFailures({ delivery: input.delivery, cityId: answers.cityId }, snapshot)),
      ...(!draft && !input.agreeHealth && { agreeHealth: [{ code: 'agree_health' }] }),
    };
    if (Object.keys(fields).length > 0) return fail('invalid', { fields });
    return { answers, days: requestedDays(answers, snapshot.periods) ?? 0 };
  };

  const send = (
    input: IndividualOrderInput,
    sending: Sending,
    requester: IndividualRequester,
  ): Promise<CheckOutRow | Failure> =>
    work.transaction(async (within) => {
      const { viewer, attempt, now } = sending;
      const before = await sentBefore(within, await madeMeanwhile(within, attempt));
      if (before) return before;
      if (viewer) await within.points.lock(viewer.userId);
      const snapshot = await catalogue.snapshot();
      if (!snapshot.settings.individualOrder.isEnabled) return fail('individual_off');
      const found = await findDraft(within, requester, now);
      const draft = found && (await within.individualDrafts.lock(found.id));
      const checked = await check(within, input, draft, snapshot, now);
      if (isFailure(checked)) return checked;
      const { answers, days } = checked;
      const { startDate, cityId } = answers;
      if (startDate === null || cityId === null) throw new Error('a request without a day or a city');
      const dates = deliveryDates({
        start: startDate,
        days,
        workingDaysOnly: answers.workingDaysOnly,
        calendar: snapshot.pricing.offer.calendar,
        cityId,
      });
      if (
        !(await areOpen(
          within,
          dates.map((day) => ({ day, cityId })),
        ))
      )
        return refused('target_closed');

      const row = await insertCheckOut(within, input, answers, dates, snapshot, sending);
      await rememberMade(within, attempt, row.id, now);
      await insertLine(within, row, answers, dates, snapshot);
      await within.individualOrders.insert({
        checkOutId: row.id,
        answers,
        consentText: draft?.consentText ?? consentText(sending.locale),
        consentAt: draft?.consentAt ?? now,
      });
      if (answers.personalMenuId !== null)
        await within.personalMenus.update(answers.personalMenuId, { draftId: null, checkOutId: row.id });
      if (draft) await within.individualDrafts.remove(draft.id);
      if (viewer && input.saveAddress) await saveAddress(within, viewer.userId, input.buyer, cityId, now);
      const mover = { by: 'buyer', actorId: viewer?.userId ?? null } as const;
      await recordMove(within, row, 'place', mover, now, { to: row.status });
      const page = links.requestPageOf(row);
      await mails.toBuyer(within, individualLetters.requestReceived, row, { page }, now);
      const address = links.requestAddressOf(row);
      const facts = { row, orders: await within.orders.ofCheckOut(row.id), page: address };
      await mails.toOwner(within, individualLetters.requestMade, facts, now);
      return row;
    });

  return async (
    input: IndividualOrderInput,
    sending: Sending,
    requester: IndividualRequester,
  ): Promise<CheckOutRow | Failure> => {
    const { viewer, address, attempt, now } = sending;
    const before = await work.read(async (repositories) =>
      sentBefore(repositories, await madeBefore(repositories, attempt)),
    );
    if (before) return before;
    const kind = viewer ? 'user' : 'guest';
    // Counted with the orders: whoever may not place any more may not ask for any more either.
    const maySend = await work.read(
      async (repositories) =>
        (await repositories.limits.take(`${kind} order from ${address}`, limits.perAddress[kind], now)) &&
        (await repositories.limits.take(`order ${input.buyer.email}`, limits.perMailbox, now)),
    );
    return maySend ? send(input, sending, requester) : tooMany(limits.perMailbox);
  };
};
export type SendRequest = ReturnType<typeof sendRequest>;
