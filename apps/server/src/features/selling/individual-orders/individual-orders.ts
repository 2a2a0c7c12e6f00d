import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Files } from '../../../ports/files.ts';
import type { CodeTries } from '../discounts/code-tries.ts';
import type { CheckOutViews } from '../check-outs/check-out-views.ts';
import { checkOutsService } from '../check-outs/check-outs.service.ts';
import { placingLimits } from '../check-outs/placing-limits.ts';
import { orderChangesService } from '../order-changes/order-changes.service.ts';
import type { Supplements } from '../order-changes/supplements.ts';
import type { Payables } from '../payables/payables.ts';
import type { AnswerParts } from './answer-cancellation.ts';
import { individualData } from './individual-data.ts';
import { individualDraftsService } from './individual-drafts.service.ts';
import { individualOrdersRoutes } from './individual-orders.routes.ts';
import { individualOrdersService } from './individual-orders.service.ts';
import { individualViews } from './individual-views.ts';
import type { OfferParts } from './make-offer.ts';
import { menuFiles, menuFilesWorker } from './menu-files.ts';
import { personalMenusService } from './personal-menus.service.ts';
import { remindIndividual, remindWorker } from './remind.ts';
import { sendRequest } from './send-request.ts';

type Parts = OfferParts &
  AnswerParts & {
    readonly work: UnitOfWork;
    readonly clock: Clock;
    readonly files: Files;
    readonly views: CheckOutViews;
    readonly supplements: Supplements;
    readonly payables: Payables;
    readonly tries: CodeTries;
    /** How many orders guests may place from one address in an hour. */
    readonly ordersPerAddress: number | undefined;
  };

/** Orders that are made for one person: request, offer, payment, a menu for every day. */
export const openIndividualOrders = (parts: Parts) => {
  const { work, clock, files, views } = parts;
  const shown = individualViews(parts);
  const remind = remindIndividual(parts);
  const service = individualOrdersService({
    ...parts,
    shown,
    send: sendRequest({ ...parts, limits: placingLimits(parts.ordersPerAddress) }),
    checkOuts: checkOutsService(parts),
    orderChanges: orderChangesService(parts),
  });
  return {
    routes: individualOrdersRoutes({
      service,
      shown,
      drafts: individualDraftsService(parts),
      menus: personalMenusService({ work, views, files: menuFiles(files) }),
    }),
    workers: [remindWorker(remind, clock), menuFilesWorker(work, files, clock)],
    personalData: [individualData],
    catchUp: remind,
  };
};
