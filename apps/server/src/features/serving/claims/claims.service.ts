import type { Claim, claimAnswers } from '@shop/contract/claims';
import type { UploadedFile, WholeFile } from '@shop/contract/files';
import { broughtOn, earliestStart, isAvailable } from '@shop/domain/calendar';
import { type Day, dayInVilnius } from '@shop/domain/day';
import { claimableUntil, claimAnswerBy } from '@shop/domain/days/after-delivery';
import { mostGoodwill } from '@shop/domain/goodwill';
import { sum } from '@shop/domain/money';
import { deliveryGroups } from '@shop/domain/states/groups';
import type { Actor, Viewer } from '../../../actor.ts';
import type { Repositories, UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalidIfAny, isFailure } from '../../../failure.ts';
import { type Page, pageFrom } from '../../../page.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { PointsService } from '../../people/points/points.service.ts';
import type { CheckOutMails } from '../../selling/check-outs/check-out-mails.ts';
import { recordMove } from '../../selling/check-outs/check-out-trail.ts';
import type { CheckOutViews, Requester } from '../../selling/check-outs/check-out-views.ts';
import type { CheckOutRow } from '../../selling/check-outs/check-outs.repository.ts';
import type { DeliveryRow } from '../../selling/check-outs/deliveries.repository.ts';
import { stopOf } from '../../selling/check-outs/delivery-facts.ts';
import { newestFigures, readOrderDays } from '../../selling/check-outs/order-days.ts';
import { byStaff } from '../../selling/mover.ts';
import type { ChangeContexts } from '../../selling/order-changes/change-context.ts';
import type { PayableMoney } from '../../selling/payables/money.ts';
import { claimLetters } from './claim-letters.ts';
import type { ClaimPictures } from './claim-pictures.ts';
import { presentClaim } from './claims.presenter.ts';
import type { ClaimFilter, WholeClaim } from './claims.repository.ts';

export type ClaimParts = {
  readonly work: UnitOfWork;
  readonly catalogue: Catalogue;
  readonly views: CheckOutViews;
  readonly mails: CheckOutMails;
  readonly money: PayableMoney;
  readonly points: PointsService;
  readonly contexts: ChangeContexts;
  readonly pictures: ClaimPictures;
};

/** Who asks: the token of an order is found out once it is known which order it is about. */
export type ClaimRequester = Omit<Requester, 'token'> & {
  readonly tokenFor: (checkOutId: number) => string | undefined;
};

type Answer = {
  readonly answer: (typeof claimAnswers)[number];
  readonly amountCents?: number | undefined;
  readonly points?: number | undefined;
  readonly anotherDay?: Day | undefined;
  readonly reason: string;
};

