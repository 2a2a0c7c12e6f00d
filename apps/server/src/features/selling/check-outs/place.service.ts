import type { CheckOut, CheckOutInput } from '@shop/contract/check-outs';
import type { DeliveryMethod } from '@shop/domain/constants';
import { askToPayAt, moneyEventOf, payUntil } from '@shop/domain/states/check-out-can';
import type { PaymentType } from '@shop/domain/states/statuses';
import type { Attempt, Viewer, Visitor } from '../../../actor.ts';
import type { Repositories, UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure, type FailureCode, type FieldFailures, isFailure } from '../../../failure.ts';
import { saveAddress } from '../../people/addresses/save-address.ts';
import type { Catalogue, Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import type { CodeTries, Known } from '../discounts/code-tries.ts';
import type { CodesService } from '../discounts/codes.service.ts';
import type { PayableMoney } from '../payables/money.ts';
import { payableCheckOut } from './payable-check-out.ts';
import type { PointsService } from '../../people/points/points.service.ts';
import type { CartPricing, PricedCart } from '../quotes/cart-pricing.service.ts';
import { presentQuote } from '../quotes/quote.presenter.ts';
import { couponMoney } from '../coupons/coupon-money.ts';
import { couponCause, factsOf, toPayCents } from './check-out-facts.ts';
import type { CheckOutMoves } from './check-out-moves.ts';
import { recordMove } from './check-out-trail.ts';
import { byShop } from '../mover.ts';
import { askToPayJob, expireCheckOutJob } from './check-outs.job-kinds.ts';
import type { CheckOutRow } from './check-outs.repository.ts';
import { areOpen } from './open-days.ts';
import { checkOutRow, insertLines } from './placed-rows.ts';
import type { PlacingLimits } from './placing-limits.ts';
import type { CheckOutViews } from './check-out-views.ts';
import type { CheckOutLinks } from './check-out-links.ts';
import { checkOutLetters } from './check-out-letters.ts';
import type { CheckOutMails } from './check-out-mails.ts';
import { type Made, madeBefore, madeMeanwhile, rememberMade } from '../../base/idempotency/made-before.ts';
import { tooMany } from '../../base/limits/too-many.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly catalogue: Catalogue;
  readonly pricing: CartPricing;
  readonly codes: CodesService;
  readonly points: PointsService;
  readonly money: PayableMoney;
  readonly moves: CheckOutMoves;
  readonly mails: CheckOutMails;
  readonly views: CheckOutViews;
  readonly links: CheckOutLinks;
  readonly tries: CodeTries;
  readonly limits: PlacingLimits;
};

type Placing = Visitor & {
  readonly viewer: Viewer | null;
  readonly attempt: Attempt | null;
  readonly hasAdvertisingConsent: boolean;
};

/** What was there when it was priced is gone: the buyer is shown the price without it. */
const quickerCodes: readonly FailureCode[] = ['code_used_up', 'not_enough_points', 'coupon_changed'];

const methodKey: Record<DeliveryMethod, keyof Snapshot['settings']['deliveryMethods']> = {
  to_hands: 'toHands',
  leave_at_door: 'leaveAtDoor',
  take_outside: 'takeOutside',
};
const paymentKey: Record<PaymentType, keyof Snapshot['settings']['paymentMethods']> = {
  montonio: 'montonio',
  bank_account: 'bankAccount',
  cash: 'cash',
};
export const isPaymentOn = ({ settings }: Snapshot, type: PaymentType): boolean =>
  settings.paymentMethods[paymentKey[type]];

