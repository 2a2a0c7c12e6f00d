import type { BoughtCoupon, CouponOrder, CouponOrderInput, CouponOrderSummary } from '@shop/contract/coupons';
import { COUPON_SEND_DAYS, shownCouponCode, withdrawRefusal, withdrawUntil } from '@shop/domain/coupons';
import { addDays, dayInVilnius } from '@shop/domain/day';
import { canMove } from '@shop/domain/states/move';
import { couponOrderTable } from '@shop/domain/states/tables';
import type { Attempt, Viewer, Visitor } from '../../../actor.ts';
import type { Repositories, UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure, invalid, invalidIfAny, isFailure } from '../../../failure.ts';
import { isoOrNull } from '../../../iso.ts';
import { type Page, pageFrom } from '../../../page.ts';
import { madeBefore, madeMeanwhile, rememberMade } from '../../base/idempotency/made-before.ts';
import { tooMany } from '../../base/limits/too-many.ts';
import type { ReadSettings } from '../../base/settings/read-settings.ts';
import type { PayableMoney } from '../payables/money.ts';
import { refused } from '../refusals.ts';
import { couponLetters } from './coupon-letters.ts';
import type { CouponLinks } from './coupon-links.ts';
import type { CouponMails } from './coupon-mails.ts';
import { couponPayUntil, goesToBuyer, totalOf } from './coupon-order-facts.ts';
import type { CouponOrderFilter, CouponOrderRow } from './coupon-orders.repository.ts';
import type { CouponRow } from './coupons.repository.ts';
import { expireCouponOrderJob } from './coupons.job-kinds.ts';
import { payableCouponOrder } from './payable-coupon-order.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly settings: ReadSettings;
  readonly mails: CouponMails;
  readonly links: CouponLinks;
  readonly money: PayableMoney;
};

/** Who asks: by login, by the link from its mail, or by what this browser was left when it followed the link. */
export type Holder = {
  readonly viewer: Viewer | null;
  readonly token?: string | undefined;
  readonly kept?: (couponOrderId: number) => string | undefined;
};

export const tokenFor = ({ token, kept }: Holder, couponOrderId: number): string | undefined =>
  token ?? kept?.(couponOrderId);

type Buying = Visitor & {
  readonly viewer: Viewer | null;
  readonly attempt: Attempt | null;
  readonly hasAdvertisingConsent: boolean;
};

type Bought = { readonly row: CouponOrderRow; readonly isNew: boolean };

/** Enough for an office that buys for everybody, too few to fill the books with what nobody pays. */
const limits = { max: 30, perSeconds: 3600 };

const presentSummary = (row: CouponOrderRow): CouponOrderSummary => ({
  id: row.id,
  number: row.number,
  status: row.status,
  pieces: row.pieces,
  totalCents: totalOf(row),
  design: row.design,
  recipientName: row.recipientName,
  createdAt: row.createdAt.toISOString(),
});

