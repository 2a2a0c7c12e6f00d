import type { WholeFile } from '@shop/contract/files';
import { broughtOn } from '@shop/domain/calendar';
import { toDay } from '@shop/domain/day';
import { checkOutGroups, deliveryGroups } from '@shop/domain/states/groups';
import { textIn } from '@shop/domain/text';
import { m } from '@shop/messages';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { fail, type Failure, isFailure } from '../../../failure.ts';
import { type CalendarEvent, calendarFile } from '../../../papers/calendar-file.ts';
import { type InvoiceDocument, invoiceNumber } from '../../../papers/invoice-document.ts';
import { invoicePdf } from '../../../papers/invoice-pdf.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import { streetOf } from './check-out-facts.ts';
import type { Requester, CheckOutViews } from './check-out-views.ts';
import type { CheckOutRow } from './check-outs.repository.ts';
import type { CheckOutLinks } from './check-out-links.ts';
import type { DeliveryRow } from './deliveries.repository.ts';
import { stopOf } from './delivery-facts.ts';
import type { WholeOrder } from './orders.repository.ts';
import { SUPPLEMENT } from '../order-changes/supplement.ts';
import type { StopRuleRow } from './stop-rules.repository.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly catalogue: Catalogue;
  readonly views: CheckOutViews;
  readonly links: CheckOutLinks;
};

type Part = { readonly order: WholeOrder; readonly delivery: DeliveryRow };

const byId = (a: Part, b: Part): number => a.delivery.id - b.delivery.id;

/**
 * One event for a day, however many kits come with it, known by the first of their deliveries: it is the same event when the
 * day is moved. Each delivery that was called off cancels the event by its own name: the day's may have been known by any.
 * So does one that a moved day has come to, or that has come to another's: it had an event of its own.
 */
const groupsOf = (
  orders: readonly WholeOrder[],
  moved: ReadonlySet<number>,
): { parts: Part[]; isCancelled: boolean }[] => {
  const all = orders.flatMap((order) => order.deliveries.map((delivery) => ({ order, delivery })));
  const days = [...Map.groupBy(all, ({ delivery }) => delivery.day)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return days.flatMap(([, ofDay]) => {
    const isGone = ({ delivery }: Part): boolean => deliveryGroups.gone.includes(delivery.status);
    const parts = ofDay.filter((part) => !isGone(part)).toSorted(byId);
    const isJoined = parts.some(({ delivery }) => moved.has(delivery.id));
    const others = [...(isJoined ? parts.slice(1) : []), ...ofDay.filter(isGone)];
    return [{ parts, isCancelled: false }, ...others.map((part) => ({ parts: [part], isCancelled: true }))];
  });
};

/** Where kits come the evening before their day, the event lies there. */
const eventsOf = (
  row: CheckOutRow,
  orders: readonly WholeOrder[],
  rules: readonly StopRuleRow[],
  moved: ReadonlySet<number>,
  shop: string,
  url: string,
): CalendarEvent[] => {
  const { locale, deliveryDayBefore } = row;
  const isEnded = checkOutGroups.endedUnpaid.includes(row.status);
  const words = deliveryDayBefore ? m.order_mail_calendar_evening : m.order_mail_calendar_summary;
  return groupsOf(orders, moved).flatMap(({ parts, isCancelled }) => {
    const [first] = parts;
    if (!first) return [];
    const { door, cityName, deliveryTime: window } = stopOf(row, first.delivery, rules);
    const names = parts.map(({ order, delivery }) => textIn((delivery.item ?? order.item).name, locale));
    return [
      {
        uid: `${row.number}-${first.delivery.id}@${new URL(url).hostname}`,
        day: broughtOn(toDay(first.delivery.day), deliveryDayBefore),
        ...(window && { hours: { from: window.fromTime, to: window.toTime } }),
        summary: words({ shop, kits: [...new Set(names)].join(', ') }, { locale }),
        location: `${streetOf(door)}, ${textIn(cityName, locale)}`,
        url,
        isCancelled: isEnded || isCancelled,
        sequence: row.version,
      },
    ];
  });
};

/** The files that belong to an order. */
export const checkOutPapers = ({ work, catalogue, views, links }: Parts) => ({
  /** The invoice, or another paper of the same order. */
  invoice: async (id: number, requester: Requester, invoiceId?: number): Promise<WholeFile | Failure> => {
    const row = await views.find(id, requester);
    if (isFailure(row)) return row;
    const papers = await work.read(async ({ invoices, orderChanges }) => [
      ...(await invoices.ofCheckOut(id)),
      ...(await invoices.ofPayables(
        SUPPLEMENT,
        (await orderChanges.ofCheckOut(id)).map((change) => change.id),
      )),
    ]);
    const paper = papers.find((each) =>
      invoiceId === undefined ? each.kind === 'invoice' : each.id === invoiceId,
    );
    if (!paper) return fail('not_found');
    const document = paper.document as InvoiceDocument;
    return { fileName: `${invoiceNumber(document)}.pdf`, bytes: await invoicePdf(document) };
  },

  calendar: async (id: number, requester: Requester, now: Date): Promise<WholeFile | Failure> => {
    const row = await views.find(id, requester);
    if (isFailure(row)) return row;
    const { orders, rules, changes } = await work.read(async (repositories) => ({
      orders: await repositories.orders.ofCheckOut(id),
      rules: await repositories.stopRules.of([id]),
      changes: await repositories.orderChanges.ofCheckOut(id),
    }));
    const moves = changes.flatMap(({ days }) => days).filter(({ from, to }) => to && to.day !== from.day);
    const moved = new Set(moves.map(({ deliveryId }) => deliveryId));
    const { name } = (await catalogue.snapshot()).shop;
    const events = eventsOf(row, orders, rules, moved, name, links.pageOf(row));
    const file = calendarFile({ name, events, stamp: now });
    return { fileName: `${row.number}.ics`, bytes: new TextEncoder().encode(file) };
  },
});
export type CheckOutPapers = ReturnType<typeof checkOutPapers>;
