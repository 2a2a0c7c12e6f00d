import pg from 'pg';
import type { Connection } from '../src/db/database.ts';
import type { Statement } from './statements.ts';

/** Tables that grow with every order, person or day: nothing may read one of them whole. */
export const bigTables = [
  'addresses',
  'audit_entries',
  'calculations',
  'check_outs',
  'claim_pictures',
  'claims',
  'code_uses',
  'consents',
  'coupon_entries',
  'coupon_orders',
  'coupons',
  'deliveries',
  'delivery_entries',
  'delivery_menus',
  'dish_reviews',
  'individual_drafts',
  'individual_messages',
  'individual_requests',
  'invoices',
  'links',
  'mails',
  'notices',
  'notifications',
  'order_changes',
  'orders',
  'payments',
  'personal_menu_files',
  'personal_menus',
  'points_entries',
  'recovery_codes',
  'referrals',
  'refund_tasks',
  'sessions',
  'stop_rules',
  'users',
];

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
};

/** Below these a limit says nothing any more: they take all before they give the first. */
const takesAll = new Set([
  'Sort',
  'Aggregate',
  'Hash',
  'Materialize',
  'WindowAgg',
  'ModifyTable',
  'HashAggregate',
]);

/** Where a plan reads a big table whole: row by row, or along an index without a condition and without an end. */
const wholeReads = (plan: Plan, isLimited = false): string[] => {
  const type = plan['Node Type'];
  const table = plan['Relation Name'] ?? '';
  const isWhole =
    type === 'Seq Scan' || (/^Index (Only )?Scan/.test(type) && !plan['Index Cond'] && !isLimited);
  const below = type === 'Limit' || (isLimited && !takesAll.has(type));
  return [
    ...(isWhole && bigTables.includes(table) ? [table] : []),
    ...(plan.Plans ?? []).flatMap((each) => wholeReads(each, below)),
  ];
};

/**
 * Small tables are read whole, and joined so, by choice. These take one choice after the other away: whoever reads a
 * table whole under all of them has no other way.
 */
const choices = [
  'set enable_seqscan = off',
  'set enable_hashjoin = off; set enable_mergejoin = off',
  'set enable_indexscan = off; set enable_indexonlyscan = off',
];

/** The statements whose plan reads a big table whole, whatever the planner is told, each with the table. */
export const wholeReadsOf = async (
  connection: Connection,
  statements: readonly Statement[],
): Promise<{ readonly table: string; readonly text: string }[]> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    let found = [...new Map(statements.map((each) => [each.text, { ...each, table: '' }])).values()].filter(
      ({ text }) => /^\s*(select|insert|update|delete|with)\b/i.test(text) && !/\bpgboss\b/.test(text),
    );
    for (const choice of choices) {
      await client.query(choice);
      const left: typeof found = [];
      for (const { text, values } of found) {
        const { rows } = await client.query(`explain (format json) ${text}`, [...values]);
        const [{ Plan: plan }] = (rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'];
        const [table] = wholeReads(plan);
        if (table !== undefined) left.push({ text, values, table });
      }
      found = left;
    }
    return found.map(({ table, text }) => ({ table, text }));
  } finally {
    await client.end();
  }
};
