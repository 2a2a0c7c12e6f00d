import { and, asc, eq, sql } from 'drizzle-orm';
import type { Handle } from '../../db/database.ts';
import { invoices } from '../../db/schema/index.ts';

export type InvoiceRow = typeof invoices.$inferSelect;
export type NewInvoice = typeof invoices.$inferInsert;

export const invoicesRepository = (handle: Handle) => ({
  /** Held until the transaction ends, so that a number that is not used after all is given to the next. */
  nextNumber: async (series: string): Promise<number> => {
    const { rows } = await handle.execute<{ last: number }>(sql`
      insert into invoice_counters (series, last) values (${series}, 1)
      on conflict (series) do update set last = invoice_counters.last + 1
      returning last
    `);
    const [row] = rows;
    if (!row) throw new Error('an invoice got no number');
    return row.last;
  },
  insert: async (row: NewInvoice): Promise<void> => {
    await handle.insert(invoices).values(row);
  },
  ofCheckOut: async (checkOutId: number): Promise<InvoiceRow[]> =>
    handle.select().from(invoices).where(eq(invoices.checkOutId, checkOutId)).orderBy(asc(invoices.id)),
  /** The paper that a paid check-out has. */
  mainOf: async (checkOutId: number): Promise<InvoiceRow | null> => {
    const [row] = await handle
      .select()
      .from(invoices)
      .where(and(eq(invoices.checkOutId, checkOutId), eq(invoices.kind, 'invoice')));
    return row ?? null;
  },
});
