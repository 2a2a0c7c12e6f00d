import type { claimStatuses } from '@shop/contract/claims';
import type { BoughtItem } from '@shop/contract/orders';
import type { Day } from '@shop/domain/day';
import { and, asc, eq, getTableColumns, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Handle } from '../../../db/database.ts';
import { paged, type Paged, partOf } from '../../../db/paged.ts';
import { checkOuts, claimPictures, claims, deliveries, orders } from '../../../db/schema/index.ts';
import type { Failure } from '../../../failure.ts';
import type { LongListQuery } from '../../../page.ts';
import type { Person } from '../../base/person.ts';

export type ClaimRow = typeof claims.$inferSelect;
export type PictureRow = typeof claimPictures.$inferSelect;

/** With whose and which box it is about. */
export type WholeClaim = ClaimRow & {
  readonly checkOutId: number;
  readonly checkOutNumber: string;
  readonly day: Day;
  readonly item: BoughtItem;
  readonly buyer: typeof checkOuts.$inferSelect.buyer;
  readonly pictures: readonly PictureRow[];
};

export type ClaimFilter = LongListQuery<'created'> & {
  readonly userId?: number | undefined;
  readonly status?: (typeof claimStatuses)[number] | undefined;
  readonly checkOutId?: number | undefined;
};

type Bare = Omit<WholeClaim, 'pictures'>;

export const claimsRepository = (handle: Handle) => {
  const whole = () =>
    handle
      .select({
        ...getTableColumns(claims),
        checkOutId: checkOuts.id,
        checkOutNumber: checkOuts.number,
        day: deliveries.day,
        item: sql<BoughtItem>`coalesce(${deliveries.item}, ${orders.item})`,
        buyer: checkOuts.buyer,
      })
      .from(claims)
      .innerJoin(deliveries, eq(deliveries.id, claims.deliveryId))
      .innerJoin(orders, eq(orders.id, deliveries.orderId))
      .innerJoin(checkOuts, eq(checkOuts.id, orders.checkOutId));

  const withPictures = async (rows: readonly Bare[]): Promise<WholeClaim[]> => {
    const ids = rows.map(({ id }) => id);
    const found =
      ids.length === 0
        ? []
        : await handle
            .select()
            .from(claimPictures)
            .where(inArray(claimPictures.claimId, ids))
            .orderBy(asc(claimPictures.id));
    const of = Map.groupBy(found, (picture) => picture.claimId);
    return rows.map((row) => ({ ...row, pictures: of.get(row.id) ?? [] }));
  };

  return {
    one: async (id: number): Promise<WholeClaim | null> =>
      (await withPictures(await whole().where(eq(claims.id, id))))[0] ?? null,
    ofDelivery: async (deliveryId: number): Promise<WholeClaim | null> =>
      (await withPictures(await whole().where(eq(claims.deliveryId, deliveryId))))[0] ?? null,
    list: async (filter: ClaimFilter): Promise<Paged<WholeClaim> | Failure> => {
      const page = await paged<Bare>(handle, {
        query: filter,
        where: and(
          filter.userId === undefined ? undefined : eq(checkOuts.userId, filter.userId),
          filter.status && eq(claims.status, filter.status),
          filter.checkOutId === undefined ? undefined : eq(checkOuts.id, filter.checkOutId),
        ),
        id: claims.id,
        sorts: {},
        read: (part) => partOf(whole().$dynamic(), part),
        ids: () =>
          handle
            .select({ id: claims.id })
            .from(claims)
            .innerJoin(deliveries, eq(deliveries.id, claims.deliveryId))
            .innerJoin(orders, eq(orders.id, deliveries.orderId))
            .innerJoin(checkOuts, eq(checkOuts.id, orders.checkOutId))
            .$dynamic(),
      });
      return 'rows' in page ? { ...page, rows: await withPictures(page.rows) } : page;
    },
    /** Of the account, and of orders that were placed as a guest from its mailbox. */
    ofPerson: async ({ userId, email }: Person): Promise<WholeClaim[]> => {
      const theirs = or(
        userId === null ? undefined : eq(checkOuts.userId, userId),
        email === null
          ? undefined
          : and(isNull(checkOuts.userId), eq(checkOuts.buyerEmail, email.toLowerCase())),
      );
      return theirs ? withPictures(await whole().where(theirs).orderBy(asc(claims.id))) : [];
    },
    picture: async (id: number): Promise<PictureRow | null> => {
      const [row] = await handle.select().from(claimPictures).where(eq(claimPictures.id, id));
      return row ?? null;
    },
    /** Which of these files are pictures of claims. */
    files: async (names: readonly string[]): Promise<string[]> =>
      names.length === 0
        ? []
        : (
            await handle
              .select({ file: claimPictures.file })
              .from(claimPictures)
              .where(inArray(claimPictures.file, [...names]))
          ).map(({ file }) => file),
    isThere: async (deliveryId: number): Promise<boolean> =>
      (await handle.$count(claims, eq(claims.deliveryId, deliveryId))) > 0,
    insert: async (row: typeof claims.$inferInsert, files: readonly string[]): Promise<number> => {
      const [made] = await handle.insert(claims).values(row).returning({ id: claims.id });
      if (!made) throw new Error('a claim was not kept');
      if (files.length > 0)
        await handle.insert(claimPictures).values(files.map((file) => ({ claimId: made.id, file })));
      return made.id;
    },
    answer: async (id: number, change: Partial<ClaimRow>): Promise<void> => {
      await handle.update(claims).set(change).where(eq(claims.id, id));
    },
    /** What was said and shown so long ago; what was answered stays with the order. */
    forgetBefore: async (before: Date): Promise<number> => {
      const old = await handle
        .update(claims)
        .set({ words: '' })
        .where(and(lt(claims.createdAt, before), sql`${claims.words} <> ''`))
        .returning({ id: claims.id });
      const ids = old.map(({ id }) => id);
      if (ids.length > 0) await handle.delete(claimPictures).where(inArray(claimPictures.claimId, ids));
      return ids.length;
    },
  };
};
