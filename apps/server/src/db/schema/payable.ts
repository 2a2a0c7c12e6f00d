import { integer, text } from 'drizzle-orm/pg-core';

/** What is paid for. A check-out is told by a column of its own too, so that what is about it goes with it. */
export const payableRef = () => ({ payableKind: text().notNull(), payableId: integer().notNull() });

/** What a row about something that is paid for says of it. */
export const payableColumns = ({ kind, id }: { readonly kind: string; readonly id: number }) => ({
  payableKind: kind,
  payableId: id,
  checkOutId: kind === 'check_out' ? id : null,
});
