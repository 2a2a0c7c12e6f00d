import type { DiscountCodeInput } from '@shop/contract/discounts';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { codeUses, discountCodes } from '../../../db/schema/index.ts';
import type { Fields } from '../../../changed-fields.ts';
import { lockRow, updateRow } from '../../base/crud/crud.repository.ts';
import { paged, type Paged, partOf } from '../../../db/paged.ts';
import { holdsWordsIn, plainWords } from '../../../db/search.ts';
import type { Failure } from '../../../failure.ts';
import type { LongListQuery } from '../../../page.ts';

export type CodeRow = typeof discountCodes.$inferSelect;
export type Terms = Omit<DiscountCodeInput, 'code'>;
export type CodeFilter = LongListQuery<'created' | 'code' | 'uses'> & {
  readonly categoryId?: number | undefined;
};
export type Claim = { readonly codeId: number; readonly buyer: string; readonly checkOutId: number };

const row = (input: Terms) => ({
  discountId: input.categoryId,
  type: input.type,
  amount: input.amount,
  applyToCart: input.applyToCart,
  isFreeDelivery: input.isFreeDelivery,
  mealKits: input.mealKitsIds,
  cityIds: input.citiesIds,
  multipleCodesAllowed: input.multipleCodesAllowed,
  multipleUseInOrder: input.multipleUseInOrder,
  usesLimit: input.usesLimit,
  usesPerBuyer: input.usesPerBuyer,
});

export const codesRepository = (handle: Handle) => ({
  list: (query: CodeFilter): Promise<Paged<CodeRow> | Failure> =>
    paged<CodeRow, 'code' | 'uses'>(handle, {
      query,
      where: and(
        query.categoryId === undefined ? undefined : eq(discountCodes.discountId, query.categoryId),
        holdsWordsIn(plainWords(discountCodes.code), query.search),
      ),
      id: discountCodes.id,
      sorts: {
        code: { column: discountCodes.code, of: (row) => row.code },
        uses: { column: discountCodes.usesCount, of: (row) => row.usesCount },
      },
      read: (part) => partOf(handle.select().from(discountCodes).$dynamic(), part),
      ids: () => handle.select({ id: discountCodes.id }).from(discountCodes).$dynamic(),
    }),
  one: async (id: number): Promise<CodeRow | null> => {
    const [found] = await handle.select().from(discountCodes).where(eq(discountCodes.id, id));
    return found ?? null;
  },
  byCodes: async (codes: readonly string[]): Promise<CodeRow[]> =>
    codes.length === 0
      ? []
      : handle
          .select()
          .from(discountCodes)
          .where(inArray(discountCodes.code, [...codes])),
  /** Codes that are taken are left out: whoever asks counts what came back. */
  insert: async (
    codes: readonly string[],
    terms: Terms,
    life: { readonly createdAt: Date; readonly expiresAt: Date },
  ): Promise<CodeRow[]> =>
    handle
      .insert(discountCodes)
      .values(codes.map((code) => ({ ...row(terms), ...life, code })))
      .onConflictDoNothing()
      .returning(),
  lock: (id: number): Promise<Fields | null> => lockRow(handle, discountCodes, id),
  update: (id: number, input: DiscountCodeInput, version?: number): Promise<boolean> =>
    updateRow(handle, discountCodes, { id, version }, { ...row(input), code: input.code }),
  remove: async (id: number): Promise<void> => {
    await handle.delete(discountCodes).where(eq(discountCodes.id, id));
  },
  wasUsed: async (ids: { readonly codeId?: number; readonly discountId?: number }): Promise<boolean> => {
    const [found] = await handle
      .select({ id: codeUses.id })
      .from(codeUses)
      .innerJoin(discountCodes, eq(discountCodes.id, codeUses.codeId))
      .where(
        and(
          ids.codeId === undefined ? undefined : eq(discountCodes.id, ids.codeId),
          ids.discountId === undefined ? undefined : eq(discountCodes.discountId, ids.discountId),
        ),
      )
      .limit(1);
    return found !== undefined;
  },
  /** How often this buyer has had each of these codes. */
  usesBy: async (buyer: string, codeIds: readonly number[]): Promise<Map<number, number>> => {
    if (codeIds.length === 0) return new Map();
    const rows = await handle
      .select({ codeId: codeUses.codeId, uses: count() })
      .from(codeUses)
      .where(
        and(inArray(codeUses.codeId, [...codeIds]), eq(codeUses.buyer, buyer), isNull(codeUses.releasedAt)),
      )
      .groupBy(codeUses.codeId);
    return new Map(rows.map(({ codeId, uses }) => [codeId, uses]));
  },
  /**
   * Takes one use, if there is one left. The first statement counts it and holds the code's row until the
   * transaction ends, so that the second sees every use that this buyer has had, also those of a moment ago.
   */
  claim: async ({ codeId, buyer, checkOutId }: Claim, now: Date): Promise<boolean> => {
    const counted = await handle
      .update(discountCodes)
      .set({ usesCount: sql`${discountCodes.usesCount} + 1` })
      .where(
        and(
          eq(discountCodes.id, codeId),
          sql`${discountCodes.expiresAt} > ${now.toISOString()}`,
          sql`(${discountCodes.usesLimit} is null or ${discountCodes.usesCount} < ${discountCodes.usesLimit})`,
        ),
      );
    if (!counted.rowCount) return false;
    const { rowCount } = await handle.execute(sql`
      insert into code_uses (code_id, buyer, check_out_id, at)
      select id, ${buyer}, ${checkOutId}, ${now.toISOString()} from discount_codes
      where id = ${codeId} and (uses_per_buyer is null or uses_per_buyer > (
        select count(*) from code_uses where code_id = ${codeId} and buyer = ${buyer} and released_at is null
      ))
    `);
    return rowCount === 1;
  },
  /**
   * Gives back every use that a check-out had. Asked twice, it does so once. The codes are locked in the order of
   * their ids, as they are where uses are taken, so that the two cannot deadlock.
   */
  release: async (checkOutId: number, now: Date): Promise<void> => {
    const uses = and(eq(codeUses.checkOutId, checkOutId), isNull(codeUses.releasedAt));
    await handle
      .select({ id: discountCodes.id })
      .from(discountCodes)
      .where(inArray(discountCodes.id, handle.select({ id: codeUses.codeId }).from(codeUses).where(uses)))
      .orderBy(asc(discountCodes.id))
      .for('update');
    const given = await handle
      .update(codeUses)
      .set({ releasedAt: now })
      .where(uses)
      .returning({ codeId: codeUses.codeId });
    if (given.length === 0) return;
    await handle
      .update(discountCodes)
      .set({ usesCount: sql`${discountCodes.usesCount} - 1` })
      .where(
        inArray(
          discountCodes.id,
          given.map(({ codeId }) => codeId),
        ),
      );
  },
  usesOf: (buyer: string) =>
    handle
      .select({ code: discountCodes.code, at: codeUses.at, givenBackAt: codeUses.releasedAt })
      .from(codeUses)
      .innerJoin(discountCodes, eq(discountCodes.id, codeUses.codeId))
      .where(eq(codeUses.buyer, buyer.toLowerCase()))
      .orderBy(asc(codeUses.id)),
  /** Uses stay counted, without a name. */
  forgetBuyer: async (buyer: string): Promise<void> => {
    await handle.update(codeUses).set({ buyer: '' }).where(eq(codeUses.buyer, buyer.toLowerCase()));
  },
});
