import { addHours } from '../day.ts';
import { type Cents, percentOf, sum } from '../money.ts';
import type { CodeAnswer, CodeRefusal } from './figures.ts';
import type { CartInput, CartItem, DiscountCode } from './input.ts';
import { allocateInOrder } from './tie-order.ts';

export const CODE_LIFE_DAYS = 60;

export const codeExpiresAt = (createdAt: Date): Date => addHours(createdAt, CODE_LIFE_DAYS * 24);

function isListed(code: DiscountCode, { kitId, periodId }: CartItem): boolean {
  if (code.mealKits.length === 0) return true;
  return code.mealKits.some(
    ({ id, periodIds }) =>
      id === kitId && (periodIds.length === 0 || (periodId !== null && periodIds.includes(periodId))),
  );
}

/** A code never touches a unique kit. */
const touches = (code: DiscountCode, item: CartItem): boolean =>
  item.kind === 'regular' && isListed(code, item);

/** Whether a code stands alone is asked last: the buyer first hears what is wrong with the code itself. */
function reasonToRefuse(
  code: DiscountCode,
  accepted: readonly DiscountCode[],
  { now, cityId, items }: CartInput,
): CodeRefusal | null {
  if (accepted.some(({ id }) => id === code.id)) return 'already_applied';
  if (now >= code.expiresAt) return 'expired';
  if (code.usesLeft !== null && code.usesLeft <= 0) return 'used_up';
  if (code.isUsedByBuyer) return 'used_by_buyer';
  if (code.cityIds.length > 0 && !code.cityIds.includes(cityId)) return 'not_for_city';
  if (!items.some((item) => touches(code, item))) {
    return items.some((item) => isListed(code, item)) ? 'unique_kits_only' : 'fits_no_item';
  }
  const isFirst = accepted.length === 0;
  const areAllCombinable = [...accepted, code].every((each) => each.multipleCodesAllowed);
  return isFirst || areAllCombinable ? null : 'stands_alone';
}

/** Takes or refuses each code in the order in which the buyer added them. */
export function judgeCodes(input: CartInput): {
  readonly accepted: readonly DiscountCode[];
  readonly answers: readonly CodeAnswer[];
} {
  const accepted: DiscountCode[] = [];
  const answers = input.codes.map(({ code, found }): CodeAnswer => {
    if (found === null) return { code, accepted: false, reason: 'unknown' };
    const reason = reasonToRefuse(found, accepted, input);
    if (reason !== null) return { code, accepted: false, reason };
    accepted.push(found);
    return { code, accepted: true };
  });
  return { accepted, answers };
}

/** What one code takes, from each item and from the delivery. */
export type CodeDiscount = {
  readonly code: DiscountCode;
  readonly shares: readonly Cents[];
  readonly deliveryCents: Cents;
};

const savingOf = ({ type, amount }: DiscountCode, cents: Cents): Cents =>
  Math.min(type === 'percentage' ? percentOf(cents, amount) : amount, cents);

/** Once from the sum of the items; what is left of a fixed amount goes on to cover delivery. */
function takeFromCart(
  code: DiscountCode,
  left: readonly Cents[],
  deliveryLeft: Cents,
  order: readonly number[],
) {
  const saving = savingOf(code, sum(left));
  const surplus = code.type === 'fixed' ? code.amount - saving : 0;
  return {
    code,
    shares: allocateInOrder(order, saving, left),
    deliveryCents: Math.min(surplus, deliveryLeft),
  };
}

/** From each item, or without multiple use from the one where it saves most. */
function takeFromItems(code: DiscountCode, left: readonly Cents[], order: readonly number[]) {
  const savings = left.map((cents) => savingOf(code, cents));
  const most = Math.max(...savings);
  const best = order.find((index) => savings[index] === most);
  const shares = code.multipleUseInOrder ? savings : savings.map((cents, i) => (i === best ? cents : 0));
  return { code, shares, deliveryCents: 0 };
}

/** What there is to take from, before any code. */
export type Undiscounted = {
  readonly items: readonly CartItem[];
  readonly totals: readonly Cents[];
  readonly deliveryCents: Cents;
  readonly order: readonly number[];
};

/** Each code takes from what the codes before it left. */
export function codeDiscounts(
  codes: readonly DiscountCode[],
  { items, totals, deliveryCents, order }: Undiscounted,
): readonly CodeDiscount[] {
  let left = totals;
  let deliveryLeft = deliveryCents;
  return codes.map((code) => {
    const touched = left.map((cents, i) => (touches(code, items[i]!) ? cents : 0));
    const discount = code.appliesToCart
      ? takeFromCart(code, touched, deliveryLeft, order)
      : takeFromItems(code, touched, order);
    left = left.map((cents, i) => cents - discount.shares[i]!);
    deliveryLeft -= discount.deliveryCents;
    return discount;
  });
}
