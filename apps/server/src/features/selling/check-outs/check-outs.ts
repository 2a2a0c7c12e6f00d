import type { Announcements } from '../../../ports/announcements.ts';
import { encryptedTokens } from '../../base/links/encrypted-tokens.ts';
import type { CatalogueParts } from '../../catalogue/parts.ts';
import type { NotificationMails } from '../../people/notifications/notification-mails.ts';
import type { PointsService } from '../../people/points/points.service.ts';
import type { AdvertisingService } from '../advertising/advertising.service.ts';
import type { CodeTries } from '../discounts/code-tries.ts';
import type { CodesService } from '../discounts/codes.service.ts';
import { tellDeclined } from '../individual-orders/individual-letters.ts';
import { invoicing } from '../invoices/invoicing.ts';
import type { PayableMoney } from '../payables/money.ts';
import type { CartPricing } from '../quotes/cart-pricing.service.ts';
import { buyerData } from './buyer-data.ts';
import type { EffectParts } from './check-out-effects.ts';
import { checkOutEvents } from './check-out-events.ts';
import { checkOutLinks } from './check-out-links.ts';
import { checkOutMails } from './check-out-mails.ts';
import { checkOutMoves } from './check-out-moves.ts';
import { checkOutPapers } from './check-out-papers.ts';
import { checkOutPayables } from './check-out-payable.ts';
import type { CheckOutViews } from './check-out-views.ts';
import { checkOutWorkers } from './check-outs.jobs.ts';
import { checkOutsRoutes } from './check-outs.routes.ts';
import { checkOutsService } from './check-outs.service.ts';
import { newLinkService } from './new-link.service.ts';
import { placeService } from './place.service.ts';
import { placingLimits } from './placing-limits.ts';
import { refundAccount } from './refund-account.ts';
import { checkOutSweep } from './sweep.ts';

type MovingParts = CatalogueParts & {
  readonly codes: CodesService;
  readonly points: PointsService;
  readonly advertising: AdvertisingService;
  readonly lateMoney: EffectParts['lateMoney'];
  readonly leaveClosed: EffectParts['leaveClosed'];
  readonly leaveTooClose: EffectParts['leaveTooClose'];
  readonly notificationMails: NotificationMails;
};

/** How check-outs move and are paid for: what payments have to be given before they can open. */
export const movingCheckOuts = ({
  catalogue,
  codes,
  points,
  advertising,
  lateMoney,
  leaveClosed,
  leaveTooClose,
  notificationMails,
  ...parts
}: MovingParts) => {
  const links = checkOutLinks(encryptedTokens(parts.secret), parts.publicUrl);
  const mails = checkOutMails(parts.mails, notificationMails, catalogue, links);
  const invoices = invoicing(catalogue);
  const moves = checkOutMoves({
    catalogue,
    codes,
    points,
    mails,
    invoices,
    advertising,
    lateMoney,
    leaveClosed,
    leaveTooClose,
    tellDeclined: tellDeclined(mails, links),
  });
  return { links, mails, moves, invoices, payables: checkOutPayables({ moves, mails, invoices, links }) };
};

type CheckOutParts = Omit<
  MovingParts,
  'mails' | 'lateMoney' | 'leaveClosed' | 'leaveTooClose' | 'notificationMails'
> &
  Omit<ReturnType<typeof movingCheckOuts>, 'payables' | 'invoices'> & {
    readonly views: CheckOutViews;
    readonly announcements: Announcements;
    readonly pricing: CartPricing;
    readonly tries: CodeTries;
    readonly money: PayableMoney;
    /** How many orders guests may place from one address in an hour. */
    readonly ordersPerAddress: number | undefined;
  };

/** Orders from the moment at which they are placed. */
export const openCheckOuts = (parts: CheckOutParts) => {
  const { work, catalogue, clock, links, mails, views } = parts;
  const service = checkOutsService(parts);
  const sweep = checkOutSweep(work, service);
  return {
    routes: checkOutsRoutes({
      service,
      views,
      papers: checkOutPapers({ work, catalogue, views, links }),
      placing: placeService({ ...parts, limits: placingLimits(parts.ordersPerAddress) }),
      newLink: newLinkService(work, mails),
      refundAccount: refundAccount(parts),
      events: checkOutEvents(views, parts.announcements),
    }),
    workers: checkOutWorkers(service, sweep, clock),
    personalData: [buyerData],
    catchUp: sweep,
  };
};
