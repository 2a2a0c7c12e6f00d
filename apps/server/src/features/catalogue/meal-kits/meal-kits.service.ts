import type { AuditAction } from '@shop/contract/audit-entries';
import type { MealKit, MealKitInput, MealKitSummary, mealKitFilter } from '@shop/contract/meal-kits';
import { holdsWords } from '@shop/domain/search';
import { textIn, type Locale } from '@shop/domain/text';
import type { z } from 'zod';
import type { Actor, Viewer } from '../../../actor.ts';
import { fail, invalid, invalidIfAny, isFailure, type Failure } from '../../../failure.ts';
import type { UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { pageOf, type Page } from '../../../page.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import type { Kit, Snapshot } from '../snapshot/snapshot.ts';
import type { PictureIntake, Upload } from '../../base/pictures/pictures.intake.ts';
import { recordPrices } from '../prices/reductions.ts';
import { presentMealKit, presentSummary } from './meal-kits.presenter.ts';
import { isBought } from '../small-resources/is-bought.ts';
import { searchableText } from './searchable-text.ts';

export type MealKitFilter = z.output<typeof mealKitFilter>;

const seesHidden = (viewer: Viewer | null): boolean => viewer?.role === 'admin';

const fits = (kit: Kit, filter: MealKitFilter): boolean =>
  (filter.isUnique === undefined || kit.isUnique === filter.isUnique) &&
  (filter.isRecommended === undefined || kit.isRecommended === filter.isRecommended) &&
  (filter.dietPlanId === undefined || kit.dietPlans.some((plan) => plan.id === filter.dietPlanId)) &&
  (filter.kcal === undefined || kit.calories.some((each) => each.kcal === filter.kcal)) &&
  (!filter.search || holdsWords(searchableText(kit), filter.search));

const orders: Record<MealKitFilter['sort'], (locale: Locale) => ((a: Kit, b: Kit) => number) | null> = {
  position: () => null,
  price: () => (a, b) => a.priceFromCents - b.priceFromCents,
  price_down: () => (a, b) => b.priceFromCents - a.priceFromCents,
  name: (locale) => {
    const { compare } = new Intl.Collator(locale);
    return (a, b) => compare(textIn(a.name, locale), textIn(b.name, locale));
  },
};

/** Every id that the input names has to be there. */
const unknownParts = (input: MealKitInput, snapshot: Snapshot): Failure | null => {
  const missing = (ids: readonly number[], known: ReadonlyMap<number, unknown>) =>
    ids.some((id) => !known.has(id)) && 'unknown_choice';
  return invalidIfAny({
    periodIds: missing(input.periodIds, snapshot.periods),
    combinationIds: missing(input.combinationIds, snapshot.combinations),
    dietPlanIds: missing(input.dietPlanIds, snapshot.dietPlans),
    dishIds: missing(input.dishIds, snapshot.dishes),
    menuTypeId: input.menuTypeId !== null && missing([input.menuTypeId], snapshot.menuTypes),
  });
};

const isBoughtKit = isBought((id) => ({ mealKitId: id }));

export const mealKitsService = (
  work: UnitOfWork,
  catalogue: Catalogue,
  clock: Clock,
  intake: PictureIntake,
) => {
  const stored = async (id: number | Failure): Promise<MealKit | Failure> => {
    if (isFailure(id)) return id;
    const snapshot = await catalogue.snapshot();
    const kit = snapshot.kits.get(id);
    return kit ? presentMealKit(kit, snapshot, clock.now()) : fail('not_found');
  };

  const changed = async (
    within: Work,
    actor: Actor,
    action: AuditAction,
    id: number,
    details = {},
  ): Promise<number> => {
    await within.audit.record(
      { actorId: actor.id, action, entity: 'meal_kit', entityId: id, details },
      actor.now,
    );
    await within.catalogueChanged();
    return id;
  };

  return {
    list: async (
      filter: MealKitFilter,
      viewer: Viewer | null,
      locale: Locale,
    ): Promise<Page<MealKitSummary>> => {
      const { kits } = await catalogue.snapshot();
      const shown = [...kits.values()].filter(
        (kit) => (!kit.isHidden || seesHidden(viewer)) && fits(kit, filter),
      );
      const order = orders[filter.sort](locale);
      return pageOf((order ? shown.toSorted(order) : shown).map(presentSummary), filter);
    },

    one: async (id: number, viewer: Viewer | null): Promise<MealKit | Failure> => {
      const kit = await stored(id);
      return !isFailure(kit) && kit.isHidden && !seesHidden(viewer) ? fail('not_found') : kit;
    },

    create: async (
      input: MealKitInput,
      uploads: readonly Upload[],
      actor: Actor,
    ): Promise<MealKit | Failure> => {
      const unknown = unknownParts(input, await catalogue.snapshot());
      if (unknown) return unknown;
      const pictures = await intake.take(uploads, 'pictures');
      if (isFailure(pictures)) return pictures;
      return stored(
        await pictures.keep(() =>
          work.transaction(async (within) => {
            const id = await within.mealKits.insert(input);
            for (const picture of pictures.list) {
              await within.mealKits.addPicture(id, await intake.record(within, picture));
            }
            const { periods } = await catalogue.snapshot();
            await recordPrices(within, id, input, periods, actor);
            return changed(within, actor, 'create', id);
          }),
        ),
      );
    },

    update: async (id: number, input: MealKitInput, actor: Actor): Promise<MealKit | Failure> => {
      const unknown = unknownParts(input, await catalogue.snapshot());
      if (unknown) return unknown;
      return stored(
        await work.transaction(async (within) => {
          if (!(await within.mealKits.update(id, input))) return fail('not_found');
          const { periods } = await catalogue.snapshot();
          await recordPrices(within, id, input, periods, actor);
          return changed(within, actor, 'update', id);
        }),
      );
    },

    remove: (id: number, actor: Actor): Promise<undefined | Failure> =>
      work.transaction(async (within) => {
        const pictureIds = await within.mealKits.pictureIds(id);
        if (!(await within.mealKits.lock(id))) return fail('not_found');
        if (await isBoughtKit(within, id, actor.now)) return fail('in_use');
        await within.mealKits.remove(id);
        await intake.discardUnused(within, pictureIds);
        await changed(within, actor, 'delete', id);
        return undefined;
      }),

    hide: async (id: number, isHidden: boolean, actor: Actor): Promise<MealKit | Failure> =>
      stored(
        await work.transaction(async (within) =>
          (await within.mealKits.setHidden(id, isHidden))
            ? changed(within, actor, isHidden ? 'hide' : 'show', id)
            : fail('not_found'),
        ),
      ),

    recommend: async (ids: readonly number[], actor: Actor): Promise<Page<MealKitSummary> | Failure> => {
      const { kits } = await catalogue.snapshot();
      if (ids.some((id) => !kits.has(id))) return invalid({ mealKitIds: 'unknown_choice' });
      await work.transaction(async (within) => {
        await within.mealKits.setRecommended(ids);
        await within.audit.record(
          { actorId: actor.id, action: 'recommend', entity: 'meal_kit', entityId: 'all', details: { ids } },
          actor.now,
        );
        await within.catalogueChanged();
      });
      const recommended = [...(await catalogue.snapshot()).kits.values()].filter((kit) => kit.isRecommended);
      return pageOf(recommended.map(presentSummary), { page: 1, perPage: 100 });
    },
  };
};
export type MealKitsService = ReturnType<typeof mealKitsService>;
