import {
  type CityId,
  dayKind,
  deliveryDates,
  earliestStart,
  latestStart,
  orderDeadline,
} from '../calendar.ts';
import { type Day, dayInVilnius } from '../day.ts';
import type { Cents } from '../money.ts';
import { priceCart } from './cart.ts';
import type { CartItemPrice, CartPrice, CartProblem } from './figures.ts';
import type { CartInput, CartItem, EnteredCode } from './input.ts';
import { fits } from './item.ts';
import { beyondLargestOrder } from './largest-order.ts';
import {
  choiceOf,
  type ExtraOffer,
  found,
  holdsLeftOut,
  type ItemRequest,
  kindOf,
  type Offer,
  periodOf,
} from './offer.ts';
import { vatOn } from './vat.ts';

/** How a Christmas-eve kit is brought: on its day, whatever the calendar says, at one price. */
export type ChristmasDelivery = {
  readonly cityId: CityId;
  readonly day: Day;
  readonly priceCents: Cents;
};

/** A cart as a buyer asks for it. */
export type CartRequest = {
  readonly cityId: CityId | null;
  readonly startDate: Day | null;
  readonly workingDaysOnly: boolean;
  readonly items: readonly ItemRequest[];
  readonly usePoints: boolean;
  /** Only the kit for Christmas eve is asked for. */
  readonly christmas?: ChristmasDelivery | null;
};

/** What the shop knows of the buyer: the codes that were entered, and the points that are there. */
export type BuyerFacts = { readonly codes: readonly EnteredCode[]; readonly pointsBalance: number };

export type RequestProblemCode =
  | CartProblem['code']
  | 'kit_unavailable'
  | 'choice_required'
  | 'choice_unavailable'
  | 'holds_left_out'
  | 'addition_does_not_fit'
  | 'city_required'
  | 'city_unavailable'
  | 'start_date_required'
  | 'start_date_too_early'
  | 'start_date_too_late'
  | 'order_too_large'
  /** It is sold on its own page and in no cart. */
  | 'christmas_kit'
  /** And there nothing else is. */
  | 'christmas_kit_only'
  | 'christmas_closed'
  | 'christmas_sold_out'
  /** Fewer sets are left than are asked for. */
  | 'christmas_too_few';

/** Why the cart cannot be ordered as it is, and the field to mend: `items.0.periodId`. */
export type RequestProblem = { readonly code: RequestProblemCode; readonly field?: string };

export type RequestPrice = {
  readonly input: CartInput;
  readonly price: CartPrice;
  /** In the order of the request; null where an item has no price today. */
  readonly items: readonly (CartItemPrice | null)[];
  readonly problems: readonly RequestProblem[];
};

const problem = (code: RequestProblemCode, field?: string): RequestProblem =>
  field === undefined ? { code } : { code, field };

/** What is not there (any more) of what an item names, does not fit it, or holds what it leaves out. */
export function problemsOfItem(item: ItemRequest, index: number, offer: Offer): RequestProblem[] {
  const field = (name: keyof ItemRequest): string => `items.${index}.${name}`;
  const kit = offer.kits.get(item.mealKitId);
  if (!kit) return [problem('kit_unavailable', field('mealKitId'))];
  if (item.mealKitId === offer.christmasKitId) return [problem('christmas_kit', field('mealKitId'))];
  const problems: RequestProblem[] = [];
  const period = periodOf(kit, item.periodId);
  if (!period)
    problems.push(
      problem(item.periodId === null ? 'choice_required' : 'choice_unavailable', field('periodId')),
    );
  if (!kit.isUnique && !kit.calories.some(({ id }) => id === item.calorieId))
    problems.push(
      problem(item.calorieId === null ? 'choice_required' : 'choice_unavailable', field('calorieId')),
    );
  if (problems.length === 0 && !choiceOf(item, offer))
    problems.push(problem('choice_unavailable', field('periodId')));
  const objectTo = (name: keyof ItemRequest, extras: readonly (ExtraOffer | undefined)[]): void => {
    if (extras.includes(undefined)) problems.push(problem('choice_unavailable', field(name)));
    if (extras.some((extra) => extra && holdsLeftOut(extra, item)))
      problems.push(problem('holds_left_out', field(name)));
  };
  if (item.combinationId !== null)
    objectTo('combinationId', [kit.combinations.find(({ id }) => id === item.combinationId)]);
  if (item.allergenIds.some((id) => !offer.allergens.has(id)))
    problems.push(problem('choice_unavailable', field('allergenIds')));
  objectTo(
    'additionIds',
    item.additionIds.map((id) => offer.additions.get(id)),
  );
  const kind = kindOf(kit);
  if (found(offer.additions, item.additionIds).some((addition) => !fits(addition, { kind })))
    problems.push(problem('addition_does_not_fit', field('additionIds')));
  return problems;
}

