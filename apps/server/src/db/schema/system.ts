import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { invoices } from './check-outs.ts';
import { createdAt, id, instant, searchText, version } from './columns.ts';
import { users } from './people.ts';

/** Who changed what, when. Rows are only ever added; those about logins go after a year. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: createdAt(),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What an edit tells of a person: blanked when the person is forgotten. */
    personal: jsonb().$type<Record<string, unknown>>(),
    searchText: searchText('entity', 'entity_id', 'action'),
  },
  (table) => [
    index('audit_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('audit_entity').on(table.entity, table.entityId),
    index('audit_actor').on(table.actorId),
    index('audit_at').on(table.at),
  ],
);

/** Settings that are one value each; what a value may be is told by the feature that owns its key. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  version: version(),
  value: jsonb().notNull(),
  updatedAt: instant().notNull().defaultNow(),
});

/** Every mail that the shop has written. It is kept when it is caused and sent afterwards. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    plain: text().notNull(),
    html: text().notNull(),
    /** The paper that goes along; it is drawn when the mail is sent. */
    invoiceId: integer().references(() => invoices.id, { onDelete: 'set null' }),
    /** The page at which the reader can switch such letters off; blanked when it is sent. */
    unsubscribeUrl: text(),
    createdAt: createdAt(),
    sentAt: instant(),
  },
  (table) => [
    index('mails_recipient').on(sql`lower(${table.recipient})`),
    index('mails_invoice')
      .on(table.invoiceId)
      .where(sql`${table.invoiceId} is not null`),
  ],
);
