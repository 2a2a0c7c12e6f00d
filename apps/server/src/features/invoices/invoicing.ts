import { dayInVilnius, toDay } from '@shop/domain/day';
import { allocate, sum } from '@shop/domain/money';
import { textIn } from '@shop/domain/text';
import { m } from '@shop/messages';
import type { Repositories } from '../../db/unit-of-work.ts';
import type { InvoiceDocument, InvoiceParty } from '../../papers/invoice-document.ts';
import type { InvoiceLine } from '../../papers/invoice-figures.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { buyerName, streetOf } from '../check-outs/check-out-facts.ts';
import type { CheckOutRow } from '../check-outs/check-outs.repository.ts';
import type { OrderRow } from '../check-outs/orders.repository.ts';

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

const linesOf = (row: CheckOutRow, orders: readonly OrderRow[]): InvoiceLine[] => {
  const { locale } = row;
  const kits = orders.map(({ item, days, amount, ...figures }): InvoiceLine => {
    const name = textIn(item.name, locale);
    return {
      name: item.kcal === null ? name : m.paper_line_kit({ name, kcal: item.kcal }, { locale }),
      quantity: days * amount,
      unit: 'day',
      kind: 'kit',
      vatPercent: row.vatKitsPercent,
      listCents: figures.itemTotalCents + figures.kitDiscountCents,
      discountCents: figures.kitDiscountCents + figures.codeDiscountCents + figures.pointsDiscountCents,
    };
  });
  if (row.deliveryCents === 0) return kits;
  return [
    ...kits,
    {
      name: m.paper_line_delivery({}, { locale }),
      quantity: 1,
      unit: 'piece',
      kind: 'delivery',
      vatPercent: row.vatDeliveryPercent,
      listCents: row.deliveryCents,
      discountCents: row.deliveryDiscountCents,
    },
  ];
};

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
      moreLines: [company.phone, company.email, `${company.bankName} ${company.iban}`.trim()].filter(
        (each) => each !== '',
      ),
    };
  };

  const keep = async (
    within: Within,
    row: CheckOutRow,
    kind: 'invoice' | 'credit',
    rest: Pick<InvoiceDocument, 'lines'> & Partial<InvoiceDocument>,
    now: Date,
    refundTaskId: number | null = null,
  ): Promise<void> => {
    const series = seriesOf[kind];
    const number = await within.invoices.nextNumber(series);
    const document: InvoiceDocument = {
      locale: row.locale,
      series,
      number,
      issuedOn: dayInVilnius(now),
      orderNumber: row.number,
      seller: await sellerParty(),
      buyer: buyerParty(row),
      ...rest,
    };
    const totalCents = sum(rest.lines.map(({ listCents, discountCents }) => listCents - discountCents));
    await within.invoices.insert({
      checkOutId: row.id,
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
    /** For a check-out that has just been paid. */
    issue: async (within: Within, row: CheckOutRow, now: Date): Promise<void> => {
      const lines = linesOf(row, await within.orders.linesOf([row.id]));
      const supplied = { from: toDay(row.startDate), to: toDay(row.lastDate) };
      const paid = { on: dayInVilnius(now), by: row.paymentType };
      await keep(within, row, 'invoice', { lines, supplied, paid }, now);
    },

    /** For money that was returned of a check-out that has an invoice; without one there is nothing to correct. */
    credit: async (within: Within, row: CheckOutRow, returned: Returned, now: Date): Promise<void> => {
      const main = await within.invoices.mainOf(row.id);
      const lines = returnedLines(row, returned);
      if (!main || lines.length === 0) return;
      const { series, number, issuedOn } = main.document as InvoiceDocument;
      const corrects = { series, number, issuedOn };
      await keep(within, row, 'credit', { lines, corrects }, now, returned.refundTaskId);
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
