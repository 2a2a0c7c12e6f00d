import type { Announcements } from '../../ports/announcements.ts';
import type { Files } from '../../ports/files.ts';
import type { Payments } from '../../ports/payments/payments.ts';
import { together } from '../base/feature.ts';
import { encryptedTokens } from '../base/links/encrypted-tokens.ts';
import type { CatalogueParts } from '../catalogue/parts.ts';
import type { NotificationMails } from '../people/notifications/notification-mails.ts';
import type { PointsService } from '../people/points/points.service.ts';
import { type AdvertisingParts, openAdvertising } from './advertising/advertising.ts';
import { cartsRoutes } from './carts/carts.routes.ts';
import { cartsService } from './carts/carts.service.ts';
import type { CheckOutMails } from './check-outs/check-out-mails.ts';
import type { CheckOutMoves } from './check-outs/check-out-moves.ts';
import { checkOutViews } from './check-outs/check-out-views.ts';
import { movingCheckOuts, openCheckOuts } from './check-outs/check-outs.ts';
import { openChristmas } from './christmas/christmas.ts';
import { couponLinks } from './coupons/coupon-links.ts';
import { couponMails } from './coupons/coupon-mails.ts';
import { couponOrderPayables } from './coupons/coupon-order-payable.ts';
import { openCoupons } from './coupons/coupons.ts';
import { codeTries } from './discounts/code-tries.ts';
import { codesService } from './discounts/codes.service.ts';
import { discountsRoutes } from './discounts/discounts.routes.ts';
import { discountsService } from './discounts/discounts.service.ts';
import { openIndividualOrders } from './individual-orders/individual-orders.ts';
import { closedDay } from './order-changes/closed-day.ts';
import { daysBehind } from './order-changes/days-behind.ts';
import { lateMoney } from './order-changes/late-money.ts';
import { leaveClosed } from './order-changes/leave-closed.ts';
import { leaveTooClose } from './order-changes/leave-too-close.ts';
import { decidingChanges, openOrderChanges } from './order-changes/order-changes.ts';
import type { PayableMoney } from './payables/money.ts';
import { type Supplements, supplements } from './order-changes/supplements.ts';
import { supplementPayables } from './order-changes/supplement-payable.ts';
import { payablesOf } from './payables/payables.ts';
import { openPayments } from './payments/payments.ts';
import { cartPricing } from './quotes/cart-pricing.service.ts';
import { quotesRoutes } from './quotes/quotes.routes.ts';

type SellingParts = CatalogueParts &
  AdvertisingParts & {
    readonly announcements: Announcements;
    readonly files: Files;
    readonly provider: Payments;
    readonly points: PointsService;
    readonly notificationMails: NotificationMails;
    /** How many orders guests may place from one address in an hour. */
    readonly ordersPerAddress: number | undefined;
  };

/** By which days of orders are changed from above. */
export type OrderDaysParts = ReturnType<typeof decidingChanges> & {
  readonly mails: CheckOutMails;
  readonly money: PayableMoney;
  readonly moves: CheckOutMoves;
  readonly supplements: Supplements;
};

/** Carts, prices, check-outs and their money. */
export const openSelling = (parts: SellingParts) => {
  const { work, catalogue, clock, provider } = parts;
  const tries = codeTries(work);
  const pricing = cartPricing(work, catalogue, tries);
  const codes = codesService(work, catalogue);
  const advertising = openAdvertising(parts);
  const shared = { ...parts, codes, advertising: advertising.service };
  const {
    payables: checkOutPayables,
    invoices,
    ...moving
  } = movingCheckOuts({
    ...shared,
    lateMoney: (within, row, now) => late(within, row, now),
    leaveClosed: (within, row, now) => leave(within, row, now),
    leaveTooClose: (within, row, now) => leaveNear(within, row, now),
  });
  const { mails, links } = moving;
  const giftLinks = couponLinks(encryptedTokens(parts.secret), parts.publicUrl);
  const allPayables = payablesOf(
    checkOutPayables,
    couponOrderPayables({
      links: giftLinks,
      mails: couponMails(parts.mails, giftLinks),
      advertising: advertising.service,
    }),
    supplementPayables({
      ...shared,
      mails,
      links,
      invoices,
      contexts: () => deciding.contexts,
      moneyBack: () => deciding.moneyBack,
    }),
  );
  const payments = openPayments({
    work,
    clock,
    provider,
    payables: allPayables,
    mails,
    webhook: links.webhook,
  });
  const { money } = payments;
  const deciding = decidingChanges({ ...shared, money, mails });
  const waiting = supplements(mails);
  const changingDays = { ...deciding, ...moving, supplements: waiting };
  const putBehind = daysBehind(changingDays);
  const late = lateMoney(putBehind);
  const leave = leaveClosed(putBehind);
  const leaveNear = leaveTooClose(putBehind);
  const views = checkOutViews(work, catalogue, links, money);
  const orders = { ...shared, ...moving, ...deciding, money, views, payables: allPayables };
  const selling = together(
    advertising,
    { routes: cartsRoutes(cartsService(work)) },
    { routes: discountsRoutes({ campaigns: discountsService(work), codes, pricing }) },
    { routes: quotesRoutes(pricing, catalogue) },
    // Money that has come is looked at before orders end without it.
    payments,
    openCheckOuts({ ...orders, pricing, tries }),
    openOrderChanges({ ...orders, tries, putBehind, supplements: waiting }),
    openChristmas(parts),
    openCoupons({ ...parts, tries, money, couponLinks: giftLinks }),
    openIndividualOrders({ ...orders, tries, supplements: waiting, leaveTooClose: leaveNear }),
  );
  const orderDays: OrderDaysParts = { ...deciding, mails, money, moves: moving.moves, supplements: waiting };
  return { ...selling, views, orderDays, closeDay: closedDay(changingDays) };
};
