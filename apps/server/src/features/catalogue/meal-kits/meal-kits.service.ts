import type { AuditAction } from '@shop/contract/audit-entries';
import type {
  BoughtKit,
  MealKit,
  MealKitInput,
  MealKitSummary,
  mealKitFilter,
} from '@shop/contract/meal-kits';
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
import { edit, newestOf, orNewest } from '../../base/crud/edit.ts';
import { recordPrices } from '../prices/reductions.ts';
import { presentMealKit, presentSummary } from './meal-kits.presenter.ts';
import { isBought } from '../is-bought.ts';
import { searchableText } from './searchable-text.ts';

export type MealKitFilter = z.output<typeof mealKitFilter>;

/** Who asks for a delivery: by login, or by the link of its order. */
export type DeliveryAsker = {
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly orderToken: (checkOutId: number) => string | undefined;
};
/** Deliveries are of an area above. */
export type ReadBoughtKit = (deliveryId: number, asker: DeliveryAsker) => Promise<BoughtKit | Failure>;

const seesHidden = (viewer: Viewer | null): boolean => viewer?.role === 'admin';

const fits = (kit: Kit, filter: MealKitFilter): boolean =>
  (filter.isUnique === undefined || kit.isUnique === filter.isUnique) &&
  (filter.isRecommended === undefined || kit.isRecommended === filter.isRecommended) &&
  (filter.dietPlanId === undefined || kit.dietPlans.some((plan) => plan.id === filter.dietPlanId)) &&
  (filter.kcal === undefined || kit.calories.some((each) => each.kcal === filter.kcal)) &&
  (!filter.search || holdsWords(searchableText(kit), filter.search));

type ByLocale = (locale: Locale) => ((a: Kit, b: Kit) => number) | null;

const byPrice = (a: Kit, b: Kit): number => a.priceFromCents - b.priceFromCents;
const byName = (locale: Locale) => {
  const { compare } = new Intl.Collator(locale);
  return (a: Kit, b: Kit): number => compare(textIn(a.name, locale), textIn(b.name, locale));
};

const orders: Record<MealKitFilter['sort'], ByLocale> = {
  position: () => null,
  price: () => byPrice,
  '-price': () => (a, b) => byPrice(b, a),
  price_down: () => (a, b) => byPrice(b, a),
  name: byName,
  '-name': (locale) => (a, b) => byName(locale)(b, a),
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
  boughtKit: ReadBoughtKit,
) => {
  const stored = async (id: number | Failure): Promise<MealKit | Failure> => {
    if (isFailure(id)) return id;
    const snapshot = await catalogue.snapshot();
    const kit = snapshot.kits.get(id);
    return kit ? presentMealKit(kit, snapshot, clock.now()) : fail('not_found');
  };

  const save = async (
    edited: { readonly id: number; readonly actor: Actor; readonly action?: AuditAction },
    change: (within: Work) => Promise<boolean>,
    seen?: number,
  ): Promise<MealKit | Failure> => {
    const { id } = edited;
    const outcome = await work.transaction(async (within) => {
      const failure = await edit(
        within,
        { ...edited, entity: 'meal_kit' },
        { lock: () => within.mealKits.lock(id), change: () => change(within) },
      );
      if (failure) return failure;
      await within.catalogueChanged();
      return id;
    });
    const newest = async () => {
      const kit = await newestOf(catalogue, ({ kits }) => kits.get(id), seen);
      return kit && presentMealKit(kit, await catalogue.snapshot(), clock.now());
    };
    return stored(await orNewest(outcome, work, { entity: 'meal_kit', id }, newest));
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

    /** As it was bought for a delivery: it is shown to whoever may see that, hidden or not. */
    asBought: async (id: number, deliveryId: number, asker: DeliveryAsker): Promise<MealKit | Failure> => {
      const bought = await boughtKit(deliveryId, asker);
      if (isFailure(bought)) return bought;
      const kit = bought.item.mealKitId === id ? await stored(id) : fail('not_found');
      return isFailure(kit) ? kit : { ...kit, bought };
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
            const made = { actor, entity: 'meal_kit', id } as const;
            await within.audit.changed(made, null, await within.mealKits.lock(id));
            await within.catalogueChanged();
            return id;
          }),
        ),
      );
    },

    /** Without a version whatever is there is overwritten. */
    update: async (
      id: number,
      input: MealKitInput,
      actor: Actor,
      version?: number,
    ): Promise<MealKit | Failure> => {
      const unknown = unknownParts(input, await catalogue.snapshot());
      if (unknown) return unknown;
      const change = async (within: Work) => {
        if (!(await within.mealKits.update(id, input, version))) return false;
        const { periods } = await catalogue.snapshot();
        await recordPrices(within, id, input, periods, actor);
        return true;
      };
      return save({ id, actor }, change, version);
    },

    remove: (id: number, actor: Actor): Promise<undefined | Failure> =>
      work.transaction(async (within) => {
        const before = await within.mealKits.lock(id);
        const pictureIds = await within.mealKits.pictureIds(id);
        if (!before) return fail('not_found');
        if (await isBoughtKit(within, id, actor.now)) return fail('in_use');
        await within.mealKits.remove(id);
        await intake.discardUnused(within, pictureIds);
        await within.audit.changed({ actor, entity: 'meal_kit', id }, before, null);
        await within.catalogueChanged();
        return undefined;
      }),

    hide: (id: number, isHidden: boolean, actor: Actor): Promise<MealKit | Failure> =>
      save({ id, actor, action: isHidden ? 'hide' : 'show' }, ({ mealKits }) =>
        mealKits.setHidden(id, isHidden),
      ),

    recommend: async (ids: readonly number[], actor: Actor): Promise<Page<MealKitSummary> | Failure> => {
      const { kits } = await catalogue.snapshot();
      if (ids.some((id) => !kits.has(id))) return invalid({ mealKitIds: 'unknown_choice' });
      await work.transaction(async (within) => {
        const before = await within.mealKits.setRecommended(ids);
        await within.audit.changed(
          { actor, action: 'recommend', entity: 'meal_kit', id: 'all' },
          { ids: before },
          { ids: ids.toSorted((a, b) => a - b) },
        );
        await within.catalogueChanged();
      });
      const recommended = [...(await catalogue.snapshot()).kits.values()].filter((kit) => kit.isRecommended);
      return pageOf(recommended.map(presentSummary), { page: 1, perPage: 100 });
    },
  };
};
export type MealKitsService = ReturnType<typeof mealKitsService>;
