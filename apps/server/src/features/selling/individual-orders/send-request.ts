import type { IndividualOrderInput } from '@shop/contract/individual-orders';
import { deliveryDates } from '@shop/domain/calendar';
import {
  type AnswerProblem,
  answerProblems,
  type IndividualAnswers,
  requestedDays,
} from '@shop/domain/individual/answers';
import { byMeal } from '@shop/domain/meals';
import type { Attempt, Visitor } from '../../../actor.ts';
import type { Repositories, UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, type FieldFailures, isFailure } from '../../../failure.ts';
import { type Made, madeBefore, madeMeanwhile, rememberMade } from '../../base/idempotency/made-before.ts';
import { tooMany } from '../../base/limits/too-many.ts';
import type { Catalogue, Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import { saveAddress } from '../../people/addresses/save-address.ts';
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
import { individualLetters } from './individual-letters.ts';
import { findDraft, type IndividualRequester } from './individual-requester.ts';
import { requestOffer } from './request-offer.ts';
import { insertRequestLine, requestRow, type Requesting } from './request-rows.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly catalogue: Catalogue;
  readonly mails: CheckOutMails;
  readonly links: CheckOutLinks;
  readonly limits: PlacingLimits;
};

export type Sending = Visitor & Requesting & { readonly attempt: Attempt | null };

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

/** Sending a request: a check-out with its days and without a price, in one transaction. */
export const sendRequest = ({ work, catalogue, mails, links, limits }: Parts) => {
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

      const row = await within.checkOuts.insert(requestRow(input, answers, dates, snapshot, sending));
      await rememberMade(within, attempt, row.id, now);
      await insertRequestLine(within, row, answers.meals, dates, snapshot);
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