/** What is wrong with how and when it is to be handed over. */
export const handoverFailures = (
  {
    delivery,
    cityId,
    christmasWayId = null,
  }: Pick<CheckOutInput, 'delivery' | 'cityId'> & Partial<Pick<CheckOutInput, 'christmasWayId'>>,
  snapshot: Snapshot,
): FieldFailures => {
  // A Christmas-eve kit comes at the hours of its way.
  const times = [...snapshot.pricing.deliveryTimes.values()].filter(
    (time) => christmasWayId === null && time.cityId === cityId,
  );
  const isTimeMissing = times.length > 0 && delivery.deliveryTimeId === null;
  const isTimeWrong =
    delivery.deliveryTimeId !== null && !times.some((time) => time.id === delivery.deliveryTimeId);
  return {
    ...(!snapshot.settings.deliveryMethods[methodKey[delivery.method]] && {
      'delivery.method': [{ code: 'unknown_choice' }],
    }),
    ...(isTimeMissing && { 'delivery.deliveryTimeId': [{ code: 'required' }] }),
    ...(isTimeWrong && { 'delivery.deliveryTimeId': [{ code: 'unknown_choice' }] }),
  };
};

/** What is wrong with the choices beside the cart itself. */
const choiceFailures = (input: CheckOutInput, snapshot: Snapshot): FieldFailures => ({
  ...handoverFailures(input, snapshot),
  ...(!isPaymentOn(snapshot, input.paymentType) && { paymentType: [{ code: 'unknown_choice' }] }),
  ...(input.christmasWayId !== null &&
    input.paymentType !== 'montonio' && { paymentType: [{ code: 'online_only' }] }),
});

const cartFailures = ({ problems }: PricedCart): FieldFailures =>
  Object.fromEntries(problems.map(({ code, field }) => [field ?? 'items', [{ code }]]));

/** Whether it costs what the buyer has seen, and comes on the days that they have seen. */
const isAsSeen = (
  { expectedTotalCents, expectedToPayCents, expectedDeliveryDates }: CheckOutInput,
  { price, coupons }: PricedCart,
): boolean =>
  price.totalCents === expectedTotalCents &&
  (expectedToPayCents === undefined || coupons.toPayCents === expectedToPayCents) &&
  coupons.answers.every(({ accepted }) => accepted) &&
  (expectedDeliveryDates === undefined ||
    (expectedDeliveryDates.length === price.items.length &&
      price.items.every(
        ({ deliveryDates }, index) => deliveryDates.join() === expectedDeliveryDates[index]?.join(),
      )));

/** The order that an earlier try has placed, as long as it is there. */
const placedOrder = async (
  { checkOuts }: Pick<Repositories, 'checkOuts'>,
  made: Made | Failure | null,
): Promise<CheckOutRow | Failure | null> => {
  if (made === null) return null;
  if (isFailure(made)) return { ...made, wording: 'order_placed_before' };
  return checkOuts.one(Number(made.id));
};