/** Gift coupons from the wish to buy them to the money, and what their buyer sees of them. */
export const couponOrdersService = ({ work, settings, mails, links, money }: Parts) => {
  /** Whose money it is: codes are for nobody else, admins included. */
  const isOf = (row: CouponOrderRow, holder: Holder): boolean =>
    (row.userId !== null && row.userId === holder.viewer?.userId) ||
    links.opens(row, tokenFor(holder, row.id));
  const maySee = (row: CouponOrderRow, holder: Holder): boolean =>
    holder.viewer?.role === 'admin' || isOf(row, holder);

  const presentPiece = (
    order: CouponOrderRow,
    coupon: CouponRow,
    isOwn: boolean,
    now: Date,
  ): BoughtCoupon => {
    const boughtAt = order.paidAt ?? order.createdAt;
    return {
      id: coupon.id,
      status: coupon.status,
      valueCents: coupon.valueCents,
      balanceCents: coupon.balanceCents,
      code: isOwn && goesToBuyer(order) && coupon.status !== 'unsent' ? shownCouponCode(coupon.code) : null,
      sendAt: coupon.sendAt.toISOString(),
      sentAt: isoOrNull(coupon.sentAt),
      validUntil: coupon.validUntil,
      withdrawUntil: withdrawRefusal(coupon, boughtAt, now) === null ? withdrawUntil(boughtAt) : null,
    };
  };

  const present = async (
    repositories: Repositories,
    row: CouponOrderRow,
    isOwn: boolean,
    now: Date,
  ): Promise<CouponOrder> => {
    const account = await money.accountOf(repositories, payableCouponOrder(row.id), now);
    const pieces = await repositories.coupons.ofOrder(row.id);
    const isOpen = row.status === 'pending';
    return {
      id: row.id,
      number: row.number,
      locale: row.locale,
      status: row.status,
      amountCents: row.amountCents,
      pieces: row.pieces,
      totalCents: totalOf(row),
      design: row.design,
      sendTo: row.sendTo,
      recipientName: row.recipientName,
      recipientEmail: row.recipientEmail,
      message: row.message,
      sendOn: row.sendOn,
      buyer: row.buyer,
      createdAt: row.createdAt.toISOString(),
      paidAt: isoOrNull(row.paidAt),
      payUntil: isOpen ? couponPayUntil(row).toISOString() : null,
      paymentUrl: isOpen && now < couponPayUntil(row) ? account.paymentUrl : null,
      coupons: pieces.map((piece) => presentPiece(row, piece, isOwn, now)),
      toReturnCents: account.toReturnCents,
      returnedCents: account.returnedCents,
      token: isOwn ? links.tokenOf(row) : '',
    };
  };

  const view = (id: number, holder: Holder, now: Date): Promise<CouponOrder | Failure> =>
    work.view(async (repositories) => {
      const row = await repositories.couponOrders.one(id);
      return row && maySee(row, holder)
        ? present(repositories, row, isOf(row, holder), now)
        : fail('not_found');
    });

  /** All that is wrong with it at once. */
  const wrongWith = async (input: CouponOrderInput, now: Date): Promise<Failure | null> => {
    const { coupons } = await settings();
    const today = dayInVilnius(now);
    const { amountCents, sendOn } = input;
    return invalidIfAny({
      amountCents:
        !coupons.amountsCents.includes(amountCents) &&
        (amountCents < coupons.minCents || amountCents > coupons.maxCents) &&
        'coupon_amount',
      sendOn:
        sendOn !== null && (sendOn < today || sendOn > addDays(today, COUPON_SEND_DAYS)) && 'coupon_send_on',
      paymentOption: !(await money.isKnownOption(input.paymentOption, now)) && 'unknown_choice',
    });
  };

  /** Asked for again, it is the one of before. */
  const buy = (input: CouponOrderInput, buying: Buying): Promise<Bought | Failure> =>
    work.transaction(async (within) => {
      const { viewer, attempt, now, locale, ip, device, hasAdvertisingConsent } = buying;
      const made = await madeMeanwhile(within, attempt);
      if (isFailure(made)) return made;
      const before = made && (await within.couponOrders.one(Number(made.id)));
      if (before) return { row: before, isNew: false };
      const row = await within.couponOrders.insert({
        userId: viewer?.userId ?? null,
        locale,
        buyer: input.buyer,
        buyerEmail: input.buyer.email.toLowerCase(),
        amountCents: input.amountCents,
        pieces: input.pieces,
        design: input.design,
        sendTo: input.sendTo,
        recipientName: input.recipientName,
        recipientEmail: input.sendTo === 'recipient' ? input.recipientEmail : '',
        message: input.message,
        sendOn: input.sendOn,
        payableSince: now,
        agreedTermsAt: now,
        advertising: hasAdvertisingConsent ? { address: ip, device } : null,
        createdAt: now,
      });
      await rememberMade(within, attempt, row.id, now);
      await within.jobs(expireCouponOrderJob, { couponOrderId: row.id }, { startAfter: couponPayUntil(row) });
      return { row, isNew: true };
    });

  return {
    view,

    /** What somebody has bought while logged in, newest first. */
    ofUser: (userId: number, query: CouponOrderFilter): Promise<Page<CouponOrderSummary> | Failure> =>
      work.read(async ({ couponOrders }) =>
        pageFrom(await couponOrders.ofUser(userId, query), presentSummary),
      ),

    store: async (input: CouponOrderInput, buying: Buying): Promise<CouponOrder | Failure> => {
      const { viewer, address, attempt, now } = buying;
      const known = await work.read((repositories) => madeBefore(repositories, attempt));
      if (isFailure(known)) return known;
      if (known === null) {
        if (!(await settings()).coupons.isEnabled) return fail('not_found');
        const wrong = await wrongWith(input, now);
        if (wrong) return wrong;
        if (!(await work.read((within) => within.limits.take(`coupon order ${address}`, limits, now))))
          return tooMany(limits);
      }
      const bought = await buy(input, buying);
      if (isFailure(bought)) return bought;
      const { row, isNew } = bought;
      // Where the provider does not answer, the order stands, and the buyer tries again from its page.
      if (isNew) await money.begin(payableCouponOrder(row.id), input.paymentOption, now);
      return view(row.id, { viewer, token: links.tokenOf(row) }, now);
    },

    pay: async (
      id: number,
      option: string | null,
      holder: Holder,
      now: Date,
    ): Promise<CouponOrder | Failure> => {
      const row = await work.read(({ couponOrders }) => couponOrders.one(id));
      if (!row || !maySee(row, holder)) return fail('not_found');
      if (!(await money.isKnownOption(option, now))) return invalid({ paymentOption: 'unknown_choice' });
      const refusal = await money.begin(payableCouponOrder(id), option, now);
      return refusal ?? view(id, holder, now);
    },

    checkPayment: async (id: number, holder: Holder, now: Date): Promise<CouponOrder | Failure> => {
      const row = await work.read(({ couponOrders }) => couponOrders.one(id));
      if (!row || !maySee(row, holder)) return fail('not_found');
      await money.lookAgain(payableCouponOrder(id), now);
      return view(id, holder, now);
    },

    /** Ends one whose time is over, after the provider was asked once more. Repeated, it does nothing. */
    expire: async (id: number, now: Date): Promise<void> => {
      const row = await work.read(({ couponOrders }) => couponOrders.one(id));
      const isDue = (each: CouponOrderRow | null): each is CouponOrderRow =>
        each !== null &&
        canMove(couponOrderTable, each.status, 'time_out').allowed &&
        now >= couponPayUntil(each);
      if (!isDue(row)) return;
      await money.askAboutAll(payableCouponOrder(id), now);
      await work.transaction(async (within) => {
        const fresh = await within.couponOrders.lock(id);
        if (!isDue(fresh)) return;
        await within.couponOrders.move(id, 'time_out');
        await mails.toBuyer(within, couponLetters.couponOrderUnpaid, fresh, {}, now);
      });
    },

    /** One piece from which nothing was spent goes back: its money too. */
    withdraw: async (couponId: number, holder: Holder, now: Date): Promise<CouponOrder | Failure> => {
      const done = await work.transaction(async (within): Promise<number | Failure> => {
        const known = await within.coupons.one(couponId);
        const order = known && (await within.couponOrders.lock(known.couponOrderId));
        if (!order || !maySee(order, holder)) return fail('not_found');
        const [coupon] = await within.coupons.lock([couponId]);
        if (!coupon) return fail('not_found');
        if (coupon.status === 'withdrawn') return order.id;
        const refusal = withdrawRefusal(coupon, order.paidAt ?? order.createdAt, now);
        if (refusal) return refused(refusal);
        const of = payableCouponOrder(order.id);
        const cents = coupon.valueCents;
        await within.coupons.book(
          couponId,
          { kind: 'withdrawn', cents: -cents, of, cause: 'withdrawn' },
          now,
        );
        await within.coupons.move(couponId, 'withdraw', { endedAt: now });
        await money.owe(
          within,
          [of],
          { kitsCents: cents, deliveryCents: 0, reason: 'withdrawal', iban: '' },
          now,
        );
        await within.audit.record(
          {
            actorId: holder.viewer?.userId ?? null,
            action: 'withdraw',
            entity: 'coupon',
            entityId: couponId,
            details: {},
          },
          now,
        );
        await mails.toBuyer(within, couponLetters.couponWithdrawn, order, { coupon }, now);
        return order.id;
      });
      return isFailure(done) ? done : view(done, holder, now);
    },
  };
};
export type CouponOrdersService = ReturnType<typeof couponOrdersService>;
