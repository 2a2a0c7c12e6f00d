import { MOST_SETS } from '@shop/domain/constants';
import { type ChoosableKit, type Extras, firstChoice, type KitChoice, withoutClashes } from './choice.ts';

/** The names of the choices: of the fields in the form, and so in the address. */
export const choiceFields = {
  kcal: 'kcal',
  days: 'days',
  combination: 'combination',
  without: 'without',
  addition: 'addition',
  amount: 'amount',
} as const;

const names = Object.values(choiceFields);

export const additionsFor = (kit: ChoosableKit, { additions }: Pick<Extras, 'additions'>) =>
  additions.filter((each) => each.isForUnique === kit.isUnique);

/** Any can be left out, since menus of later weeks are not known yet; those that the kit has come first. */
export const allergensFor = (kit: ChoosableKit, { allergens }: Pick<Extras, 'allergens'>) =>
  allergens.toSorted(
    (a, b) => Number(kit.allergenIds.includes(b.id)) - Number(kit.allergenIds.includes(a.id)),
  );

const askedOf = (
  offered: readonly { readonly id: number }[],
  values: readonly string[],
): readonly number[] => {
  const asked = new Set(values);
  return offered.flatMap(({ id }) => (asked.has(String(id)) ? [id] : []));
};

/** What a visitor is offered at first instead of the usual. */
export type Wish = { readonly kcal?: number | undefined };

/** The choice that an address asks for; what the kit does not offer is as if it had not been asked. */
export const choiceFrom = (
  search: URLSearchParams,
  kit: ChoosableKit,
  extras: Extras,
  wish: Wish = {},
): KitChoice => {
  const first = firstChoice(kit, {
    kcal: search.has(choiceFields.kcal) ? Number(search.get(choiceFields.kcal)) : wish.kcal,
    days: Number(search.get(choiceFields.days)),
  });
  const [combinationId = first.combinationId] = askedOf(
    kit.combinations,
    search.getAll(choiceFields.combination),
  );
  const amount = Number(search.get(choiceFields.amount));
  const asked = {
    ...first,
    combinationId,
    allergenIds: askedOf(extras.allergens, search.getAll(choiceFields.without)),
    additionIds: askedOf(additionsFor(kit, extras), search.getAll(choiceFields.addition)),
    amount: Number.isInteger(amount) && amount >= 1 && amount <= MOST_SETS ? amount : first.amount,
  };
  return withoutClashes(kit, asked, extras);
};

/** Whether anything was chosen at all. */
export const hasChoice = (search: URLSearchParams): boolean => names.some((name) => search.has(name));

/** The same address with this choice; what is not about choosing stays. The first offer needs no words. */
export const withChoice = (
  search: URLSearchParams,
  kit: ChoosableKit,
  choice: KitChoice,
  wish: Wish = {},
): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const name of names) next.delete(name);
  const first = firstChoice(kit, wish);
  const kcal = kit.calories.find(({ id }) => id === choice.calorieId)?.kcal;
  const days = kit.periods.find(({ id }) => id === choice.periodId)?.days;
  // Both or none: an address that is passed on means the same when the shop offers other levels in the middle.
  if (choice.calorieId !== first.calorieId || choice.periodId !== first.periodId) {
    if (kcal !== undefined) next.set(choiceFields.kcal, String(kcal));
    if (days !== undefined) next.set(choiceFields.days, String(days));
  }
  if (choice.combinationId !== first.combinationId)
    next.set(choiceFields.combination, String(choice.combinationId));
  for (const id of choice.allergenIds) next.append(choiceFields.without, String(id));
  for (const id of choice.additionIds) next.append(choiceFields.addition, String(id));
  if (choice.amount !== first.amount) next.set(choiceFields.amount, String(choice.amount));
  return next;
};
