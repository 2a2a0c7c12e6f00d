import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, useShop } from '../../test/test-shop.ts';
import { statementsOf } from '../../test/statements.ts';
import type { Client } from '@shop/contract/client';

const shop = useShop();
let admin: Client;
let categoryId: number;

/** Codes K00001 to K10050; every seventh use count is alike. */
beforeAll(async () => {
  admin = await shop.asNew('admin');
  const { data } = await admin('POST /discounts', { body: { name: 'Daug kodų' } });
  categoryId = data.id;
  await shop.database.execute(sql`
    insert into discount_codes (discount_id, code, type, amount, apply_to_cart, is_free_delivery, meal_kits, city_ids,
      multiple_codes_allowed, multiple_use_in_order, uses_count, expires_at)
    select ${categoryId}, 'K' || lpad(n::text, 5, '0'), 'fixed', 100, false, false, '[]', '{}', false, false, n % 7, now()
    from generate_series(1, 10050) n
  `);
});

type Query = {
  page?: number;
  perPage?: number;
  sort?: 'code' | '-uses' | 'uses';
  after?: string;
  search?: string;
};

const list = async (query: Query) => {
  const { data, meta } = await admin('GET /discount-codes', { query });
  return { codes: data.map(({ code }) => code), meta };
};

describe('a list without end', () => {
  it('is counted as far as anybody wants to know', async () => {
    const { codes, meta } = await list({ perPage: 2 });
    expect(codes).toEqual(['K10050', 'K10049']);
    expect(meta).toMatchObject({ total: 10_000, isTotalCapped: true, lastPage: 5000, from: 1, to: 2 });
    const { meta: few } = await list({ search: 'k0001' });
    expect(few).toEqual({ currentPage: 1, lastPage: 1, total: 10, isTotalCapped: false, from: 1, to: 10 });
  });

  it('is searched as a whole, page by page', async () => {
    const first = await list({ search: 'K0', perPage: 100 });
    expect(first.meta).toMatchObject({ total: 9999, isTotalCapped: false, lastPage: 100 });
    const next = await list({ search: 'K0', perPage: 100, page: 2 });
    expect([first.codes.at(-1), next.codes[0]]).toEqual(['K09900', 'K09899']);
    expect((await list({ search: 'K0', perPage: 100, after: first.meta.nextAfter ?? '' })).codes).toEqual(
      next.codes,
    );
    const all = await list({ search: 'k', perPage: 2 });
    expect(all.codes).toEqual(['K10050', 'K10049']);
    expect(all.meta.isTotalCapped).toBe(true);
  });

  it('goes on by key where the numbers of pages end', async () => {
    const last = await list({ perPage: 100, page: 100 });
    expect(last.codes.at(-1)).toBe('K00051');
    expect((await list({ perPage: 100, page: 101 })).codes).toEqual([]);
    const after = last.meta.nextAfter ?? '';
    const beyond = await list({ perPage: 100, page: 101, after });
    expect(beyond.codes).toHaveLength(50);
    expect(beyond.codes[0]).toBe('K00050');
    expect(beyond.meta).toMatchObject({ currentPage: 101, from: 10_001, to: 10_050 });
    expect(beyond.meta.nextAfter).toBeUndefined();
  });

  it('shows each row once, whatever it is sorted by', async () => {
    for (const sort of ['code', 'uses', '-uses'] as const) {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const { codes, meta } = await list({ perPage: 97, sort, search: 'K001', ...(after && { after }) });
        seen.push(...codes);
        after = meta.nextAfter;
      } while (after);
      expect(seen).toHaveLength(100);
      expect(new Set(seen).size).toBe(100);
    }
  });

  it('sorts alike by the id, the same way round', async () => {
    expect((await list({ sort: 'uses', perPage: 3 })).codes).toEqual(['K00007', 'K00014', 'K00021']);
    expect((await list({ sort: '-uses', perPage: 3 })).codes).toEqual(['K10044', 'K10037', 'K10030']);
  });

  it('refuses a place in another order, and no order', async () => {
    const { meta } = await list({ sort: 'uses', perPage: 3 });
    for (const after of [meta.nextAfter ?? '', 'x', '1~', '99999999999'])
      expect(await refusalOf(list({ after }))).toMatchObject({
        status: 422,
        errors: { after: ['This choice is no longer there'] },
      });
    expect((await refusalOf(list({ sort: 'uses', after: '1' }))).status).toBe(422);
    expect((await refusalOf(list({ sort: 'uses', after: '1~abc' }))).status).toBe(422);
    expect((await refusalOf(list({ sort: 'name' as never }))).status).toBe(422);
  });

  it('goes on from a day only that there is', async () => {
    for (const day of ['2026-02-31', '2026', '2026-02', '0000-01-01', 'x'])
      expect(
        (await refusalOf(admin('GET /check-outs', { query: { sort: 'start', after: `5~${day}` } }))).status,
        day,
      ).toBe(422);
    expect(
      (await admin('GET /check-outs', { query: { sort: 'start', after: '5~2026-11-17' } })).data,
    ).toEqual([]);
  });

  it('costs two statements, and one where nothing was found or the first page is all', async () => {
    const asked = async (query: Query) =>
      (await statementsOf(() => list(query))).filter((each) => each.includes('discount_codes'));
    expect(await asked({ perPage: 50 })).toHaveLength(2);
    expect(await asked({ search: 'k0001' })).toHaveLength(2);
    expect(await asked({ search: 'nebuvo' })).toHaveLength(1);
    expect(await asked({ page: 150, perPage: 50 })).toHaveLength(3);
  });
});
