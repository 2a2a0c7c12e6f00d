import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bareCheckOuts } from '../../../../test/bare-check-outs.ts';
import {
  behindTheDoor,
  type Item,
  makeCode,
  openCity,
  sellKit,
  sellUniqueKit,
} from '../../../../test/pricing.ts';
import { refusalOf, useShop } from '../../../../test/test-shop.ts';
import { somebodyWaits } from '../../../../test/waiting.ts';
import { discountCodes } from '../../../db/schema/index.ts';
import { isFailure } from '../../../failure.ts';
import { codesService } from './codes.service.ts';

const shop = useShop();

const usesOf = async (id: number): Promise<number | undefined> => {
  const [row] = await shop.database.select().from(discountCodes).where(eq(discountCodes.id, id));
  return row?.usesCount;
};

const check = async (code: string, items: Item[], more: { cityId?: number; discountCodes?: string[] } = {}) =>
  (
    await shop.as(null)('POST /discount-codes/check', {
      body: { code, startDate: '2026-11-17', items, ...more },
    })
  ).data;

describe('discount codes', () => {
  it('belong to a campaign, live for 60 days and are listed by it', async () => {
    const admin = await shop.asNew('admin');
    const code = await makeCode(admin, { code: 'ruduo-15', amount: 15 });
    expect(code).toMatchObject({
      code: 'RUDUO-15',
      createdAt: '2026-11-16T08:00:00.000Z',
      expiresAt: '2027-01-15T08:00:00.000Z',
    });
    const { data } = await admin('GET /discount-codes', { query: { categoryId: code.categoryId } });
    expect(data.map((each) => each.code)).toEqual(['RUDUO-15']);
    const taken = await refusalOf(makeCode(admin, { code: 'Ruduo-15' }));
    expect(taken.errors).toEqual({ code: ['There is one already'] });
  });

  it('renamed to a name that another one gets at the same moment are told so beside the field', async () => {
    const admin = await shop.asNew('admin');
    const [quick, slow] = [await makeCode(admin), await makeCode(admin)];
    const { categoryId, type, amount } = slow;
    const other = await shop.database.$client.connect();
    try {
      await other.query('begin');
      await other.query(`update discount_codes set code = 'VIENAS' where id = $1`, [quick.id]);
      const body = { categoryId, type, amount, code: 'VIENAS' };
      const refusal = refusalOf(admin('PUT /discount-codes/{id}', { params: { id: slow.id }, body }));
      await somebodyWaits(shop.database);
      await other.query('commit');
      expect(await refusal).toMatchObject({ status: 422, errors: { code: ['There is one already'] } });
    } finally {
      other.release(true);
    }
    const { data } = await admin('GET /discount-codes', { query: { categoryId } });
    expect(data.map((each) => each.code)).toEqual([slow.code]);
  });

  it('are made many at once, each readable and different', async () => {
    const admin = await shop.asNew('admin');
    const { data: campaign } = await admin('POST /discounts', { body: { name: 'Dovanos' } });
    const { data } = await admin('POST /discount-codes/bulk', {
      body: { categoryId: campaign.id, count: 200, type: 'fixed', amount: 500, usesLimit: 1 },
    });
    expect(new Set(data.map((each) => each.code)).size).toBe(200);
    expect(data.every((each) => /^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/.test(each.code))).toBe(true);
    const list = await admin('GET /discounts');
    expect(list.data.find((each) => each.id === campaign.id)).toMatchObject({
      codesCount: 200,
      usesCount: 0,
    });
  });

  it.each([
    { type: 'percentage', amount: 0 },
    { type: 'fixed', amount: 0 },
  ] as const)('give something: $amount $type', async (discount) => {
    const admin = await shop.asNew('admin');
    const { data: campaign } = await admin('POST /discounts', { body: { name: 'Nieko' } });
    const terms = { categoryId: campaign.id, ...discount };
    const nothing = { amount: ['A discount has to be more than nothing'] };
    const one = { body: { ...terms, code: 'NIEKO' } };
    expect((await refusalOf(admin('POST /discount-codes', one))).errors).toEqual(nothing);
    const many = { body: { ...terms, count: 2 } };
    expect((await refusalOf(admin('POST /discount-codes/bulk', many))).errors).toEqual(nothing);
    expect((await admin('GET /discount-codes', { query: { categoryId: campaign.id } })).data).toEqual([]);
    const delivered = { body: { ...terms, code: 'ATVEZAM', isFreeDelivery: true } };
    expect((await admin('POST /discount-codes', delivered)).data).toMatchObject(discount);
    await admin('DELETE /discounts/{id}', { params: { id: campaign.id } });
  });

  it('are at most all of it, and whole cents', async () => {
    const admin = await shop.asNew('admin');
    expect((await refusalOf(makeCode(admin, { amount: 100.01 }))).errors).toHaveProperty('amount');
    expect((await refusalOf(makeCode(admin, { type: 'fixed', amount: 10.5 }))).errors).toHaveProperty(
      'amount',
    );
  });

  it('name only kits, periods, cities and campaigns that are there', async () => {
    const admin = await shop.asNew('admin');
    const refusal = await refusalOf(
      makeCode(admin, { mealKitsIds: [{ id: 999_999 }], citiesIds: [999_999] }),
    );
    expect(refusal.errors).toEqual({
      mealKitsIds: ['This choice is no longer there'],
      citiesIds: ['This choice is no longer there'],
    });
    expect((await refusalOf(makeCode(admin, { categoryId: 999_999 }))).errors).toHaveProperty('categoryId');
  });

  it('are answered at once, with the reason in words', async () => {
    const admin = await shop.asNew('admin');
    const [cityId, elsewhere] = [await openCity(admin), await openCity(admin, 'Kaunas')];
    const kit = await sellKit(admin);
    const unique = await sellUniqueKit(admin);
    const good = await makeCode(admin);
    const alone = await makeCode(admin, { multipleCodesAllowed: false });
    const there = await makeCode(admin, { citiesIds: [elsewhere] });
    const other = await makeCode(admin, { mealKitsIds: [{ id: unique.mealKitId }] });

    expect(await check(good.code, [kit], { cityId })).toMatchObject({
      accepted: true,
      message: 'The code has been applied',
      discountCode: { code: good.code, type: 'percentage', amount: 10, usesLeft: null },
    });
    const refused = async (...args: Parameters<typeof check>) => {
      const { accepted, reason, message, discountCode } = await check(...args);
      expect(accepted).toBe(false);
      expect(discountCode).toBeNull();
      return [reason, message];
    };
    expect(await refused('NEBUVO', [kit])).toEqual([
      'unknown',
      'There is no such code. Check that no letter is missing',
    ]);
    expect(await refused(good.code, [kit], { discountCodes: [good.code] })).toEqual([
      'already_applied',
      'This code has already been applied',
    ]);
    expect(await refused(alone.code, [kit], { discountCodes: [good.code] })).toEqual([
      'stands_alone',
      'This code cannot be combined with others. Remove the code that is applied first',
    ]);
    expect(await refused(there.code, [kit], { cityId })).toEqual([
      'not_for_city',
      'The code is not for the chosen city',
    ]);
    expect(await refused(good.code, [unique])).toEqual([
      'unique_kits_only',
      'A unique meal kit cannot use a discount code',
    ]);
    expect((await refused(other.code, [kit]))[0]).toBe('fits_no_item');
    shop.clock.moveTo(new Date('2027-01-15T08:00:00Z'));
    expect(await refused(good.code, [kit])).toEqual(['expired', 'The code has expired']);
    shop.clock.moveTo(new Date('2026-11-16T08:00:00Z'));
  });

  describe('cannot be guessed:', () => {
    const tried = async (remoteAddress: string, url: string, payload: object, times = 1) => {
      const tries = Array.from({ length: times }, () =>
        shop.inject({ method: 'POST', url: `/api${url}`, remoteAddress, payload }),
      );
      const statuses = (await Promise.all(tries)).map((each) => each.statusCode);
      return Object.fromEntries(
        Map.groupBy(statuses, String)
          .entries()
          .map(([code, all]) => [code, all.length]),
      );
    };
    const checkUrl = '/discount-codes/check';
    const quoteUrl = '/check-outs/quote';

    it('after 60 unknown ones from an address the door closes for ten minutes', async () => {
      const from = '203.0.113.9';
      expect(await tried(from, checkUrl, { code: 'SPEJU', items: [] }, 70)).toEqual({ 200: 60, 429: 10 });
      const { code } = await makeCode(await shop.asNew('admin'));
      expect(await tried(from, checkUrl, { code, items: [] })).toEqual({ 429: 1 });
      expect(await tried('203.0.113.10', checkUrl, { code, items: [] })).toEqual({ 200: 1 });
      const before = shop.clock.now();
      shop.clock.moveTo(new Date(before.getTime() + 600_000));
      expect(await tried(from, checkUrl, { code, items: [] })).toEqual({ 200: 1 });
      shop.clock.moveTo(before);
    });

    it('a quote of many codes counts each of them, and shares its tries with the check', async () => {
      const from = '203.0.113.11';
      const guesses = Array.from({ length: 20 }, (_, index) => `SPEJU-${index}`);
      expect(await tried(from, quoteUrl, { items: [], discountCodes: guesses }, 4)).toEqual({
        200: 3,
        429: 1,
      });
      expect(await tried(from, checkUrl, { code: 'SPEJU', items: [] })).toEqual({ 429: 1 });
      const { code } = await makeCode(await shop.asNew('admin'));
      expect(await tried(from, quoteUrl, { items: [], discountCodes: [code] })).toEqual({ 429: 1 });
      expect(await tried(from, quoteUrl, { items: [] })).toEqual({ 200: 1 });
    });

    it('a cart with codes that exist is priced as often as one likes', async () => {
      const { code } = await makeCode(await shop.asNew('admin'));
      const priced = { items: [], discountCodes: [code] };
      for (let round = 0; round < 4; round += 1)
        expect(await tried('203.0.113.12', quoteUrl, priced, 20)).toEqual({ 200: 20 });
    });
  });
});

