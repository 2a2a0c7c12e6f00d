import type { WholeFile } from '@shop/contract/files';
import { addDays, toDay } from '@shop/domain/day';
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
import type { WholeOrder } from './orders.repository.ts';

type Parts = {
  readonly work: UnitOfWork;
  readonly catalogue: Catalogue;
  readonly views: CheckOutViews;
  readonly links: CheckOutLinks;
};

/** One event for a day, however many kits come with it. Where they come the evening before, it lies there. */
const eventsOf = (
  row: CheckOutRow,
  orders: readonly WholeOrder[],
  shop: string,
  url: string,
  /** How often the order was changed. */
  sequence: number,
): CalendarEvent[] => {
  const { locale, buyer, deliveryDayBefore, deliveryTime } = row;
  const days = Map.groupBy(
    orders.flatMap((order) => order.deliveries.map((delivery) => ({ order, delivery }))),
    ({ delivery }) => delivery.day,
  );
  const isEnded = row.status === 'not_paid' || row.status === 'declined';
  return [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, parts]) => {
      const day = toDay(text);
      const left = parts.filter(({ delivery }) => delivery.status !== 'cancelled');
      const named = left.length > 0 ? left : parts;
      const kits = [...new Set(named.map(({ order }) => textIn(order.item.name, locale)))].join(', ');
      const words = deliveryDayBefore ? m.order_mail_calendar_evening : m.order_mail_calendar_summary;
      return {
        uid: `${row.number}-${day}@${new URL(url).hostname}`,
        day: deliveryDayBefore ? addDays(day, -1) : day,
        ...(deliveryTime && { hours: { from: deliveryTime.fromTime, to: deliveryTime.toTime } }),
        summary: words({ shop, kits }, { locale }),
        location: `${streetOf(buyer)}, ${textIn(row.cityName, locale)}`,
        url,
        isCancelled: isEnded || left.length === 0,
        sequence,
      };
    });
};

/** The files that belong to an order. */
export const checkOutPapers = ({ work, catalogue, views, links }: Parts) => ({
  /** The invoice, or another paper of the same order. */
  invoice: async (id: number, requester: Requester, invoiceId?: number): Promise<WholeFile | Failure> => {
    const row = await views.find(id, requester);
    if (isFailure(row)) return row;
    const papers = await work.read(({ invoices }) => invoices.ofCheckOut(id));
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
    const [orders, history] = await work.read(({ orders: rows, checkOuts }) =>
      Promise.all([rows.ofCheckOut(id), checkOuts.history(id)]),
    );
    const { name } = (await catalogue.snapshot()).shop;
    const events = eventsOf(row, orders, name, links.pageOf(row), history.length);
    const file = calendarFile({ name, events, stamp: now });
    return { fileName: `${row.number}.ics`, bytes: new TextEncoder().encode(file) };
  },
});
export type CheckOutPapers = ReturnType<typeof checkOutPapers>;
