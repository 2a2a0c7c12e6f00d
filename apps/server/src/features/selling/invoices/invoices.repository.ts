import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { invoices, payableColumns } from '../../../db/schema/index.ts';

export type InvoiceRow = typeof invoices.$inferSelect;
type NewInvoice = Omit<typeof invoices.$inferInsert, keyof ReturnType<typeof payableColumns>>;

export const invoicesRepository = (handle: Handle) => ({
  /**
   * Held until the transaction ends, so that a number that is not used after all is given to the next. With it the day
   * of the paper before it in the series.
   */
  nextNumber: async (series: string): Promise<{ number: number; lastDay: string | null }> => {
    const { rows } = await handle.execute<{ last: number }>(sql`
      insert into invoice_counters (series, last) values (${series}, 1)
      on conflict (series) do update set last = invoice_counters.last + 1
      returning last
    `);
    const number = rows[0]?.last;
    if (number === undefined) throw new Error('an invoice got no number');
    const [before] = await handle
      .select({ day: sql<string>`${invoices.document} ->> 'issuedOn'` })
      .from(invoices)
      .where(and(eq(invoices.series, series), eq(invoices.number, number - 1)));
    return { number, lastDay: before?.day ?? null };
  },
  insert: async (ref: Parameters<typeof payableColumns>[0], row: NewInvoice): Promise<number> => {
    const [made] = await handle
      .insert(invoices)
      .values({ ...row, ...payableColumns(ref) })
      .returning({ id: invoices.id });
    if (!made) throw new Error('an invoice was not kept');
    return made.id;
  },
  one: async (id: number): Promise<InvoiceRow | null> => {
    const [row] = await handle.select().from(invoices).where(eq(invoices.id, id));
    return row ?? null;
  },
  ofCheckOut: async (checkOutId: number): Promise<InvoiceRow[]> =>
    handle.select().from(invoices).where(eq(invoices.checkOutId, checkOutId)).orderBy(asc(invoices.id)),
  /** Of others that are paid for. */
  ofPayables: async (kind: string, ids: readonly number[]): Promise<InvoiceRow[]> =>
    ids.length === 0
      ? []
      : handle
          .select()
          .from(invoices)
          .where(and(eq(invoices.payableKind, kind), inArray(invoices.payableId, [...ids])))
          .orderBy(asc(invoices.id)),
  /** The paper that a paid check-out has. */
  mainOf: async (checkOutId: number): Promise<InvoiceRow | null> => {
    const [row] = await handle
      .select()
      .from(invoices)
      .where(and(eq(invoices.checkOutId, checkOutId), eq(invoices.kind, 'invoice')));
    return row ?? null;
  },
});