describe('a use of a code', () => {
  beforeAll(() => bareCheckOuts(shop, 700));

  const claimAs = (codeId: number, buyer: string, checkOutId: number) => {
    const { work, catalogue } = behindTheDoor(shop);
    const codes = codesService(work, catalogue);
    return work.transaction((within) =>
      codes.claim(within, [codeId], { buyer, checkOutId }, shop.clock.now()),
    );
  };

  it('is had by one of fifty buyers at once when it is the last', async () => {
    const admin = await shop.asNew('admin');
    const code = await makeCode(admin, { usesLimit: 1 });
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        claimAs(code.id, `pirkejas${index}@shop.example`, 100 + index),
      ),
    );
    expect(results.filter((result) => result === null)).toHaveLength(1);
    expect(results.filter(isFailure).every((failure) => failure.code === 'code_used_up')).toBe(true);
    expect(await usesOf(code.id)).toBe(1);
  });

  it('is had once by a buyer who orders twenty times at once, where it is one for each buyer', async () => {
    const admin = await shop.asNew('admin');
    const code = await makeCode(admin, { usesPerBuyer: 1 });
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        claimAs(code.id, index % 2 ? 'egle@shop.example' : 'EGLE@shop.example', 200 + index),
      ),
    );
    expect(results.filter((result) => result === null)).toHaveLength(1);
    expect(await usesOf(code.id)).toBe(1);
    expect(await claimAs(code.id, 'kita@shop.example', 300)).toBeNull();
    expect(await usesOf(code.id)).toBe(2);
  });

  it('is told to the buyer who has had it', async () => {
    const admin = await shop.asNew('admin');
    const code = await makeCode(admin, { usesPerBuyer: 1 });
    const buyer = await shop.person('user');
    const kit = await sellKit(admin);
    expect(await claimAs(code.id, buyer.email, 400)).toBeNull();
    const { data } = await shop.as(buyer)('POST /discount-codes/check', {
      body: { code: code.code, items: [kit] },
    });
    expect(data).toMatchObject({ accepted: false, reason: 'used_by_buyer' });
    expect((await check(code.code, [kit])).accepted).toBe(true);
  });

  it('is given back once when its check-out ends unpaid, however often that is told', async () => {
    const admin = await shop.asNew('admin');
    const code = await makeCode(admin, { usesLimit: 1 });
    const { work, catalogue } = behindTheDoor(shop);
    const codes = codesService(work, catalogue);
    expect(await claimAs(code.id, 'a@shop.example', 500)).toBeNull();
    expect(isFailure(await claimAs(code.id, 'b@shop.example', 501))).toBe(true);
    for (let time = 0; time < 3; time += 1) {
      await work.transaction((within) => codes.release(within, 500, shop.clock.now()));
    }
    expect(await usesOf(code.id)).toBe(0);
    expect(await claimAs(code.id, 'b@shop.example', 501)).toBeNull();
  });

  it('is given back in the order in which uses are taken', async () => {
    const admin = await shop.asNew('admin');
    const ids: number[] = [];
    for (let each = 0; each < 8; each += 1) ids.push((await makeCode(admin)).id);
    const [first, ...others] = ids;
    const { work, catalogue } = behindTheDoor(shop);
    const codes = codesService(work, catalogue);
    const use = { buyer: 'a@shop.example', checkOutId: 650 };
    expect(await work.transaction((within) => codes.claim(within, ids, use, shop.clock.now()))).toBeNull();

    const other = await shop.database.$client.connect();
    try {
      await other.query('begin');
      await other.query('select 1 from discount_codes where id = $1 for update', [first]);
      const released = work.transaction((within) => codes.release(within, 650, shop.clock.now()));
      await somebodyWaits(shop.database);
      // The release waits for the lock on the first code and holds none of the others: no deadlock.
      await other.query('select 1 from discount_codes where id = any($1) for update nowait', [others]);
      await other.query('commit');
      await released;
    } finally {
      other.release(true);
    }
    expect(await Promise.all(ids.map(usesOf))).toEqual(ids.map(() => 0));
  });

  it('of several codes is all or nothing', async () => {
    const admin = await shop.asNew('admin');
    const open = await makeCode(admin);
    const spent = await makeCode(admin, { usesLimit: 1 });
    expect(await claimAs(spent.id, 'a@shop.example', 600)).toBeNull();
    const { work, catalogue } = behindTheDoor(shop);
    const codes = codesService(work, catalogue);
    const result = await work.transaction((within) =>
      codes.claim(
        within,
        [open.id, spent.id],
        { buyer: 'b@shop.example', checkOutId: 601 },
        shop.clock.now(),
      ),
    );
    expect(isFailure(result)).toBe(true);
    expect(await usesOf(open.id)).toBe(0);
  });

  it('keeps a code and its campaign from being deleted', async () => {
    const admin = await shop.asNew('admin');
    const code = await makeCode(admin);
    expect(await claimAs(code.id, 'a@shop.example', 700)).toBeNull();
    const byCode = await refusalOf(admin('DELETE /discount-codes/{id}', { params: { id: code.id } }));
    const byCampaign = await refusalOf(admin('DELETE /discounts/{id}', { params: { id: code.categoryId } }));
    expect([byCode.status, byCampaign.status]).toEqual([409, 409]);
    expect(await usesOf(code.id)).toBe(1);
  });
});
