import type { CartRequestBody } from '@shop/contract/quotes';
import type { CouponAnswer, SpendableCoupon } from '@shop/domain/coupons';
import { type Day, toDay } from '@shop/domain/day';
import { sum } from '@shop/domain/money';
import type { CodeAnswer } from '@shop/domain/pricing/figures';
import type { DiscountCode, EnteredCode } from '@shop/domain/pricing/input';
import { priceRequest, type RequestPrice } from '@shop/domain/pricing/request';
import type { Viewer } from '../../../actor.ts';
import type { Repositories, UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Failure } from '../../../failure.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import type { CodeTries } from '../discounts/code-tries.ts';
import { askForChristmas, type ChristmasOrder } from '../christmas/christmas-room.ts';
import { plainCode } from '../discounts/code-text.ts';
import { pricedCode } from '../discounts/discounts.presenter.ts';
import { payTotal } from '../coupons/coupon-money.ts';
import { accountOf } from '../../people/points/ledger.ts';

/** Who buys: a guest has no points, and whoever has not given an e-mail yet has had no code. */
export type Buyer = { readonly userId: number | null; readonly email: string | null };

export type PricedCart = RequestPrice & {
  /** Of the codes that count. */
  readonly codeIds: readonly number[];
  /** Null for all but a Christmas-eve kit. */
  readonly christmas: ChristmasOrder | null;
  readonly coupons: Awaited<ReturnType<typeof payTotal>>;
};

export type CheckedCode =
  | { readonly kind: 'discount'; readonly answer: CodeAnswer; readonly found: DiscountCode | null }
  | { readonly kind: 'coupon'; readonly answer: CouponAnswer; readonly found: SpendableCoupon };

type Requester = { readonly viewer: Viewer | null; readonly address: string; readonly now: Date };

/**
 * What a cart costs. Quotes ask from outside of a transaction; placing an order asks within its own, so that codes and
 * points are those that it then claims.
 */
export const cartPricing = (work: UnitOfWork, catalogue: Catalogue, tries: CodeTries) => {
  /** Typed codes with what is known under them. */
  const enteredCodes = async (
    repositories: Pick<Repositories, 'codes'>,
    typed: readonly string[],
    { email }: Buyer,
  ): Promise<EnteredCode[]> => {
    const rows = await repositories.codes.byCodes(typed.map(plainCode));
    const limited = rows.filter((row) => row.usesPerBuyer !== null).map((row) => row.id);
    const uses =
      email === null
        ? new Map<number, number>()
        : await repositories.codes.usesBy(email.toLowerCase(), limited);
    return typed.map((code) => {
      const row = rows.find((each) => each.code === plainCode(code));
      return { code, found: row ? pricedCode(row, uses.get(row.id) ?? 0) : null };
    });
  };

  const price = async (
    repositories: Pick<Repositories, 'christmasWays' | 'codes' | 'coupons' | 'points' | 'settings'>,
    { discountCodes, startDate, coupons, christmasWayId, ...body }: CartRequestBody,
    buyer: Buyer,
    now: Date,
  ): Promise<PricedCart> => {
    const { pricing } = await catalogue.snapshot();
    const codes = await enteredCodes(repositories, discountCodes, buyer);
    const points = buyer.userId === null ? null : await accountOf(repositories, buyer.userId, now);
    const start: Day | null = startDate === null ? null : toDay(startDate);
    const sets = sum(body.items.map(({ amount }) => amount));
    const asked =
      christmasWayId === null ? null : await askForChristmas(repositories, christmasWayId, sets, now);
    const christmas = asked?.order ?? null;
    const priced = priceRequest(
      {
        ...body,
        startDate: start,
        christmas: christmas && {
          cityId: christmas.way.cityId,
          day: christmas.day,
          priceCents: christmas.way.priceCents,
        },
      },
      { codes, pointsBalance: points?.balance ?? 0 },
      christmas ? { ...pricing.offer, christmasKitId: christmas.kitId } : pricing.offer,
      now,
    );
    const codeIds = priced.price.codes.flatMap(({ accepted }, index) => {
      const found = codes[index]?.found;
      return accepted && found ? [found.id] : [];
    });
    return {
      ...priced,
      problems: [...priced.problems, ...(asked?.problems ?? [])],
      codeIds,
      christmas,
      coupons: await payTotal(repositories, priced.price.totalCents, coupons, now),
    };
  };

  const buyerOf = async (viewer: Viewer | null): Promise<Buyer> => {
    if (!viewer) return { userId: null, email: null };
    const user = await work.read((repositories) => repositories.auth.user(viewer.userId));
    return { userId: viewer.userId, email: user?.email ?? null };
  };

  const quote = async (
    body: CartRequestBody,
    { viewer, address, now }: Requester,
  ): Promise<PricedCart | Failure> => {
    const buyer = await buyerOf(viewer);
    return tries({ codes: [...body.discountCodes, ...body.coupons], address, now }, (known) =>
      work.read(async (repositories) => {
        const priced = await price(repositories, body, buyer, now);
        known([...priced.input.codes, ...priced.coupons.entered]);
        return priced;
      }),
    );
  };

  return {
    price,
    quote,

    /** Whether one more code would count beside those that are there. */
    checkCode: async (
      { code, ...body }: CartRequestBody & { readonly code: string },
      { viewer, address, now }: Requester,
    ): Promise<CheckedCode | Failure> => {
      const buyer = await buyerOf(viewer);
      const typed = [...body.discountCodes, ...body.coupons, code];
      return tries({ codes: typed, address, now }, (known) =>
        work.read(async (repositories): Promise<CheckedCode> => {
          const discountCodes = [...body.discountCodes, code];
          const priced = await price(repositories, { ...body, discountCodes }, buyer, now);
          const asked = { answer: priced.price.codes.at(-1), entered: priced.input.codes.at(-1) };
          if (!asked.answer || !asked.entered) throw new Error('every code is answered');
          // Both are typed into one field: what is no discount may be a gift.
          const coupons = [...body.coupons, code];
          const paid = asked.entered.found ? null : await payTotal(repositories, 0, coupons, now);
          const found = paid?.entered.at(-1)?.found ?? null;
          const answer = found && paid?.answers.at(-1);
          known([
            ...priced.input.codes.slice(0, -1),
            ...priced.coupons.entered,
            { found: found ?? asked.entered.found },
          ]);
          return found && answer
            ? { kind: 'coupon', answer, found }
            : { kind: 'discount', answer: asked.answer, found: asked.entered.found };
        }),
      );
    },
  };
};
export type CartPricing = ReturnType<typeof cartPricing>;
