import type { IndividualOrder, IndividualOrderSummary } from '@shop/contract/individual-orders';
import { earliestIndividualStart } from '@shop/domain/calendar';
import { type DayShift, pushBehind } from '@shop/domain/days/day-moves';
import { tooClose } from '@shop/domain/individual/first-day';
import { deliveryGroups } from '@shop/domain/states/groups';
import type { Viewer } from '../../../actor.ts';
import type { Repositories, UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure, isFailure } from '../../../failure.ts';
import { type Page, pageFrom, pageOf } from '../../../page.ts';
import type { Catalogue, Snapshot } from '../../catalogue/snapshot/catalogue.ts';
import type { CheckOutLinks } from '../check-outs/check-out-links.ts';
import type { CheckOutViews, Requester } from '../check-outs/check-out-views.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import { dayPlanOf, readOrderDays } from '../check-outs/order-days.ts';
import { type Listed, presentIndividual, presentIndividualSummary } from './individual-orders.presenter.ts';
import type { IndividualFilter } from './individual-orders.repository.ts';
import { suggestionFor } from './request-offer.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly catalogue: Catalogue;
  readonly views: CheckOutViews;
  readonly links: CheckOutLinks;
};

/** Its days move when it is answered or paid; afterwards they are what they are. */
const waits: readonly CheckOutRow['status'][] = ['order_request', 'order_approved'];

/** What people see of individual orders. What is not theirs is not there. */
export const individualViews = ({ work, catalogue, views, links }: Parts) => {
  const shiftsOf = async (
    repositories: Repositories,
    row: CheckOutRow,
    snapshot: Snapshot,
    now: Date,
  ): Promise<readonly DayShift[]> => {
    if (!waits.includes(row.status)) return [];
    const plan = dayPlanOf(await readOrderDays(repositories, row), snapshot);
    const city = { calendar: snapshot.pricing.offer.calendar, cityId: row.cityId ?? 0 };
    const answer = pushBehind(plan, tooClose(plan, now), earliestIndividualStart(now, city));
    return answer.allowed ? answer.shifts : [];
  };

  const listed = async (
    { orders, deliveryMenus }: Repositories,
    rows: readonly CheckOutRow[],
  ): Promise<Listed[]> => {
    const all: Listed[] = [];
    for (const row of rows) {
      const [order] = await orders.ofCheckOut(row.id);
      if (!order) continue;
      all.push({ row, order, menus: await deliveryMenus.of(order.deliveries.map(({ id }) => id)) });
    }
    return all;
  };

  const one = (id: number, requester: Requester, now: Date): Promise<IndividualOrder | Failure> =>
    work.view(async (repositories) => {
      const row = await repositories.checkOuts.one(id);
      const request = row && (await repositories.individualOrders.one(id));
      if (!row || !request || !views.maySee(row, requester)) return fail('not_found');
      const [found] = await listed(repositories, [row]);
      if (!found) return fail('not_found');
      const snapshot = await catalogue.snapshot();
      const [personalMenu = null] = await repositories.personalMenus.ofCheckOuts([id]);
      const changes = await repositories.orderChanges.ofCheckOut(id);
      const asked = changes.find(({ kind }) => kind === 'request_cancellation');
      const days = found.order.deliveries.filter(({ status }) => !deliveryGroups.gone.includes(status));
      const isSuggested = requester.viewer?.role === 'admin' && request.answers !== null;
      return presentIndividual(
        {
          ...found,
          request,
          messages: await repositories.individualOrders.messages([id]),
          personalMenu,
          shifts: await shiftsOf(repositories, row, snapshot, now),
          cancellationWords: found.order.status === 'cancellation_request' ? (asked?.words ?? '') : null,
          suggestion:
            isSuggested && request.answers
              ? suggestionFor(request.answers, days.length || found.order.days, snapshot)
              : null,
          token: links.tokenOf(row),
        },
        now,
      );
    });

  return {
    one,

    list: (
      { queue, mine, ...query }: Omit<IndividualFilter, 'userId'> & { queue: boolean; mine: boolean },
      viewer: Viewer,
      now: Date,
    ): Promise<Page<IndividualOrderSummary> | Failure> =>
      work.read(async (repositories) => {
        const { individualOrders } = repositories;
        const seesAll = viewer.role === 'admin' && !mine;
        const present = (found: Listed) => presentIndividualSummary(found, now);
        if (queue) {
          const waiting = await individualOrders.queue();
          const page = pageOf(
            waiting.filter(({ userId }) => seesAll || userId === viewer.userId),
            query,
          );
          return { ...page, data: (await listed(repositories, page.data)).map(present) };
        }
        const page = await individualOrders.list({ ...query, ...(!seesAll && { userId: viewer.userId }) });
        if (isFailure(page)) return page;
        return pageFrom({ ...page, rows: await listed(repositories, page.rows) }, present);
      }),
  };
};
export type IndividualViews = ReturnType<typeof individualViews>;
