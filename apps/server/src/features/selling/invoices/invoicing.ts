import { dayInVilnius, toDay } from '@shop/domain/day';
import { allocate, sum } from '@shop/domain/money';
import { textIn } from '@shop/domain/text';
import { m } from '@shop/messages';
import { numberText } from '@shop/messages/numbers';
import { ibanText } from '@shop/messages/iban';
import { phoneText } from '@shop/messages/phone';
import type { Repositories } from '../../../db/unit-of-work.ts';
import type { InvoiceDocument, InvoiceParty } from '../../../papers/invoice-document.ts';
import type { InvoiceLine } from '../../../papers/invoice-figures.ts';
import type { Catalogue } from '../../catalogue/snapshot/catalogue.ts';
import { payableCheckOut } from '../check-outs/payable-check-out.ts';
import { buyerName, streetOf } from '../check-outs/check-out-facts.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import type { OrderChangeRow } from '../order-changes/order-changes.repository.ts';
import { payableSupplement } from '../order-changes/supplement.ts';
import type { PayableRef } from '../payables/payable.ts';
import type { OrderRow, WholeOrder } from '../check-outs/orders.repository.ts';

/** Sąskaita faktūra and kreditinė sąskaita faktūra. */
const seriesOf = { invoice: 'SF', credit: 'KSF' } as const;

const buyerParty = ({ buyer, cityName }: CheckOutRow): InvoiceParty => {
  const company = buyer.businessName || buyer.companyName;
  return {
    name: company || buyerName(buyer),
    addressLines: [streetOf(buyer), `${buyer.postalCode} ${cityName.lt}`],
    ...(buyer.businessCode !== '' && { companyCode: buyer.businessCode }),
    ...(company !== '' && { moreLines: [buyerName(buyer)] }),
  };
};

/** Two sets for twenty days are forty sets, never forty days. */
const kitLine = (
  { locale, vatKitsPercent }: CheckOutRow,
  { item, days, amount, ...figures }: OrderRow,
): InvoiceLine => {
  const kit = textIn(item.name, locale);
  const kcal = item.kcal === null ? null : numberText(item.kcal, locale);
  const name = kcal === null ? kit : m.paper_line_kit({ name: kit, kcal }, { locale });
  const period = m.plural_days({ count: days }, { locale });
  const sets = m.sets_a_day({ count: amount }, { locale });
  return {
    name: amount === 1 ? name : `${name} (${period}, ${sets})`,
    quantity: days * amount,
    unit: amount === 1 ? 'day' : 'set',
    kind: 'kit',
    vatPercent: vatKitsPercent,
    listCents: figures.itemTotalCents + figures.kitDiscountCents,
    discountCents: figures.kitDiscountCents + figures.codeDiscountCents + figures.pointsDiscountCents,
  };
};

/** The regular kits of a day come together and are charged once; each set of a unique kit comes by itself. */
const chargedDeliveries = (orders: readonly WholeOrder[]): { quantity: number; eachCents: number }[] =>
  orders.flatMap(({ item, amount, deliveries }) =>
    deliveries
      .filter(({ deliveryCents }) => deliveryCents > 0)
      .map(({ deliveryCents }) =>
        item.isUnique
          ? { quantity: amount, eachCents: deliveryCents / amount }
          : { quantity: 1, eachCents: deliveryCents },
      ),
  );

const deliveryLines = (row: CheckOutRow, orders: readonly WholeOrder[]): InvoiceLine[] => {
  if (row.deliveryCents === 0) return [];
  const line = (quantity: number, listCents: number, discountCents: number): InvoiceLine => ({
    name: m.paper_line_delivery({}, { locale: row.locale }),
    quantity,
    unit: 'piece',
    kind: 'delivery',
    vatPercent: row.vatDeliveryPercent,
    listCents,
    discountCents,
  });
  const charged = chargedDeliveries(orders);
  const byPrice = [...Map.groupBy(charged, ({ eachCents }) => eachCents)].map(([eachCents, same]) => {
    const quantity = sum(same.map((each) => each.quantity));
    return line(quantity, quantity * eachCents, 0);
  });
  // What a code covers was taken off the days already: then only their number is known, and the whole price.
  if (sum(byPrice.map(({ listCents }) => listCents)) === row.deliveryCents) return byPrice;
  const regular = orders.filter(({ item }) => !item.isUnique).map(({ days }) => days);
  const unique = orders.filter(({ item }) => item.isUnique).map(({ amount }) => amount);
  const quantity = Math.max(0, ...regular) + sum(unique);
  return [line(Math.max(1, quantity), row.deliveryCents, row.deliveryDiscountCents)];
};

const linesOf = (row: CheckOutRow, orders: readonly WholeOrder[]): InvoiceLine[] => [
  ...orders.map((order) => kitLine(row, order)),
  ...deliveryLines(row, orders),
];

type Within = Pick<Repositories, 'invoices' | 'orders'>;
type Returned = { readonly refundTaskId: number; readonly kitsCents: number; readonly deliveryCents: number };

/** What is taken back, told apart by what its VAT is. */
const returnedLines = (row: CheckOutRow, { kitsCents, deliveryCents }: Returned): InvoiceLine[] => {
  const { locale } = row;
  const line = (
    name: string,
    kind: InvoiceLine['kind'],
    vatPercent: number,
    listCents: number,
  ): InvoiceLine => ({
    name,
    quantity: 1,
    unit: 'piece',
    kind,
    vatPercent,
    listCents,
    discountCents: 0,
  });
  return [
    line(m.paper_line_returned_kits({}, { locale }), 'kit', row.vatKitsPercent, kitsCents),
    line(m.paper_line_returned_delivery({}, { locale }), 'delivery', row.vatDeliveryPercent, deliveryCents),
  ].filter(({ listCents }) => listCents > 0);
};

