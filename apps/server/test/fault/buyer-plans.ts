import { codeExpiresAt } from '@shop/domain/pricing/codes';
import { discountCodes, discounts, pointsEntries } from '../../src/db/schema/index.ts';
import { aSentCoupon } from '../coupons.ts';
import { type Login, logIn } from './logins.ts';
import type { Storm } from './storm.ts';

/** How somebody wants to pay less, or by a gift. Without a login: a guest. */
export type BuyerPlan = {
  readonly login: Login | null;
  readonly codes: readonly string[];
  readonly coupons: readonly string[];
};

/** Less than an order costs: the rest is paid at the bank. */
const COUPON_CENTS = 20_00;

/** For everybody, beside others. */
const everybodys = 'VISIEMS';
/** For the first few, once each. */
const firstFew = 'PIRMIEMS';
const FIRST_FEW = 3;
/** For one order alone; two guests at a time want the same one. */
const single = (index: number): string => `VIENAM${Math.floor(index / 8)}`;

/**
 * Of every four buyers one is a guest with two codes, two are the same person in two tabs, whose points do not suffice
 * for both, one of them with a code and the other with a gift coupon, and one is a guest who pays in part by a coupon.
 */
export const prepareWishes = async (
  storm: Storm,
  buyers: number,
  pointsEach: number,
): Promise<(index: number) => BuyerPlan> => {
  const { database, now } = storm;
  const [campaign] = await database
    .insert(discounts)
    .values({ name: 'Audra' })
    .returning({ id: discounts.id });
  const singles = new Set(Array.from({ length: buyers }, (_, index) => single(index)));
  const limits = [
    { code: everybodys },
    { code: firstFew, usesLimit: FIRST_FEW, usesPerBuyer: 1 },
    ...[...singles].map((code) => ({ code, usesLimit: 1 })),
  ];
  await database.insert(discountCodes).values(
    limits.map((limit) => ({
      discountId: campaign?.id ?? 0,
      type: 'percentage' as const,
      amount: 10,
      applyToCart: true,
      isFreeDelivery: false,
      mealKits: [],
      cityIds: [],
      multipleCodesAllowed: true,
      multipleUseInOrder: false,
      expiresAt: codeExpiresAt(now()),
      ...limit,
    })),
  );
  const people: Login[] = [];
  for (let person = 0; person * 4 < buyers; person += 1) {
    const login = await logIn(storm, 'user', `zmogus-${person}@gedimas.example`);
    people.push(login);
    await database
      .insert(pointsEntries)
      .values({ userId: login.userId, at: now(), reason: 'admin', points: pointsEach });
  }
  const gifts: string[] = [];
  while (gifts.length < buyers) {
    const { coupon } = await aSentCoupon({ database, clock: { now } }, { valueCents: COUPON_CENTS });
    gifts.push(coupon.code);
  }
  return (index) => {
    const group = Math.floor(index / 4);
    const login = people[group] ?? null;
    const two = [single(index), everybodys];
    const plans: readonly BuyerPlan[] = [
      // In either order: what is entered last is held last, were it not for the shop's own order.
      { login: null, codes: group % 2 === 0 ? two : two.toReversed(), coupons: [] },
      { login, codes: [], coupons: gifts.slice(index, index + 1) },
      { login, codes: [firstFew], coupons: [] },
      { login: null, codes: [], coupons: gifts.slice(index, index + 1) },
    ];
    return plans[index % 4] ?? { login: null, codes: [], coupons: [] };
  };
};
