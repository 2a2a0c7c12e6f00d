import { z } from 'zod';
import { numeral } from './parts.ts';

export const pageQuery = z.object({
  page: numeral(z.number().int().min(1).max(1_000_000)).default(1),
  perPage: numeral(z.number().int().min(1).max(100)).default(50),
});

type Sorts<S extends string> = z.ZodOptional<z.ZodEnum<{ [K in S | `-${S}`]: K }>>;

/** By what a list can be sorted, upwards or (`-name`) downwards; absent: in the list's own order. */
export const sortBy = <const S extends string>(names: readonly S[]): Sorts<S> =>
  z.enum([...names, ...names.map((name) => `-${name}` as const)]).optional() as unknown as Sorts<S>;

/** Words in any order, as parts of words, whatever their accents and capitals. */
export const searchWords = z.string().trim().max(100).optional();

export const listQuery = <const S extends string>(...sorts: readonly S[]) =>
  pageQuery.extend({ search: searchWords, sort: sortBy(sorts) });

/**
 * A list without end. Pages by number reach as far as its total is counted; `after` (a page's `next_after`) goes on from
 * any page at the same price. The page number that comes along is then only what the page is called.
 */
export const longListQuery = <const S extends string>(...sorts: readonly S[]) =>
  listQuery(...sorts).extend({ after: z.string().max(500).optional() });

export const pageMeta = z.object({
  currentPage: z.number().int(),
  lastPage: z.number().int(),
  total: z.number().int(),
  /** There are more than `total`: nobody waits for so many to be counted. */
  isTotalCapped: z.boolean(),
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
  /** Where the next page begins, in a long list that goes on. */
  nextAfter: z.string().optional(),
});
export type PageMeta = z.infer<typeof pageMeta>;

export const listOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), meta: pageMeta });
