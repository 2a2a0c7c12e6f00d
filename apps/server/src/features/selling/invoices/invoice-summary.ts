import type { CheckOut } from '@shop/contract/check-outs';
import { type InvoiceDocument, invoiceNumber } from '../../../papers/invoice-document.ts';
import type { InvoiceRow } from './invoices.repository.ts';

/** What stands on a paper's cover. */
export const invoiceSummary = (row: InvoiceRow): CheckOut['invoices'][number] => ({
  id: row.id,
  kind: row.kind,
  number: invoiceNumber(row),
  issuedOn: (row.document as InvoiceDocument).issuedOn,
  totalCents: row.totalCents,
});
