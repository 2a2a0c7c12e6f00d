import { beforeEach, describe, expect, it } from 'vitest';
import { paidDays, payOnline } from '../../../../test/ordered-days.ts';
import { type CheckOutBody, place, usePayingShop } from '../../../../test/paying-shop.ts';
import { openCity, sellKit } from '../../../../test/pricing.ts';
import { somebodyWaits } from '../../../../test/waiting.ts';

const shop = usePayingShop();
beforeEach(() => shop.clock.moveTo(new Date('2026-11-16T10:00:00Z')));

/** A transaction of somebody else, which ends by itself when the task is over. */
const meanwhile = async <T>(
  begin: string,
  task: (isFree: (checkOutId: number) => Promise<boolean>) => Promise<T>,
): Promise<T> => {
  const other = await shop.database.$client.connect();
  try {
    await other.query('begin');
    await other.query(begin);
    return await task(async (id) => {
      const { rows } = await other.query(`select 1 from check_outs where id = ${id} for update skip locked`);
      return rows.length === 1;
    });
  } finally {
    await other.query('rollback');
    other.release();
  }
};
const closing = `select pg_advisory_xact_lock(hashtext('calendar days'))`;
const puttingOntoDays = `select pg_advisory_xact_lock_shared(hashtext('calendar days'))`;

const unpaid = async (paymentType: CheckOutBody['paymentType']) => {
  const admin = await shop.asNew('admin');
  const cart = { cityId: await openCity(admin), startDate: '2026-11-23', items: [await sellKit(admin)] };
  return { admin, placed: await place(shop.as(null), cart, { paymentType }) };
};

describe('while somebody closes a day, whoever moves days waits without holding an order', () => {
  it('when a transfer is approved', async () => {
    const { admin, placed } = await unpaid('bank_account');
    const params = { id: placed.id };
    const approved = await meanwhile(closing, async (isFree) => {
      const waiting = admin('PUT /check-outs/{id}', { params, body: { action: 'approve_payment' } });
      await somebodyWaits(shop.database);
      expect(await isFree(placed.id)).toBe(true);
      return { waiting };
    });
    expect((await approved.waiting).data.status).toBe('paid');
  });

  it('when money comes online', async () => {
    const { admin, placed } = await unpaid('montonio');
    const paid = await meanwhile(closing, async (isFree) => {
      const waiting = payOnline(shop, placed.paymentUrl);
      await somebodyWaits(shop.database);
      expect(await isFree(placed.id)).toBe(true);
      return { waiting };
    });
    await paid.waiting;
    const { data } = await admin('GET /check-outs/{id}', { params: { id: placed.id } });
    expect(data.status).toBe('paid');
  });
});

it('what closing a day would do is answered while others put deliveries onto days, and nobody is held', async () => {
  const { admin, cityId, placed } = await paidDays(shop, { days: 5 });
  const answer = await meanwhile(puttingOntoDays, async (isFree) => {
    expect(await isFree(placed.id)).toBe(true);
    return admin('PUT /calendar-days/{id}', {
      params: { id: '2026-11-24' },
      query: { preview: true },
      body: { cityId, isClosed: true, isHoliday: false, deliveries: { action: 'move' } },
    });
  });
  expect(answer.data.closing).toMatchObject({ checkOuts: 1, deliveries: 1, moved: 1 });
});
