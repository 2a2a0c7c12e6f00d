import type { CheckOut } from '@shop/contract/check-outs';
import { type InvoiceDocument, invoiceNumber } from '../../../papers/invoice-document.ts';
import { SUPPLEMENT } from '../order-changes/supplement.ts';
import type { InvoiceRow } from './invoices.repository.ts';

/** What stands on a paper's cover. */
export const invoiceSummary = (row: InvoiceRow): CheckOut['invoices'][number] => ({
  id: row.id,
  kind: row.kind,
  isSupplement: row.payableKind === SUPPLEMENT,
  number: invoiceNumber(row),
  issuedOn: (row.document as InvoiceDocument).issuedOn,
  totalCents: row.totalCents,
});
