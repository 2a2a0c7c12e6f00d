import type { DishReview } from '@shop/contract/dish-reviews';
import { broughtOn } from '@shop/domain/calendar';
import { reviewableUntil } from '@shop/domain/days/after-delivery';
import type { Actor, Viewer } from '../../../actor.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid, isFailure } from '../../../failure.ts';
import { type Page, pageFrom } from '../../../page.ts';
import type { ReadSettings } from '../../base/settings/read-settings.ts';
import { settingKinds } from '../../base/settings/setting-kinds.ts';
import { readBoxDishes } from '../boxes/box-dishes.ts';
import { presentReview } from './reviews.presenter.ts';
import type { ReviewFilter, WholeReview } from './reviews.repository.ts';

type Words = { readonly stars: number; readonly words: string; readonly isNameShown: boolean };
type NewWords = Words & { readonly deliveryId: number; readonly dishId: number };
type Change = { readonly [K in keyof Words]?: Words[K] | undefined } & {
  readonly isHidden?: boolean | undefined;
  readonly version?: number | undefined;
};
type Asked = Omit<ReviewFilter, 'userId' | 'isShown'> & { readonly mine: boolean };

/** What buyers think of the dishes that they were brought. */
export const reviewsService = (work: UnitOfWork, settings: ReadSettings) => {
  const untilOf = async ({ day, isDayBefore }: Pick<WholeReview, 'day' | 'isDayBefore'>): Promise<Date> =>
    reviewableUntil(broughtOn(day, isDayBefore), (await settings()).evaluateDish.daysAfterDelivery);

  const presented = async (row: WholeReview, viewer: Viewer | null): Promise<DishReview> =>
    presentReview(row, viewer, await untilOf(row));

  /** Why nobody can rate a box of that day any more; null: it can be rated. */
  const closed = async (
    within: Work,
    box: Pick<WholeReview, 'day' | 'isDayBefore'>,
    now: Date,
  ): Promise<Failure | null> => {
    const { isEnabled, daysAfterDelivery } = await within.settings.read(settingKinds.evaluateDish);
    if (!isEnabled) return fail('reviews_off');
    const until = reviewableUntil(broughtOn(box.day, box.isDayBefore), daysAfterDelivery);
    return now < until ? null : fail('review_over');
  };

  const stored = async (id: number | Failure, viewer: Viewer): Promise<DishReview | Failure> => {
    if (isFailure(id)) return id;
    const row = await work.read(({ reviews }) => reviews.one(id));
    return row ? presented(row, viewer) : fail('not_found');
  };

  const counted = async (within: Work, dishId: number): Promise<void> => {
    await within.reviews.count(dishId);
    await within.catalogueChanged();
  };

  return {
    list: async ({ mine, ...query }: Asked, viewer: Viewer | null): Promise<Page<DishReview> | Failure> => {
      const isOwn = mine || (query.deliveryId !== undefined && viewer?.role !== 'admin');
      if (isOwn && !viewer) return fail('not_logged_in');
      const filter = {
        ...query,
        ...(isOwn && viewer && { userId: viewer.userId }),
        isShown: !isOwn && viewer?.role !== 'admin',
      };
      const { evaluateDish } = await settings();
      return pageFrom(await work.read(({ reviews }) => reviews.list(filter)), (row) =>
        presentReview(
          row,
          viewer,
          reviewableUntil(broughtOn(row.day, row.isDayBefore), evaluateDish.daysAfterDelivery),
        ),
      );
    },

    create: async (
      { deliveryId, dishId, ...words }: NewWords,
      viewer: Viewer,
      actor: Actor,
    ): Promise<DishReview | Failure> =>
      stored(
        await work.transaction(async (within) => {
          const delivery = await within.deliveries.one(deliveryId);
          const order = delivery && (await within.orders.one(delivery.orderId));
          const checkOut = order && (await within.checkOuts.one(order.checkOutId));
          if (!delivery || !checkOut || checkOut.userId !== viewer.userId) return fail('not_found');
          if (delivery.status !== 'delivered') return fail('not_delivered_yet');
          const box = { day: delivery.day, isDayBefore: checkOut.deliveryDayBefore };
          const over = await closed(within, box, actor.now);
          if (over) return over;
          const item = delivery.item ?? order.item;
          const inBox = await readBoxDishes(within, [{ deliveryId, day: delivery.day, item }]);
          const isInBox = inBox.get(deliveryId)?.some((each) => each.dishId === dishId);
          if (!isInBox || !(await within.reviews.lockDish(dishId)))
            return invalid({ dishId: 'unknown_choice' });
          if (await within.reviews.isThere(deliveryId, dishId)) return fail('already_done');
          const user = await within.auth.user(viewer.userId);
          const id = await within.reviews.insert({
            ...words,
            deliveryId,
            dishId,
            mealKitId: item.mealKitId,
            userId: viewer.userId,
            firstName: user?.firstName ?? '',
            createdAt: actor.now,
          });
          await within.audit.record(
            { actorId: actor.id, action: 'create', entity: 'dish_review', entityId: id },
            actor.now,
          );
          await counted(within, dishId);
          return id;
        }),
        viewer,
      ),

    /** Its writer changes what it says; the owner of the shop only whether its words are shown. */
    update: async (
      id: number,
      { version, isHidden, ...words }: Change,
      viewer: Viewer,
      actor: Actor,
    ): Promise<DishReview | Failure> => {
      const said = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
      const outcome = await work.transaction(async (within) => {
        const row = await within.reviews.one(id);
        const isMine = row?.userId === viewer.userId;
        if (!row || (!isMine && viewer.role !== 'admin')) return fail('not_found');
        if (isHidden !== undefined && viewer.role !== 'admin') return fail('forbidden');
        const saysMore = Object.keys(said).length > 0;
        if (saysMore) {
          if (!isMine) return fail('forbidden');
          const over = await closed(within, row, actor.now);
          if (over) return over;
        }
        await within.reviews.lockDish(row.dishId);
        const change = { ...said, ...(isHidden !== undefined && { isHidden }) };
        if (!(await within.reviews.update(id, change, version))) return fail('changed_meanwhile');
        const action = saysMore ? 'update' : isHidden ? 'hide' : 'show';
        await within.audit.record(
          { actorId: actor.id, action, entity: 'dish_review', entityId: id },
          actor.now,
        );
        await counted(within, row.dishId);
        return id;
      });
      if (isFailure(outcome) && outcome.code === 'changed_meanwhile')
        return fail('changed_meanwhile', { data: await stored(id, viewer) });
      return stored(outcome, viewer);
    },

    remove: (id: number, viewer: Viewer, actor: Actor): Promise<undefined | Failure> =>
      work.transaction(async (within) => {
        const row = await within.reviews.one(id);
        if (!row || (row.userId !== viewer.userId && viewer.role !== 'admin')) return fail('not_found');
        // The owner hides words; the vote stays.
        if (row.userId !== viewer.userId) return fail('forbidden');
        await within.reviews.lockDish(row.dishId);
        await within.reviews.remove(id);
        await within.audit.record(
          { actorId: actor.id, action: 'delete', entity: 'dish_review', entityId: id },
          actor.now,
        );
        await counted(within, row.dishId);
        return undefined;
      }),
  };
};
export type ReviewsService = ReturnType<typeof reviewsService>;