/** Papers, issued in the transaction that calls for them; what stands on one never changes afterwards. */
export const invoicing = (catalogue: Pick<Catalogue, 'snapshot'>) => {
  const sellerParty = async (): Promise<InvoiceParty> => {
    const { company } = (await catalogue.snapshot()).shop;
    return {
      name: company.name,
      addressLines: [company.street, `${company.postalCode} ${company.city}`],
      ...(company.code !== '' && { companyCode: company.code }),
      ...(company.vatCode !== '' && { vatCode: company.vatCode }),
      moreLines: [
        phoneText(company.phone),
        company.email,
        `${company.bankName} ${ibanText(company.iban)}`.trim(),
      ].filter((each) => each !== ''),
    };
  };

  const keep = async (
    within: Within,
    row: CheckOutRow,
    kind: 'invoice' | 'credit',
    rest: Pick<InvoiceDocument, 'lines'> & Partial<InvoiceDocument>,
    now: Date,
    {
      refundTaskId = null,
      payable = payableCheckOut(row.id),
    }: { readonly refundTaskId?: number | null; readonly payable?: PayableRef } = {},
  ): Promise<number> => {
    const series = seriesOf[kind];
    const { number, lastDay } = await within.invoices.nextNumber(series);
    const today = dayInVilnius(now);
    const document: InvoiceDocument = {
      locale: row.locale,
      shopName: (await catalogue.snapshot()).shop.name,
      series,
      number,
      // A clock that was put back does not turn the series round.
      issuedOn: lastDay !== null && lastDay > today ? toDay(lastDay) : today,
      orderNumber: row.number,
      seller: await sellerParty(),
      buyer: buyerParty(row),
      ...rest,
    };
    const totalCents = sum(rest.lines.map(({ listCents, discountCents }) => listCents - discountCents));
    return within.invoices.insert(payable, {
      kind,
      series,
      number,
      document,
      totalCents,
      refundTaskId,
      createdAt: now,
    });
  };

  return {
    /** For a check-out that has just been paid: the new paper's id. */
    issue: async (within: Within, row: CheckOutRow, now: Date): Promise<number> => {
      const lines = linesOf(row, await within.orders.ofCheckOut(row.id));
      const supplied = { from: toDay(row.startDate), to: toDay(row.lastDate) };
      const paid = {
        on: dayInVilnius(now),
        by: row.paymentType,
        ...(row.couponCents > 0 && { couponCents: row.couponCents }),
      };
      return keep(within, row, 'invoice', { lines, supplied, paid }, now);
    },

    /** For money that was returned of a check-out that has an invoice; without one there is nothing to correct. */
    credit: async (
      within: Within,
      row: CheckOutRow,
      returned: Returned,
      now: Date,
    ): Promise<number | null> => {
      const main = await within.invoices.mainOf(row.id);
      const lines = returnedLines(row, returned);
      if (!main || lines.length === 0) return null;
      const { series, number, issuedOn } = main.document as InvoiceDocument;
      const corrects = { series, number, issuedOn };
      return keep(within, row, 'credit', { lines, corrects }, now, { refundTaskId: returned.refundTaskId });
    },

    /** For a change that costs something and has just been paid. */
    issueSupplement: async (
      within: Within,
      row: CheckOutRow,
      { id, days, supplementCents, couponCents }: OrderChangeRow,
      now: Date,
    ): Promise<number> => {
      const dates = days.map(({ from }) => from.day).toSorted();
      const line: InvoiceLine = {
        name: m.paper_line_supplement({}, { locale: row.locale }),
        quantity: 1,
        unit: 'piece',
        kind: 'kit',
        vatPercent: row.vatKitsPercent,
        listCents: supplementCents,
        discountCents: 0,
      };
      const paid = {
        on: dayInVilnius(now),
        by: 'montonio' as const,
        ...(couponCents > 0 && { couponCents }),
      };
      const [from, to] = [dates.at(0) ?? row.startDate, dates.at(-1) ?? row.lastDate];
      return keep(within, row, 'invoice', { lines: [line], supplied: { from, to }, paid }, now, {
        payable: payableSupplement(id),
      });
    },

    creditSupplement: async (
      within: Within,
      row: CheckOutRow,
      changeId: number,
      returned: Returned,
      now: Date,
    ): Promise<number | null> => {
      const payable = payableSupplement(changeId);
      const papers = await within.invoices.ofPayables(payable.kind, [changeId]);
      const main = papers.find(({ kind }) => kind === 'invoice');
      const lines = returnedLines(row, returned);
      if (!main || lines.length === 0) return null;
      const { series, number, issuedOn } = main.document as InvoiceDocument;
      return keep(within, row, 'credit', { lines, corrects: { series, number, issuedOn } }, now, {
        refundTaskId: returned.refundTaskId,
        payable,
      });
    },
  };
};
export type Invoicing = ReturnType<typeof invoicing>;

/** The confirmed amount may be another than what was due: it keeps the proportion of kits and delivery. */
export const returnedParts = (
  amountCents: number,
  due: { readonly kitsCents: number; readonly deliveryCents: number },
): { kitsCents: number; deliveryCents: number } => {
  const [kitsCents = 0, deliveryCents = 0] = allocate(amountCents, [due.kitsCents, due.deliveryCents]);
  return { kitsCents, deliveryCents };
};