/** Placing an order: one transaction for all of it, then the way to the bank. */
export const placeService = (parts: Parts) => {
  const { work, catalogue, pricing, codes, points, money, moves, mails, views, links, tries } = parts;

  const place = (input: CheckOutInput, placing: Placing, known: Known): Promise<CheckOutRow | Failure> =>
    work.transaction(async (within) => {
      const { viewer, attempt, now } = placing;
      const before = await placedOrder(within, await madeMeanwhile(within, attempt));
      // An answer of before says nothing new about its codes.
      if (before) known([...input.discountCodes, ...input.coupons].map((found) => ({ found })));
      if (before) return before;
      // Locked before any row that refers to the person is written: two orders of one account cannot deadlock.
      if (viewer) await within.points.lock(viewer.userId);
      if (input.christmasWayId !== null) await within.christmasWays.hold(input.christmasWayId);
      const snapshot = await catalogue.snapshot();
      const user = viewer && (await within.auth.user(viewer.userId));
      // Somebody who is logged in is known by the account, whatever e-mail is given for the order.
      const buyer = { userId: viewer?.userId ?? null, email: user?.email ?? input.buyer.email };
      const cart = await pricing.price(within, input, buyer, now);
      known([...cart.input.codes, ...cart.coupons.entered]);
      const fields = { ...choiceFailures(input, snapshot), ...cartFailures(cart) };
      if (Object.keys(fields).length > 0) return fail('invalid', { fields });
      const days = cart.price.items.flatMap(({ deliveryDates }) => deliveryDates);
      const isOpen =
        cart.christmas !== null ||
        (await areOpen(
          within,
          days.map((day) => ({ day, cityId: input.cityId })),
        ));
      if (!isOpen || !isAsSeen(input, cart)) return fail('prices_updated', { data: presentQuote(cart) });

      const row = await within.checkOuts.insert(
        checkOutRow(input, cart, snapshot, {
          ...placing,
          userId: viewer?.userId ?? null,
        }),
      );
      await rememberMade(within, attempt, row.id, now);
      const refusal =
        (await codes.claim(within, cart.codeIds, { buyer: buyer.email, checkOutId: row.id }, now)) ??
        (viewer &&
          (await points.spend(
            within,
            { userId: viewer.userId, checkOutId: row.id, points: row.pointsUsed },
            now,
          ))) ??
        (await couponMoney.spend(within, payableCheckOut(row.id), row.coupons, couponCause(row), now));
      if (refusal) return refusal;
      await insertLines(within, row.id, input, cart, snapshot);
      if (viewer && !cart.christmas) await within.carts.empty(viewer.userId);
      if (user && input.saveAddress) await saveAddress(within, user.id, input.buyer, input.cityId, now);
      const mover = { by: 'buyer', actorId: viewer?.userId ?? null } as const;
      await recordMove(within, row, 'place', mover, now, { to: row.status });
      // Nothing to pay is paid.
      if (toPayCents(row) === 0) {
        const event = moneyEventOf(factsOf(row));
        return moves.move(within, row, event, { mover: byShop('nothing_to_pay') }, now);
      }
      if (row.status !== 'new') await mails.toBuyer(within, checkOutLetters.orderPlaced, row, {}, now);
      else {
        // Most go to the bank at once: they are mailed when the money is here, and not asked for it before.
        const ask = { startAfter: askToPayAt(factsOf(row)) };
        await within.jobs(askToPayJob, { checkOutId: row.id }, ask);
        await within.jobs(expireCheckOutJob, { checkOutId: row.id }, { startAfter: payUntil(factsOf(row)) });
      }
      return row;
    });

  const tryToPlace = async (input: CheckOutInput, placing: Placing): Promise<CheckOutRow | Failure> => {
    const { viewer, address, now } = placing;
    const kind = viewer ? 'user' : 'guest';
    const mayPlace = await work.read(
      async ({ limits }) =>
        (await limits.take(`${kind} order from ${address}`, parts.limits.perAddress[kind], now)) &&
        (await limits.take(`order ${input.buyer.email}`, parts.limits.perMailbox, now)),
    );
    if (!mayPlace) return tooMany(parts.limits.perMailbox);
    const isOnline = input.paymentType === 'montonio';
    if (isOnline && !(await money.isKnownOption(input.paymentOption, now)))
      return fail('invalid', { fields: { paymentOption: [{ code: 'unknown_choice' }] } });
    return tries({ codes: [...input.discountCodes, ...input.coupons], address, now }, (known) =>
      place(input, placing, known),
    );
  };

  return {
    place: async (input: CheckOutInput, placing: Placing): Promise<CheckOut | Failure> => {
      const { viewer, locale, attempt, now } = placing;
      const before = await work.read(async (repositories) =>
        placedOrder(repositories, await madeBefore(repositories, attempt)),
      );
      const placed = before ?? (await tryToPlace(input, placing));
      if (isFailure(placed)) {
        // Somebody was quicker with the last use of a code or with a coupon, or another tab with the points.
        if (!quickerCodes.includes(placed.code)) return placed;
        const quoted = await pricing.quote(input, placing);
        return isFailure(quoted) ? quoted : fail('prices_updated', { data: presentQuote(quoted) });
      }
      // Where the provider does not answer, the order stands, and the buyer tries again from its page.
      if (placed.status === 'new') await money.begin(payableCheckOut(placed.id), input.paymentOption, now);
      return views.one(placed.id, { viewer, locale, token: links.tokenOf(placed) }, now);
    },
  };
};
export type PlaceService = ReturnType<typeof placeService>;