/** It comes as it is, in any number of sets, and alone. */
function problemsOfChristmas(
  { cityId, startDate, items }: CartRequest,
  christmas: ChristmasDelivery,
  offer: Offer,
): RequestProblem[] {
  const [item, ...more] = items;
  const hasChoices =
    item !== undefined &&
    (item.combinationId !== null || item.allergenIds.length + item.additionIds.length > 0);
  return [
    ...(cityId !== null && cityId !== christmas.cityId ? [problem('city_unavailable', 'cityId')] : []),
    ...(startDate !== null && startDate !== christmas.day
      ? [problem('choice_unavailable', 'startDate')]
      : []),
    ...(more.length > 0 || hasChoices || (item && item.mealKitId !== offer.christmasKitId)
      ? [problem('christmas_kit_only', 'items')]
      : []),
  ];
}

function problemsOfDelivery({ cityId, startDate }: CartRequest, offer: Offer, now: Date): RequestProblem[] {
  const problems: RequestProblem[] = [];
  if (cityId === null) problems.push(problem('city_required', 'cityId'));
  else if (!offer.cityIds.includes(cityId)) problems.push(problem('city_unavailable', 'cityId'));
  if (startDate === null) problems.push(problem('start_date_required', 'startDate'));
  else if (now >= orderDeadline(startDate, offer.earliest))
    problems.push(problem('start_date_too_early', 'startDate'));
  else if (startDate > latestStart(now)) problems.push(problem('start_date_too_late', 'startDate'));
  return problems;
}

/**
 * Prices what a buyer asks for with today's prices; the browser and the server both come here. What cannot be had is
 * a problem and is left out of the price. A city or a day that is not chosen yet is taken to be the first possible.
 */
export function priceRequest(
  request: CartRequest,
  { codes, pointsBalance }: BuyerFacts,
  offer: Offer,
  now: Date,
): RequestPrice {
  const { christmas = null } = request;
  const sold: Offer = christmas ? { ...offer, christmasKitId: null } : offer;
  const cityId = christmas?.cityId ?? request.cityId ?? offer.cityIds[0] ?? 0;
  const city = { calendar: offer.calendar, cityId };
  const start = request.startDate ?? earliestStart(now, offer.earliest, city);
  const { workingDaysOnly } = request;

  const priced: { readonly item: CartItem; readonly index: number }[] = [];
  const choices = request.items.map((asked) =>
    asked.mealKitId === sold.christmasKitId ? null : choiceOf(asked, sold),
  );
  const tooLarge = beyondLargestOrder(choices, offer.deliveryPrices);
  for (const [index, choice] of choices.entries()) {
    if (!choice || tooLarge.has(index)) continue;
    const dates = christmas
      ? [christmas.day]
      : deliveryDates({ start, days: choice.days, workingDaysOnly, ...city });
    priced.push({ item: { ...choice, deliveryDates: dates }, index });
  }

  const { pointValueCents, maxUsagePercent, isUsageDisabled } = offer.points;
  const input: CartInput = {
    now,
    cityId,
    items: priced.map(({ item }) => item),
    codes,
    deliveryPrices: offer.deliveryPrices,
    wayPriceCents: christmas?.priceCents ?? null,
    dayKind: (day) => dayKind(day, city),
    points: {
      balance: pointsBalance,
      pointValueCents,
      maxPercent: maxUsagePercent,
      isEnabled: !isUsageDisabled,
      isWanted: request.usePoints && !christmas,
    },
    vat: vatOn(offer.vat, dayInVilnius(now)),
  };
  const price = priceCart(input);

  const ofCart = price.problems.flatMap((each): RequestProblem[] => {
    if (each.code === 'cart_empty') return request.items.length === 0 ? [problem('cart_empty', 'items')] : [];
    const index = priced[each.itemIndex]!.index;
    return [problem(each.code, `items.${index}.periodId`)];
  });
  const itemAt = new Map(priced.map(({ index }, place) => [index, price.items[place]!]));
  return {
    input,
    price,
    items: request.items.map((_, index) => itemAt.get(index) ?? null),
    problems: [
      ...(christmas
        ? problemsOfChristmas(request, christmas, offer)
        : problemsOfDelivery(request, offer, now)),
      ...request.items.flatMap((item, index) => problemsOfItem(item, index, sold)),
      ...[...tooLarge].map((index) => problem('order_too_large', `items.${index}.amount`)),
      ...ofCart,
    ],
  };
}
