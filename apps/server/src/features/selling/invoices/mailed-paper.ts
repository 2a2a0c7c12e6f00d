import type { WholeFile } from '@shop/contract/files';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import { type InvoiceDocument, invoiceNumber } from '../../../papers/invoice-document.ts';
import { invoicePdf } from '../../../papers/invoice-pdf.ts';

/** The file that goes along with a mail. */
export const mailedPaper = async (work: UnitOfWork, invoiceId: number): Promise<WholeFile> => {
  const paper = await work.read(({ invoices }) => invoices.one(invoiceId));
  if (!paper) throw new Error('a mail brings a paper that is not there');
  const document = paper.document as InvoiceDocument;
  return { fileName: `${invoiceNumber(document)}.pdf`, bytes: await invoicePdf(document) };
};
