import type { ChristmasSettings, ChristmasSettingsInput } from '@shop/contract/christmas';
import { christmasDay, christmasPhase, isLastOrderInTime, setsLeft } from '@shop/domain/christmas';
import type { Actor, Viewer } from '../../../actor.ts';
import type { Repositories, UnitOfWork, Work } from '../../../db/unit-of-work.ts';
import { fail, type Failure, type FieldFailures, isFailure } from '../../../failure.ts';
import { orNewest } from '../../base/crud/edit.ts';
import { seasonOf } from '../../base/settings/christmas-season.ts';
import { settingKinds } from '../../base/settings/setting-kinds.ts';
import type { Catalogue, Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import type { ChristmasWayRow } from './christmas-ways.repository.ts';

type Versioned = { readonly data: ChristmasSettings; readonly version: number };
const kind = settingKinds.christmas;

/** One set comes on one day: a kit of another length, of levels or of a menu is none for Christmas eve. */
const kitFailure = ({ kits }: Snapshot, mealKitId: number | null): string | null => {
  if (mealKitId === null) return null;
  const kit = kits.get(mealKitId);
  if (!kit) return 'unknown_choice';
  const [period, ...more] = kit.periods;
  return kit.isUnique && more.length === 0 && period?.days === 1 ? null : 'christmas_kit_unfit';
};

const failuresOf = (input: ChristmasSettingsInput, snapshot: Snapshot): FieldFailures => {
  const { isEnabled, mealKitId, ways } = input;
  const { opensAt, lastOrderAt } = seasonOf(input);
  const wrong: Record<string, string> = {};
  const kit = kitFailure(snapshot, mealKitId);
  if (kit) wrong['mealKitId'] = kit;
  // What is sold has all of these.
  if (isEnabled && mealKitId === null) wrong['mealKitId'] = 'required';
  if (isEnabled && opensAt === null) wrong['opensAt'] = 'required';
  if (isEnabled && lastOrderAt === null) wrong['lastOrderAt'] = 'required';
  if (opensAt && lastOrderAt && opensAt >= lastOrderAt) wrong['lastOrderAt'] = 'end_before_start';
  else if (lastOrderAt && !isLastOrderInTime(lastOrderAt)) wrong['lastOrderAt'] = 'christmas_last_order';
  for (const [index, way] of ways.entries()) {
    if (!snapshot.content.cities.has(way.cityId)) wrong[`ways.${index}.cityId`] = 'unknown_choice';
    const isSame = (other: (typeof ways)[number]) => other.cityId === way.cityId && other.kind === way.kind;
    if (ways.findIndex(isSame) < index) wrong[`ways.${index}.kind`] = 'already_there';
  }
  return Object.fromEntries(Object.entries(wrong).map(([field, code]) => [field, [{ code }]]));
};

/** Without ids, which mean nothing to people; in an order of their own. */
const audited = (ways: readonly ChristmasWayRow[]) => ways.map(({ id: _, ...way }) => way);

/** The season of the Christmas-eve kit and the ways in which it comes. */
export const christmasSettingsService = (work: UnitOfWork, catalogue: Catalogue) => {
  const shown = async (
    { christmasWays, settings }: Pick<Repositories, 'christmasWays' | 'settings'>,
    viewer: Viewer | null,
    now: Date,
  ): Promise<Versioned> => {
    const { value, version } = await settings.versioned(kind);
    const { content, pricing } = await catalogue.snapshot();
    const season = seasonOf(value);
    const rows = await christmasWays.all();
    const until = season.lastOrderAt;
    const dayOf = (row: ChristmasWayRow) => (until === null ? null : christmasDay(row.kind, until));
    const days = [...new Set(rows.flatMap((row) => dayOf(row) ?? []))];
    const sold = await christmasWays.sold(
      rows.map(({ id }) => id),
      days,
    );
    const isSold = value.mealKitId !== null && pricing.offer.kits.has(value.mealKitId);
    return {
      data: {
        ...value,
        // What is hidden or gone is not sold, whatever the season.
        phase: isSold ? christmasPhase(season, now) : 'off',
        ways: rows.map(({ setsLimit, ...row }) => ({
          ...row,
          cityName: content.cities.get(row.cityId)?.name ?? { lt: '', en: '' },
          day: dayOf({ ...row, setsLimit }),
          setsLeft: setsLeft(setsLimit, sold.get(row.id) ?? 0),
          setsLimit: viewer?.role === 'admin' ? setsLimit : null,
        })),
      },
      version,
    };
  };

  /** Those that are named stay or change, others are new; what is left out goes, unless something was sold by it. */
  const writeWays = async (
    within: Work,
    before: readonly ChristmasWayRow[],
    ways: ChristmasSettingsInput['ways'],
  ): Promise<Failure | null> => {
    for (const [index, { id }] of ways.entries())
      if (id !== undefined && !before.some((row) => row.id === id))
        return fail('invalid', { fields: { [`ways.${index}.id`]: [{ code: 'unknown_choice' }] } });
    for (const row of before) {
      await within.christmasWays.hold(row.id);
      const way = ways.find(({ id }) => id === row.id);
      const isOther = way && (way.cityId !== row.cityId || way.kind !== row.kind);
      if ((!way || isOther) && (await within.christmasWays.isUsed(row.id))) return fail('in_use');
      if (!way) await within.christmasWays.remove(row.id);
    }
    for (const way of ways)
      await (way.id === undefined
        ? within.christmasWays.insert(way)
        : within.christmasWays.update(way.id, way));
    return null;
  };

  return {
    read: (viewer: Viewer | null, now: Date): Promise<Versioned> =>
      work.view((repositories) => shown(repositories, viewer, now)),

    change: async (
      { ways, ...input }: ChristmasSettingsInput,
      seen: number | undefined,
      viewer: Viewer,
      actor: Actor,
    ): Promise<Versioned | Failure> => {
      const fields = failuresOf({ ways, ...input }, await catalogue.snapshot());
      if (Object.keys(fields).length > 0) return fail('invalid', { fields });
      const outcome = await work.transaction(async (within) => {
        const { value: before, version } = await within.settings.lock(kind);
        if (seen !== undefined && seen !== version) return fail('changed_meanwhile');
        const waysBefore = await within.christmasWays.all();
        const refusal = await writeWays(within, waysBefore, ways);
        if (refusal) return refusal;
        const after = kind.schema.parse(input);
        await within.settings.set(kind, after, actor.now);
        await within.audit.changed(
          { actor, entity: 'setting', id: kind.key },
          { ...before, ways: audited(waysBefore) },
          { ...after, ways: audited(await within.christmasWays.all()) },
        );
        await within.catalogueChanged();
        return null;
      });
      const newest = async () => (await work.view((each) => shown(each, viewer, actor.now))).data;
      const known = await orNewest(outcome, work, { entity: 'setting', id: kind.key }, newest);
      return isFailure(known) ? known : work.view((repositories) => shown(repositories, viewer, actor.now));
    },
  };
};
export type ChristmasSettingsService = ReturnType<typeof christmasSettingsService>;