/** Something was wrong with a box: said by its buyer, answered by an admin. */
export const claimsService = (parts: ClaimParts) => {
  const { work, catalogue, views, mails, money, points, contexts, pictures } = parts;

  const maySee = (row: CheckOutRow, { tokenFor, ...requester }: ClaimRequester): boolean =>
    views.maySee(row, { ...requester, token: tokenFor(row.id) });

  const cityOf = async (repositories: Repositories, row: CheckOutRow, delivery: DeliveryRow) => {
    const rules = await repositories.stopRules.of([row.id]);
    const { calendar } = (await catalogue.snapshot()).pricing.offer;
    return { calendar, cityId: stopOf(row, delivery, rules).cityId ?? 0 };
  };

  const mostFor = async (
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
      paidCents: sum(figures.map(({ paidCents }) => paidCents)),
      returnedCents: sum(returned),
    });
  };

  const presented = async (
    repositories: Repositories,
    claim: WholeClaim,
    row: CheckOutRow,
    viewer: Viewer | null,
  ): Promise<Claim> =>
    presentClaim(
      claim,
      viewer?.role === 'admin' ? { mostCents: await mostFor(repositories, row, claim.deliveryId) } : null,
    );

  const stored = async (
    repositories: Repositories,
    id: number,
    requester: ClaimRequester,
  ): Promise<Claim | Failure> => {
    const claim = await repositories.claims.one(id);
    const row = claim && (await repositories.checkOuts.one(claim.checkOutId));
    if (!claim || !row || !maySee(row, requester)) return fail('not_found');
    return presented(repositories, claim, row, requester.viewer);
  };

  const factsOf = (claim: WholeClaim) => ({
    claim: { ...claim, kitName: claim.item.name, pictureCount: claim.pictures.length },
  });

  const wholeOf = async (within: Work, id: number): Promise<WholeClaim> => {
    const claim = await within.claims.one(id);
    if (!claim) throw new Error('a claim was not kept');
    return claim;
  };

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

  /** One more day of the same line, free. */
  const giveDay = async (
    within: Work,
    row: CheckOutRow,
    delivery: DeliveryRow,
    day: Day,
    now: Date,
  ): Promise<Failure | null> => {
    const { settings } = await catalogue.snapshot();
    const city = await cityOf(within, row, delivery);
    if (
      broughtOn(day, row.deliveryDayBefore) <
      earliestStart(now, settings.earliestDelivery.earliestDeliveryDay, city)
    )
      return fail('target_too_soon');
    if (!isAvailable(day, city)) return fail('target_closed');
    const taken = await within.deliveries.ofOrders([delivery.orderId]);
    if (taken.some((each) => each.day === day && !deliveryGroups.gone.includes(each.status)))
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
    await within.deliveries.insert([{ ...same, ...free, day, status: 'planned' }]);
    if (day > row.lastDate) await within.checkOuts.update(row.id, { lastDate: day });
    return null;
  };

  return {
    list: (query: Omit<ClaimFilter, 'userId'>, viewer: Viewer): Promise<Page<Claim> | Failure> =>
      work.read(async ({ claims }) => {
        const filter = { ...query, ...(viewer.role !== 'admin' && { userId: viewer.userId }) };
        return pageFrom(await claims.list(filter), (claim) =>
          presentClaim(claim, viewer.role === 'admin' ? { mostCents: null } : null),
        );
      }),

    one: (id: number, requester: ClaimRequester): Promise<Claim | Failure> =>
      work.read((repositories) => stored(repositories, id, requester)),

    ofDelivery: (
      deliveryId: number,
      requester: ClaimRequester,
      now: Date,
    ): Promise<{ until: string | null; claim: Claim | null } | Failure> =>
      work.read(async (repositories) => {
        const delivery = await repositories.deliveries.one(deliveryId);
        const order = delivery && (await repositories.orders.one(delivery.orderId));
        const row = order && (await repositories.checkOuts.one(order.checkOutId));
        if (!delivery || !row || !maySee(row, requester)) return fail('not_found');
        const claim = await repositories.claims.ofDelivery(deliveryId);
        const city = await cityOf(repositories, row, delivery);
        const until = claimableUntil(broughtOn(delivery.day, row.deliveryDayBefore), city);
        const isOpen = claim === null && delivery.status === 'delivered' && now < until;
        return {
          until: isOpen ? until.toISOString() : null,
          claim: claim && (await presented(repositories, claim, row, requester.viewer)),
        };
      }),

    picture: async (id: number, requester: ClaimRequester): Promise<WholeFile | Failure> => {
      const found = await work.read(async (repositories) => {
        const picture = await repositories.claims.picture(id);
        const claim = picture && (await repositories.claims.one(picture.claimId));
        const row = claim && (await repositories.checkOuts.one(claim.checkOutId));
        return row && maySee(row, requester) ? picture : null;
      });
      const bytes = found && (await pictures.read(found.file));
      return bytes ? { fileName: `${id}.webp`, bytes } : fail('not_found');
    },

    create: async (
      { deliveryId, words }: { readonly deliveryId: number; readonly words: string },
      uploads: readonly UploadedFile[],
      requester: ClaimRequester,
      actor: Actor,
    ): Promise<Claim | Failure> => {
      const make = (files: readonly string[]) =>
        work.transaction(async (within) => {
          const row = await within.checkOuts.lockByDelivery(deliveryId);
          const delivery = row && (await within.deliveries.one(deliveryId));
          if (!row || !delivery || !maySee(row, requester)) return fail('not_found');
          if (delivery.status !== 'delivered') return fail('not_delivered_yet');
          const city = await cityOf(within, row, delivery);
          const { now } = actor;
          if (now >= claimableUntil(broughtOn(delivery.day, row.deliveryDayBefore), city))
            return fail('claim_over');
          if (await within.claims.isThere(deliveryId)) return fail('already_done');
          const answerBy = claimAnswerBy(dayInVilnius(now), city);
          const id = await within.claims.insert({ deliveryId, words, answerBy, createdAt: now }, files);
          const claim = await wholeOf(within, id);
          const fresh = await within.checkOuts.update(row.id);
          const by = requester.viewer?.role === 'admin' ? 'staff' : 'buyer';
          const details = { deliveryIds: [deliveryId] };
          await recordMove(within, row, 'claim_made', { by, actorId: actor.id }, now, details);
          await mails.toBuyer(within, claimLetters.claimReceived, fresh, factsOf(claim), now);
          await mails.toOwner(within, claimLetters.claimMade, { row: fresh, ...factsOf(claim) }, now);
          return presented(within, claim, fresh, requester.viewer);
        });
      return pictures.keep(uploads, make);
    },

    answer: (id: number, given: Answer, viewer: Viewer, actor: Actor): Promise<Claim | Failure> =>
      work.transaction(async (within) => {
        const { answer, amountCents = 0, points: wantedPoints = 0, anotherDay, reason } = given;
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
              ? await giveDay(within, row, delivery, anotherDay, now)
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
        const answered = await wholeOf(within, id);
        const fresh = await within.checkOuts.update(row.id);
        const details = { deliveryIds: [delivery.id] };
        await recordMove(within, row, 'claim_answered', byStaff(actor, reason), now, details);
        await mails.toBuyer(within, claimLetters.claimAnswered, fresh, factsOf(answered), now);
        return presented(within, answered, fresh, viewer);
      }),
  };
};
export type ClaimsService = ReturnType<typeof claimsService>;
