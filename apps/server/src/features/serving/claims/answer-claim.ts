import type { Claim, claimAnswers } from '@shop/contract/claims';
import { broughtOn, earliestStart, isAvailable } from '@shop/domain/calendar';
import type { Day } from '@shop/domain/day';
import { ownItemNow } from '@shop/domain/days/item-now';
import { checkOutGroups, deliveryGroups } from '@shop/domain/states/groups';
import { canMove } from '@shop/domain/states/move';
import { checkOutTables } from '@shop/domain/states/tables';
import type { Actor, Viewer } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalidIfAny, isFailure } from '../../../failure.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { PointsService } from '../../people/points/points.service.ts';
import type { CheckOutMoves } from '../../selling/check-outs/check-out-moves.ts';
import type { CheckOutMails } from '../../selling/check-outs/check-out-mails.ts';
import { recordMove } from '../../selling/check-outs/check-out-trail.ts';
import type { CheckOutRow } from '../../selling/check-outs/check-outs.repository.ts';
import type { DeliveryRow } from '../../selling/check-outs/deliveries.repository.ts';
import { areOpen } from '../../selling/check-outs/open-days.ts';
import { byStaff } from '../../selling/mover.ts';
import type { ChangeContexts } from '../../selling/order-changes/change-context.ts';
import type { Supplements } from '../../selling/order-changes/supplements.ts';
import type { PayableMoney } from '../../selling/payables/money.ts';
import { takeExchangesAlong } from '../boxes/same-dishes.ts';
import { cityOf, claimFor, letterFactsOf, mostFor, wholeClaim } from './claim-facts.ts';
import { claimLetters } from './claim-letters.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly catalogue: Catalogue;
  readonly mails: CheckOutMails;
  readonly money: PayableMoney;
  readonly points: PointsService;
  readonly contexts: ChangeContexts;
  readonly moves: CheckOutMoves;
  readonly supplements: Supplements;
};

type Answer = {
  readonly answer: (typeof claimAnswers)[number];
  readonly amountCents?: number | undefined;
  readonly points?: number | undefined;
  readonly anotherDay?: Day | undefined;
  readonly reason: string;
};

/** An admin answers a claim: with money, points, another day, or no. */
export const answerClaim = (parts: Parts) => {
  const { work, catalogue, mails, money, points, contexts, moves, supplements } = parts;
  /** Money in rows of its own: it changes no reckoning of the order. */
  const giveMoney = async (
    within: Work,
    row: CheckOutRow,
    delivery: DeliveryRow,
    cents: number,
    actor: Actor,
  ): Promise<Failure | null> => {
    const context = await contexts(within, row, delivery.orderId, {
      by: 'provider',
      mover: byStaff(actor),
      now: actor.now,
    });
    if (isFailure(context)) return context;
    await within.deliveryEntries.insert([
      { deliveryId: delivery.id, kind: 'goodwill', returnedKitsCents: cents, createdAt: actor.now },
    ]);
    const owed = { kitsCents: cents, deliveryCents: 0, reason: 'goodwill', iban: '' } as const;
    await money.owe(within, context.paidRefs, owed, actor.now);
    return null;
  };

  /** One more day of the same line, free, with what it comes with now. */
  const giveDay = async (
    within: Work,
    row: CheckOutRow,
    delivery: DeliveryRow,
    day: Day,
    actor: Actor,
  ): Promise<Failure | null> => {
    const { now } = actor;
    // Where its last box has been brought it had ended: only what is running is cooked for.
    const mustResume = canMove(checkOutTables[row.type], row.status, 'resume').allowed;
    if (!mustResume && !checkOutGroups.awaited.includes(row.status)) return fail('wrong_state');
    const { settings } = await catalogue.snapshot();
    const city = await cityOf(within, catalogue, row, delivery);
    if (
      broughtOn(day, row.deliveryDayBefore) <
      earliestStart(now, settings.earliestDelivery.earliestDeliveryDay, city)
    )
      return fail('target_too_soon');
    const isOpen = isAvailable(day, city) && (await areOpen(within, [{ day, cityId: city.cityId }]));
    if (!isOpen) return fail('target_closed');
    const order = await within.orders.one(delivery.orderId);
    if (!order) return fail('not_found');
    if (order.deliveries.some((each) => each.day === day && !deliveryGroups.gone.includes(each.status)))
      return fail('target_taken');
    const { id: _, statusBefore: __, cancelledBy: ___, ...same } = delivery;
    const free = {
      listCents: 0,
      discountCents: 0,
      points: 0,
      pointsCents: 0,
      deliveryCents: 0,
      paidCents: 0,
    };
    const given = { ...same, ...free, day, status: 'planned', item: ownItemNow(order) } as const;
    for (const { id } of await within.deliveries.insert([given]))
      await takeExchangesAlong(within, order, { from: delivery.id, to: id });
    const mover = byStaff(actor);
    await supplements.dropOf(within, row, mover, now);
    const longer = day > row.lastDate ? await within.checkOuts.update(row.id, { lastDate: day }) : row;
    if (!mustResume) return null;
    const resumed = await moves.move(within, longer, 'resume', { mover }, now);
    return isFailure(resumed) ? resumed : null;
  };

  return (id: number, given: Answer, viewer: Viewer, actor: Actor): Promise<Claim | Failure> =>
    work.transaction(async (within) => {
      const { answer, amountCents = 0, points: wantedPoints = 0, anotherDay, reason } = given;
      if (answer === 'another_day') await within.calendarDays.holdOpen();
      const seen = await within.claims.one(id);
      const row = seen && (await within.checkOuts.lock(seen.checkOutId));
      const claim = row && (await within.claims.one(id));
      const delivery = claim && (await within.deliveries.one(claim.deliveryId));
      if (!row || !claim || !delivery) return fail('not_found');
      if (claim.status !== 'open') return fail('already_done');
      const most = await mostFor(within, row, delivery.id);
      const wrong = invalidIfAny({
        amountCents:
          answer === 'money' && (amountCents < 1 ? 'required' : amountCents > most && 'claim_over_cost'),
        points:
          answer === 'points' &&
          (row.userId === null ? 'points_need_account' : wantedPoints < 1 && 'required'),
        anotherDay: answer === 'another_day' && anotherDay === undefined && 'required',
      });
      if (wrong) return wrong;
      const { now } = actor;
      const refusal =
        answer === 'money'
          ? await giveMoney(within, row, delivery, amountCents, actor)
          : answer === 'another_day' && anotherDay
            ? await giveDay(within, row, delivery, anotherDay, actor)
            : null;
      if (refusal) return refusal;
      if (answer === 'points' && row.userId !== null) {
        const cause = `claim ${id}`;
        await points.give(
          within,
          { userId: row.userId, checkOutId: row.id, points: wantedPoints, cause },
          now,
        );
      }
      await within.claims.answer(id, {
        status: 'answered',
        answer,
        amountCents: answer === 'money' ? amountCents : null,
        points: answer === 'points' ? wantedPoints : null,
        anotherDay: answer === 'another_day' ? (anotherDay ?? null) : null,
        reason,
        answeredAt: now,
        answeredBy: actor.id,
      });
      const answered = await wholeClaim(within, id);
      const fresh = await within.checkOuts.update(row.id);
      const details = { deliveryIds: [delivery.id] };
      await recordMove(within, row, 'claim_answered', byStaff(actor, reason), now, details);
      await mails.toBuyer(within, claimLetters.claimAnswered, fresh, letterFactsOf(answered), now);
      return claimFor(within, answered, fresh, viewer);
    });
};
